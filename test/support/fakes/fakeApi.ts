import { ApiError } from '../../../src/api/ApiError';
import type { Api, ApiCallOptions, ApiInput, ApiOutput, OperationId } from '../../../src/api/api';
import { extensionFields } from '../../../src/api/operations.gen';
import { isDto } from '../../../src/lib/dto';
import { isRejected, serverMessages } from '../../../src/api/serverMessages';
import { answerProblems, requestProblems } from './contract';

/** A response that breaks the contract on purpose, as of a faulty server. */
export class InvalidResponse {
  constructor(readonly value: unknown) {}
}

type Answer<Op extends OperationId> = ApiOutput<Op> | InvalidResponse | ApiError;

export type FakeAnswers = {
  [Op in OperationId]?: (input: ApiInput<Op>) => Answer<Op> | Promise<Answer<Op>>;
};

export interface FakeCall {
  operationId: OperationId;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  signal: AbortSignal | undefined;
  retry: boolean;
}

export interface FakeApi extends Api {
  readonly calls: FakeCall[];
  /** The calls of these operations, in order. */
  callsOf(...operations: OperationId[]): FakeCall[];
  /** Requests sent on pagehide. */
  readonly onLeave: { operationId: OperationId; query?: Record<string, unknown>; body: Record<string, unknown> }[];
}

const isExtension = (name: string): boolean => (extensionFields as readonly string[]).includes(name);

const problems: string[] = [];

// A saga catches what its call throws, so violations are asserted after the test.
afterEach(() => {
  const found = problems.splice(0);
  if (found.length > 0) throw new Error(`The api was used against its contract:\n${found.join('\n')}`);
});

interface FakeShop {
  /** False: the shop accepts no fields beyond the specification (ADR 017). */
  acceptsOptionalFields?: boolean;
  /** The shop accepts none, but the client only learns it from the first refusal. */
  refusesExtensions?: boolean;
  csrfToken?: Api['csrfToken'];
}

/** The shop's endpoints in memory, checked against the contract on both sides; a request without a prepared response fails the test. */
export function fakeApi(
  answers: FakeAnswers = {},
  { acceptsOptionalFields: isConfigured = true, refusesExtensions = false, csrfToken = () => null }: FakeShop = {},
): FakeApi {
  const calls: FakeCall[] = [];
  const onLeave: FakeApi['onLeave'] = [];
  let acceptsOptionalFields = isConfigured;
  /** As the real client sends it to a shop that accepts no fields beyond the specification. */
  const bodyOf = (input: { body?: unknown }): Record<string, unknown> => {
    const body = Object.entries({ ...(input.body as Record<string, unknown> | undefined) });
    return Object.fromEntries(body.filter(([name]) => acceptsOptionalFields || !isExtension(name)));
  };

  const isRefused = (input: { body?: unknown }): boolean =>
    refusesExtensions && acceptsOptionalFields && Object.keys({ ...(input.body as object) }).some((name) => isExtension(name));

  async function call<Op extends OperationId>(operationId: Op, input: ApiInput<Op>, options: ApiCallOptions = {}): Promise<ApiOutput<Op>> {
    if (isRefused(input)) {
      await Promise.resolve();
      acceptsOptionalFields = false;
      if (options.retry === false) throw new ApiError('http', operationId, { status: 400 });
    }
    calls.push({
      operationId,
      query: { ...(input.query as Record<string, unknown> | undefined) },
      body: bodyOf(input),
      signal: options.signal,
      retry: options.retry ?? true,
    });
    problems.push(...requestProblems(operationId, input).map((problem) => `${operationId}: ${problem}`));
    const answer = answers[operationId] as ((given: ApiInput<Op>) => Answer<Op> | Promise<Answer<Op>>) | undefined;
    if (answer === undefined) {
      problems.push(`${operationId}: no answer was prepared`);
      throw new ApiError('network', operationId);
    }
    const aborted = new Promise<never>((_resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiError('aborted', operationId)));
    });
    const given = await Promise.race([
      answer(acceptsOptionalFields ? input : ({ ...input, body: bodyOf(input) } as ApiInput<Op>)),
      aborted,
    ]);
    if (given instanceof ApiError) throw given;
    if (!(given instanceof InvalidResponse))
      problems.push(...answerProblems(operationId, given).map((problem) => `${operationId} answer: ${problem}`));
    const body: unknown = given instanceof InvalidResponse ? given.value : given;
    // As in the real client: a good status with a refusal in it is a failed call.
    if (isDto(body) && isRejected(body)) throw new ApiError('rejected', operationId, { status: 200, body, messages: serverMessages(body) });
    return body as ApiOutput<Op>;
  }

  function sendOnLeave<Op extends OperationId>(operationId: Op, input: ApiInput<Op>): boolean {
    problems.push(...requestProblems(operationId, input).map((problem) => `${operationId}: ${problem}`));
    const query = input.query as Record<string, unknown> | undefined;
    onLeave.push({ operationId, body: bodyOf(input), ...(query === undefined ? {} : { query }) });
    return true;
  }

  const callsOf = (...operations: OperationId[]): FakeCall[] => calls.filter(({ operationId }) => operations.includes(operationId));

  return {
    calls,
    callsOf,
    onLeave,
    load: () => Promise.resolve(),
    call,
    sendOnLeave,
    acceptsOptionalFields: () => acceptsOptionalFields,
    csrfToken,
    clockOffsetMs: () => 0,
  };
}
