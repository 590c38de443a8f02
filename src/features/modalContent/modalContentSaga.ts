import { call, fork, put, race, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { serialQueue } from '../../lib/serialQueue';
import { waitForState } from '../../lib/waitForState';
import { modalsActions, selectModal } from '../modals';
import type { WithModals } from '../modals';
import { getApi, getPage } from '../sagaContext';
import { toContentHtml } from './contentMapping';
import { modalContentActions, selectContent } from './modalContentSlice';
import type { WithModalContent } from './modalContentSlice';

const { contentReceived, contentFailed } = modalContentActions;

/** R7.029, R7.030 */
function* fetchHtml(url: string, signal: AbortSignal): SagaGenerator<{ html: string; htmlUrl: string }> {
  const api = yield* getApi();
  let htmlUrl = url;
  const onRedirected = (finalUrl: string): void => void (htmlUrl = withoutModal(finalUrl));
  const body = yield* call(() => api.call('modalSource', { url, query: { modal: 1 } }, { signal, onRedirected }));
  return { html: toContentHtml(body), htmlUrl };
}

/** What the content posts to is a page, not the content of a modal. */
function withoutModal(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.delete('modal');
  return parsed.href;
}

const untilClosed = (name: string) => waitForState((state: WithModals) => (selectModal(state, name) === null ? true : null));

/** Fetches what a requested modal shows, unless it is kept from before (A132). Closing the modal ends the request. */
function* loadContent(name: string): SagaGenerator {
  const content = yield* select((state: WithModalContent) => selectContent(state, name));
  if (content?.status !== 'pending' || content.request.sourceUrl === null) return;
  const abort = new AbortController();
  try {
    const { fetched } = yield* race({ fetched: fetchHtml(content.request.sourceUrl, abort.signal), closed: untilClosed(name) });
    if (fetched !== undefined) yield* put(contentReceived({ name, ...fetched }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield* put(contentFailed({ name, reason }));
  } finally {
    abort.abort();
  }
}

/** R8.26: logged only, and the modal closes; who pressed a link is led on by `openModal`. */
function* closeFailed(name: string, reason: string): SagaGenerator {
  const { log } = yield* getPage();
  log.error(`vitrina: the modal ${name} has no content (${reason})`);
  yield* put(modalsActions.modalClosed({ name }));
}

export function* modalContentSaga(): SagaGenerator {
  yield* fork(serialQueue('modalContent.failed', contentFailed, ({ payload: { name, reason } }) => closeFailed(name, reason)));
  yield* fork(
    latestOnly('modalContent', modalsActions.modalRequested, {
      delayMs: () => 0,
      keyOf: ({ payload }) => payload.name,
      worker: ({ payload }) => loadContent(payload.name),
    }),
  );
}
