import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Endpoint } from '../http/endpoint';
import { ENDPOINTS } from '../api/endpoints';
import { registerApi } from '../api/registerApi';
import type { ShopDatabase } from '../db/schema';
import { createSessionStore } from '../domain/sessionStore';
import { createSearchIndexes } from '../domain/suggest';
import { registerPages } from '../pages';
import { collectReports, sendPageHeaders } from '../http/contentPolicy';
import type { ShopContext } from '../http/shopContext';
import { loadContract } from '../http/contract';
import { refuseUntrusted } from '../http/csrf';
import { providerAddress } from '../http/providerAddress';
import { registerDemoData } from '../demo/demoData';
import { registerDemoEvents } from '../demo/demoEvents';
import { registerDemoOrders } from '../demo/demoOrders';
import { registerDemoForms } from '../demo/demoForms';
import { registerDemoModals } from '../demo/demoModals';
import { registerDevReload } from './devReload';
import { createErrorHandler } from '../http/errorHandler';
import { storedFaultCounts } from '../demo/faultCounts';
import { registerFiles } from './files';
import { createAttemptLimit, LOGIN_LIMIT } from '../http/loginLimit';
import { pageParts } from './pageParts';
import { projectPath } from '../projectRoot';
import { registerFinancing } from './financing';
import { registerPayments } from './payments';
import { registerSingleSignOn } from './singleSignOn';
import { registerPageSignals } from './pageSignals';
import { refuseOtherPrefetches } from '../http/prefetchedPages';
import { registerRequestContext } from '../http/requestContext';
import { registerSwitches } from '../demo/switches';
import { registerVisitHooks } from '../demo/visitScenarioHooks';

/** Longer than a pause in a slow test: an idle connection that is closed while a client reuses it fails with ECONNRESET. */
const KEEP_ALIVE_MS = 600_000;

export interface AppOptions {
  db: ShopDatabase;
  /** `npm run dev`: pages reload themselves after a rebuild. */
  dev?: boolean;
  /** The whole shop is under maintenance. */
  maintenance?: boolean;
  /** The shop is only reachable from this machine. */
  isLoopback?: boolean;
  /** Sign-in attempts per minute, address and e-mail. */
  loginLimit?: number;
  /** The folder of the built widgets. */
  distFolder?: string;
  /** Replaces the shop's endpoints; for tests of the middleware. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  log?: (line: string) => void;
  /** URL of the card provider, on the same host. */
  paymentPort?: () => number | null;
}

const BODY_LIMIT = 256 * 1024;
/** Enough for a keyword of 10,000 characters in the URL. */
const MAX_HEADER = 128 * 1024;

/** The reference shop over an open database; the caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, dev = false, loginLimit = LOGIN_LIMIT, log = console.error } = options;
  const distFolder = options.distFolder ?? projectPath('dist');
  const answerFailure = createErrorHandler(log);
  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply), // unreadable URLs
    forceCloseConnections: true,
    http: { maxHeaderSize: MAX_HEADER },
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(rateLimit, { global: false });
  const context: ShopContext = {
    db,
    indexes: await createSearchIndexes(db),
    dev,
    limitLogins: createAttemptLimit(app, loginLimit),
    limitRecovery: createAttemptLimit(app, loginLimit),
    isLoopback: options.isLoopback ?? false,
    pageParts: (request, facts) => pageParts(request, context, facts),
    log,
    paymentPort: options.paymentPort ?? (() => null),
  };
  app.setErrorHandler<FastifyError>(answerFailure);
  await registerFiles(app, distFolder, dev);
  collectReports(app);
  if (dev) registerDevReload(app, distFolder);
  await app.register(async (visits) => {
    registerRequestContext(visits, { db, sessions: createSessionStore(db), maintenance: options.maintenance ?? false, log });
    registerVisitHooks(visits);
    refuseOtherPrefetches(visits);
    registerDemoData(visits, context);
    registerDemoOrders(visits, context);
    registerDemoEvents(visits, context, log);
    registerPayments(visits, context);
    registerFinancing(visits, context);
    registerSingleSignOn(visits, context);
    await visits.register(async (api) => {
      const contract = loadContract(projectPath('src/api/openapi.yaml'));
      registerApi(api, { context, contract, endpoints: options.endpoints ?? ENDPOINTS, faultCounts: storedFaultCounts(db), log });
    });
    await visits.register(async (pages) => {
      pages.addHook('onRequest', async (request, reply) => {
        const port = context.paymentPort();
        sendPageHeaders(reply, request.shop, port === null ? null : providerAddress(request, port, '/').origin);
      });
      pages.addHook('preHandler', refuseUntrusted);
      registerPageSignals(pages);
      registerSwitches(pages, context);
      registerDemoForms(pages);
      registerDemoModals(pages, context);
      await registerPages(pages, context);
    });
  });
  return app;
}
