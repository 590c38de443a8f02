import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import { shopNow } from '../demo/clock';
import { COMMON_HEADERS, PRIVATE } from '../http/contentPolicy';
import type { Operation } from '../http/contract';
import { COUNTRIES } from '../http/countries';
import { isTrusted } from '../http/csrf';
import { createDriftLog, type DriftLog } from '../http/driftLog';
import { withScenarioHooks, type ApiResponse } from '../demo/apiScenarioHooks';
import { FAULT_COOKIE } from '../demo/faults';
import type { FaultCounts } from '../demo/faultCounts';
import { createFaultRunner } from '../demo/faultRunner';
import { SERVER_TEXTS } from '../http/serverTexts';
import { startCleanupJob } from '../http/cleanupJob';
import { notOffered, Refusal, type Call, type Endpoint } from '../http/endpoint';

export interface ApiOptions {
  context: ShopContext;
  contract: ReadonlyMap<string, Operation>;
  endpoints: Readonly<Record<string, Endpoint>>;
  faultCounts: FaultCounts;
  log: (line: string) => void;
}

/** These respond during maintenance, too: legal, GDPR and adult modals keep working (A014). */
const DURING_MAINTENANCE = new Set([
  'refreshCsrfToken',
  'findContentByTitle',
  'unclearedLegals',
  'approveLegal',
  'deactivateAccount',
  'setConsent',
]);

const SIGN_IN = new Set(['login', 'facebookLogin']);

/**
 * A route for every operation of the contract, at the root and below each sibling's prefix. Requests and responses
 * are checked against the contract; an operation that this shop does not have responds with 501.
 */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  const drift = createDriftLog(app, options.log);
  const faults = createFaultRunner(options.faultCounts);
  startCleanupJob(app, 'Old counts of faults', () => options.faultCounts.removeOld(), options.log);
  for (const operation of options.contract.values()) {
    if (operation.addressOfPage && !operation.path.startsWith('/api/')) continue;
    const handler = createHandler(operation, options, drift);
    for (const { prefix } of COUNTRIES) {
      app.route({
        method: operation.method,
        url: prefix + operation.path,
        ...(SIGN_IN.has(operation.id) ? { preHandler: options.context.limitLogins } : {}),
        handler: async (request, reply) => {
          reply.headers({ ...COMMON_HEADERS, 'cache-control': PRIVATE, date: shopNow(request.shop).toUTCString() });
          const written = faultOfQuery(request) ?? request.cookies[FAULT_COOKIE];
          await faults.run(written, operation.id, request, reply, () => handler(request, reply));
          return reply;
        },
      });
    }
  }
  for (const { prefix, language } of COUNTRIES) {
    app.all(`${prefix}/api/*`, async (_request, reply) => reply.code(404).send({ error: SERVER_TEXTS[language].notFound }));
  }
}

function createHandler(
  operation: Operation,
  options: ApiOptions,
  drift: DriftLog,
): (request: FastifyRequest, reply: FastifyReply) => Promise<ApiResponse> {
  const endpoint = options.endpoints[operation.id] ?? (() => Promise.reject(notOffered(operation.id)));
  const respond = withScenarioHooks(operation.id, async (call) => {
    const response = await runEndpoint(endpoint, call);
    const drifted = operation.checkResponse(response.status, response.body);
    return drifted ? drift.report(operation, response.status, drifted) : response;
  });
  return async (request, reply) => {
    const { shop } = request;
    const texts = SERVER_TEXTS[shop.language];
    if (shop.maintenance && !DURING_MAINTENANCE.has(operation.id)) {
      reply.header('retry-after', '600');
      return { status: 503, body: { error: texts.maintenance } };
    }
    if (!operation.isRead && !isTrusted(request)) return { status: 419, body: { error: 'csrf' } };
    const query = { ...Object(request.query) };
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const problem = operation.checkQuery(query) ?? operation.checkBody(request.body, isForm);
    if (problem) {
      const message = `${problem.path} is ${problem.value}, expected ${problem.expected}`;
      return { status: 400, body: { error: texts.badRequest, errors: { [problem.path]: message } } };
    }
    return respond({ context: options.context, request, reply, shop, query, body: { ...Object(request.body) } });
  };
}

async function runEndpoint(endpoint: Endpoint, call: Call): Promise<ApiResponse> {
  try {
    return { status: 200, body: await endpoint(call) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

function faultOfQuery({ query }: FastifyRequest): string | undefined {
  const fault = Object(query).fault;
  return typeof fault === 'string' ? fault : undefined;
}
