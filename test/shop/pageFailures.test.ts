import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { registerPages } from '../../demo-pages/pages';
import type { ShopContext } from '../../demo-pages/http/shopContext';
import { countryOfPath } from '../../demo-pages/http/countries';
import { textOf } from '../support/shop/pageText';

let app: FastifyInstance;
afterEach(() => app.close());

/** The pages over a database that always fails. */
async function brokenShop(lines: string[]): Promise<FastifyInstance> {
  app = fastify();
  app.addHook('onRequest', async (request) => {
    const { code, language, prefix, urlKeys } = countryOfPath(request.url);
    const session = { csrfToken: 'token', customerId: null, cartIds: {}, scenario: null, flash: [] };
    request.cookies = {};
    request.shop = {
      country: code,
      language,
      prefix,
      urlKeys,
      session,
      customer: null,
      csrfToken: 'token',
      flags: {},
      scenario: null,
      nonce: 'n',
      maintenance: false,
      allowAdult: false,
      isPublic: false,
      isInTrial: false,
      alternativePrice: null,
    };
  });
  const context: Pick<ShopContext, 'dev' | 'pageParts' | 'log'> = {
    dev: false,
    pageParts: () => ({
      configJson: '{}',
      nonce: 'n',
      csrfToken: 'token',
      panelHtml: '',
      panelStylesheet: '/panel.css',
      vitrinaSrc: '/v.js',
      firstScript: null,
      tagManagerSrc: null,
      devScriptSrc: null,
    }),
    log: (line) => void lines.push(line),
  };
  // No database at all: the first query of a page throws.
  await registerPages(app, context as ShopContext);
  return app;
}

test.each([
  ['/', 'Prišlo je do napake'],
  ['/cz/kosik-a-tak', 'Došlo k chybě'],
  ['/hu/kereses?s=skrivnost', 'Hiba történt'],
])(
  '%s that cannot be made is a page in the language of the shop, without inner detail; the log has it, without the query',
  async (path, title) => {
    const lines: string[] = [];
    const shop = await brokenShop(lines);
    const answer = await shop.inject({ url: path, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(500);
    expect(textOf(answer.body)).toContain(title);
    expect(answer.body).not.toMatch(/TypeError|at .*\.ts|search-bar/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^GET \/[^?]*: .*Error/);
    expect(lines[0]).not.toContain('skrivnost');
  },
);
