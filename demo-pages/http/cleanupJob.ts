import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3600 * 1000;

/** Runs a cleanup at the start and then every hour. */
export function startCleanupJob(app: FastifyInstance, what: string, sweep: () => Promise<unknown>, log: (line: string) => void): void {
  const run = (): void => void sweep().catch((error: unknown) => log(`${what} were not removed: ${String(error)}`));
  const timer = setInterval(run, HOUR_MS).unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => clearInterval(timer));
}
