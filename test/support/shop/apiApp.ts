import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Endpoint } from '../../../demo-pages/http/endpoint';
import type { FaultCounts } from '../../../demo-pages/demo/faultCounts';
import { registerApi } from '../../../demo-pages/api/registerApi';
import type { ShopContext } from '../../../demo-pages/http/shopContext';
import { loadContract } from '../../../demo-pages/http/contract';
import { countryOfPath } from '../../../demo-pages/http/countries';
import { createErrorHandler } from '../../../demo-pages/http/errorHandler';
import { createAttemptLimit } from '../../../demo-pages/http/loginLimit';
import { projectPath } from '../../../demo-pages/projectRoot';

export const LOGINS_A_MINUTE = 3;
export const CSRF_TOKEN = 'token-of-the-test';

export interface ApiApp {
  app: FastifyInstance;
  lines: string[];
  /** Resolves when the first call has triggered a fault. */
  faultTriggered: Promise<void>;
}

/** The middleware of the reference shop's endpoints (checks, csrf, faults) with endpoints of the test and no database. */
export async function apiApp(endpoints: Record<string, Endpoint>, options: { maintenance?: boolean } = {}): Promise<ApiApp> {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  await app.register(rateLimit, { global: false });
  app.setErrorHandler(createErrorHandler(log));
  app.addHook('onRequest', async (request) => {
    // @fastify/cookie is an ES module, which jest does not load here; one cookie is enough
    const [name = '', value = ''] = (request.headers.cookie ?? '').split('=');
    request.cookies = { [name]: decodeURIComponent(value) };
    const { code, language, prefix, urlKeys } = countryOfPath(request.url);
    request.shop = {
      country: code,
      language,
      prefix,
      urlKeys,
      session: { csrfToken: CSRF_TOKEN, customerId: null, cartIds: {}, scenario: null, flash: [] },
      customer: null,
      csrfToken: CSRF_TOKEN,
      flags: {},
      scenario: null,
      nonce: '',
      maintenance: options.maintenance ?? false,
      allowAdult: false,
      isPublic: false,
      isInTrial: false,
      alternativePrice: null,
    };
  });
  const triggeredFaults: Record<string, number> = {};
  let noteFault = (): void => undefined;
  const faultTriggered = new Promise<void>((resolve) => (noteFault = resolve));
  const faultCounts: FaultCounts = {
    async next(key) {
      noteFault();
      return (triggeredFaults[key] = (triggeredFaults[key] ?? -1) + 1);
    },
    removeOld: async () => undefined,
  };
  const context: Pick<ShopContext, 'dev' | 'limitLogins'> = {
    dev: false,
    limitLogins: createAttemptLimit(app, LOGINS_A_MINUTE),
  };
  const contract = loadContract(projectPath('src/api/openapi.yaml'));
  await app.register(async (api) => registerApi(api, { context: context as ShopContext, contract, endpoints, faultCounts, log }));
  await app.ready();
  return { app, lines, faultTriggered };
}
