import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CatalogImportError, importCatalogue } from '../data/catalogImport';
import { openDatabase } from '../data/openDatabase';
import { OpenDatabaseError } from '../db/openDatabaseError';
import type { ShopDatabase } from '../db/schema';
import { codeOf } from '../db/systemError';
import { buildApp } from './app';
import { isLoopbackHost } from '../http/loopback';
import { picturesFolder } from './files';
import { MAX_PORT, type ServeOptions } from './options';
import { buildPaymentProvider } from '../providers/paymentProvider';
import { projectPath } from '../projectRoot';
import { StartError } from './startError';
import { startupMessage } from './startupMessage';

/** Opens the database, serves the shop, prints its URLs, and shuts down on Ctrl-C. */
export async function serve(options: ServeOptions): Promise<void> {
  await claimPort(options);
  const db = await openShopDatabase(options);
  if (options.catalog) await importOwnCatalogue(db, options.catalog);
  const { dev, distFolder, loginLimit, maintenance } = options;
  const provider = await buildPaymentProvider(db);
  const app = await buildApp({
    db,
    dev,
    isLoopback: isLoopbackHost(options.host),
    distFolder,
    loginLimit,
    maintenance,
    paymentPort: () => portOf(provider),
  });
  stopOnSignal([app, provider], db);
  await listen(app, options);
  await listenNearby(provider, options);
  const addressOf = (server: FastifyInstance): string => `http://${shownHost(options.host)}:${portOf(server) ?? options.port}`;
  console.log(startupMessage(addressOf(app), addressOf(provider)));
}

function portOf(app: FastifyInstance): number | null {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : null;
}

/** The provider uses the next port, or any free one. */
async function listenNearby(provider: FastifyInstance, { host, port }: ServeOptions): Promise<void> {
  const next = port === 0 || port === MAX_PORT ? 0 : port + 1;
  try {
    await provider.listen({ host, port: next });
  } catch {
    await provider.listen({ host, port: 0 });
  }
}

async function openShopDatabase({ databaseUrl, databaseSchema, dataFolder }: ServeOptions): Promise<ShopDatabase> {
  try {
    if (databaseUrl !== null) return await openDatabase({ databaseUrl, schema: databaseSchema });
    return await openDatabase(dataFolder === null ? { seedCache: projectPath('.cache/seed') } : { dataFolder });
  } catch (error) {
    if (error instanceof OpenDatabaseError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

async function importOwnCatalogue(db: ShopDatabase, { file, skipBadLines }: NonNullable<ServeOptions['catalog']>): Promise<void> {
  try {
    const pictures = new Set(readdirSync(picturesFolder()).map((name) => basename(name, '.webp')));
    const { products, categories, skipped } = await importCatalogue(db, file, { skipBadLines, pictures });
    for (const { where, message } of skipped) console.log(`Left out, ${where}: ${message}`);
    console.log(`Imported ${products} products in ${categories} categories from ${file}.`);
  } catch (error) {
    await db.destroy();
    throw error instanceof CatalogImportError ? new StartError(error.message, { cause: error }) : error;
  }
}

/**
 * Reports a used port before the database is opened. A browser uses `localhost` for both loopback addresses, so a program on either
 * of them would be shown instead of the shop.
 */
async function claimPort({ host, port }: ServeOptions): Promise<void> {
  if (port === 0) return;
  const problem = await problemOf(host, port);
  if (problem) throw addressProblem(problem, host, port);
  if (host !== 'localhost') return;
  for (const address of ['127.0.0.1', '::1']) {
    const also = await problemOf(address, port);
    if (also && codeOf(also) === 'EADDRINUSE') throw addressProblem(also, host, port);
  }
}

function problemOf(host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

async function listen(app: FastifyInstance, { host, port }: ServeOptions): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw error instanceof Error ? addressProblem(error, host, port) : error;
  }
}

function addressProblem(error: Error, host: string, port: number): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights. Choose one above 1023: PORT=4173 npm start`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
}

/** Finishes pending responses and closes the database; a second signal, or 5 s, ends it at once. */
function stopOnSignal(apps: readonly FastifyInstance[], db: ShopDatabase): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 5000).unref();
    for (const app of apps) await app.close();
    await db.destroy();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
