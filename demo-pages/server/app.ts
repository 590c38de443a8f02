import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { registerApi } from '../api/registerApi';
import type { ShopDatabase } from '../db/schema';
import { createSessionStore } from '../domain/sessionStore';
import { createSearchIndexes } from '../domain/suggest';
import { registerPages } from '../pages';
import { collectReports } from './contentPolicy';
import type { ShopContext } from './context';
import { loadContract } from './contract';
import { refuseUntrusted } from './csrf';
import { registerDevReload } from './devReload';
import { registerDemoForms } from './demoForms';
import { logFailures } from './failures';
import { pageParts } from './pageParts';
import { projectPath } from './projectRoot';
import { storeSessions } from './sessions';
import { registerFiles } from './files';
import { registerSwitches } from './switches';
import { startVisits } from './startVisits';

export interface AppOptions {
  db: ShopDatabase;
  /** `npm run dev`: pages reload themselves after a rebuild. */
  dev?: boolean;
  /** Sign-in attempts per minute, address and e-mail. */
  loginLimit?: number;
  /** Where the built widgets are. */
  distFolder?: string;
  /** Additional endpoints for tests, registered like those of `demo-pages/api`. */
  contractFile?: string;
}

export const LOGIN_LIMIT = 10;

/** The reference shop over an open database; the caller listens and closes. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true, bodyLimit: 256 * 1024, routerOptions: { maxParamLength: 300 } });
  const { db, dev = false } = options;
  const context: ShopContext = { db, indexes: await createSearchIndexes(db), dev, pageParts: (request, facts) => pageParts(request, dev, facts) };
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(rateLimit, { global: false });
  logFailures(app);
  await registerFiles(app, options.distFolder ?? projectPath('dist'));
  collectReports(app);
  if (dev) registerDevReload(app, options.distFolder ?? projectPath('dist'));
  await app.register(async (visits) => {
    startVisits(visits, db, createSessionStore(db));
    storeSessions(visits);
    const contract = loadContract(options.contractFile ?? projectPath('src/api/openapi.yaml'));
    await visits.register(async (api) => registerApi(api, context, contract, options.loginLimit ?? LOGIN_LIMIT));
    await visits.register(async (pages) => {
      pages.addHook('preHandler', refuseUntrusted);
      registerSwitches(pages, context);
      registerDemoForms(pages);
      await registerPages(pages, context);
    });
  });
  return app;
}
