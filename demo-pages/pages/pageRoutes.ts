import type { FastifyInstance } from 'fastify';
import type { Pages } from './render';
import type { UrlKeys } from '../countries/urlKeys';

/** The URLs of one shop's pages: `prefix` is `''` or `/cz` …, `urls` are root-relative. */
export interface PagePaths {
  prefix: string;
  urls: UrlKeys;
}

/** Adds some pages of one shop. */
export type RegisterRoutes = (app: FastifyInstance, pages: Pages, paths: PagePaths) => void;
