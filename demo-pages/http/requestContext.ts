import type { FastifyInstance } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { removeOldIntents } from '../domain/cart';
import { getCustomer } from '../domain/customers';
import type { SessionStore } from '../domain/sessionStore';
import { newNonce } from './contentPolicy';
import { countryOfPath } from './countries';
import { flagsFor } from './flags';
import { openSession, storeSessions } from './sessions';
import { startCleanupJob } from './cleanupJob';

export interface RequestContextOptions {
  db: ShopDatabase;
  sessions: SessionStore;
  /** The whole shop is under maintenance. */
  maintenance: boolean;
  log: (line: string) => void;
}

/** Decorates requests of pages and endpoints with `request.shop`. */
export function registerRequestContext(app: FastifyInstance, { db, sessions, maintenance, log }: RequestContextOptions): void {
  app.addHook('onRequest', async (request) => {
    const session = await openSession(request, sessions);
    const country = countryOfPath(request.url);
    request.shop = {
      country: country.code,
      language: country.language,
      prefix: country.prefix,
      urlKeys: country.urlKeys,
      session,
      customer: session.customerId === null ? null : await getCustomer(db, session.customerId),
      csrfToken: session.csrfToken,
      flags: flagsFor(request.cookies),
      scenario: session.scenario,
      nonce: newNonce(),
      maintenance,
      alternativePrice: null,
      allowAdult: request.cookies.allowAdult === '1',
      isPublic: false,
      isInTrial: false,
    };
  });
  storeSessions(app);
  startCleanupJob(app, 'Sessions that ran out', () => sessions.removeExpired(), log);
  startCleanupJob(app, 'Old intents', () => removeOldIntents(db), log);
}
