import type { FastifyInstance } from 'fastify';
import type { Pages } from './render';
import type { UrlKeys } from './urlKeys';

/** Where the pages of one shop are: `prefix` is `''` or `/cz` …, `urls` are root-relative. */
export interface PagePaths {
  prefix: string;
  urls: UrlKeys;
}

/** Adds some pages of one shop. */
export type RegisterRoutes = (app: FastifyInstance, pages: Pages, paths: PagePaths) => void;
