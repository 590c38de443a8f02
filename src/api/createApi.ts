import { loadOnce } from '../lib/loadOnce';
import { withTimeout } from '../lib/withTimeout';
import type { Api, ApiCallOptions, ApiInput, ApiOutput, OperationId } from './api';
import { ApiError } from './ApiError';
import type { ApiClient, ClientParts } from './createClient';
import { pageToken } from './csrfToken';
import { nullProto } from './nullProto';

export interface ApiParts extends ClientParts {
  /** The lazy chunk of the client. */
  importClient: () => Promise<{ createClient: (parts: ClientParts) => ApiClient }>;
}

/**
 * The shop's endpoints, as far as every page needs them: the client that calls them is loaded with the first call (ADR 018). Until then
 * a page that is left has nothing to send: its intents are in the log (ADR 014).
 */
export function createApi({ importClient, ...parts }: ApiParts): Api {
  const { page } = parts;
  const options = nullProto(parts.options ?? {});
  let client: ApiClient | null = null;
  const load = loadOnce(async () => {
    const { createClient } = await withTimeout(importClient());
    client = createClient(parts);
    return client;
  });

  async function run(operation: OperationId, input: object, how: ApiCallOptions): Promise<unknown> {
    const loaded = await load();
    return how.signal?.aborted ? undefined : loaded.run(operation, input, how);
  }

  return {
    load,
    async call<Op extends OperationId>(operation: Op, input: ApiInput<Op>, callOptions: ApiCallOptions = {}) {
      const how = nullProto(callOptions);
      try {
        return (await Promise.race([run(operation, input, how), aborted(operation, how.signal)])) as ApiOutput<Op>;
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new ApiError(page.visibility.isOnline() ? 'network' : 'offline', operation, { cause });
      }
    },
    sendOnLeave: (operation, input) => client !== null && client.sendOnLeave(operation, input),
    acceptsOptionalFields: () => (client === null ? options.extensions !== false : client.acceptsOptionalFields()),
    csrfToken: () => (client === null ? pageToken(options, page) : client.csrfToken()),
    clockOffsetMs: () => client?.clockOffsetMs() ?? 0,
  };
}

/** Rejects when the caller cancels, also while the client loads, during the delay of a retry or while a token is fetched. */
function aborted(operation: string, signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new ApiError('aborted', operation));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
