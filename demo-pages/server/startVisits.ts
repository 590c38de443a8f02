import type { FastifyInstance } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { getCustomer } from '../domain/customers';
import type { SessionStore } from '../domain/sessionStore';
import { newNonce } from './contentPolicy';
import { countryOfPath } from './countries';
import { flagsFor } from './flags';
import { openSession, storeSessions, sweepSessions } from './sessions';

export interface VisitOptions {
  db: ShopDatabase;
  sessions: SessionStore;
  /** The whole shop is under maintenance, whatever the scenario. */
  maintenance: boolean;
  log: (line: string) => void;
}

/** Decorates the requests of pages and endpoints with `request.shop`. */
export function startVisits(app: FastifyInstance, { db, sessions, maintenance, log }: VisitOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const session = await openSession(request, reply, sessions);
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
      maintenance: maintenance || session.scenario === 'maintenance',
      allowAdult: request.cookies.allowAdult === '1',
    };
  });
  storeSessions(app);
  sweepSessions(app, sessions, log);
}
