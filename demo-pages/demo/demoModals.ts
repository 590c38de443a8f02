import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listProducts } from '../domain/catalogue';
import { createPageLinks } from '../countries/links';
import { escapeHtml } from '../http/plainPage';
import { COUNTRIES } from '../http/countries';
import { providerAddress } from '../http/providerAddress';
import type { ShopContext } from '../http/shopContext';
import { ALL_ATTACKS, HTML_ATTACKS } from './htmlAttacks';

type Source = (context: ShopContext, request: FastifyRequest, reply: FastifyReply) => unknown;

const HUGE_BYTES = 5 * 1024 * 1024;
const PARAGRAPH = '<p>Dolga vsebina, ki je nihče ne prebere do konca, a jo mora okno vseeno prenesti in pokazati.</p>';
/** Longer than any client waits. */
const SILENCE_MS = 150_000;

async function withPlaceholders({ db }: ShopContext, { shop }: FastifyRequest): Promise<string> {
  const { items } = await listProducts(db, { country: shop.country, sort: 'popular', pageSize: 20, filters: { onlyOrderable: true } });
  const product = items.find(({ isAdultOnly, kind }) => !isAdultOnly && kind === 'variant');
  const links = createPageLinks(shop.prefix, shop.urlKeys);
  const buy = product
    ? `<form action="${links.cart}/add" method="post" data-vitrina-action="add-to-cart" data-variant-id="${product.variantId}"><input type="hidden" name="variantId" value="${product.variantId}"><p>${escapeHtml(product.title)}</p><button class="button" type="submit">+ 1</button></form>`
    : '';
  return `${buy}<div data-vitrina="search-bar"><form action="${links.search}"><input type="search" name="s" aria-label="s"><button>?</button></form></div><p><a href="${links.home}" data-vitrina-action="back-to-top">↑</a></p>`;
}

/** How modals can go wrong, and what they can hold, by name. */
const SOURCES: Readonly<Record<string, Source>> = {
  placeholders: withPlaceholders,
  elsewhere: (context, request, reply) => {
    const port = context.paymentPort();
    return reply.redirect(port === null ? 'https://shop.invalid/' : providerAddress(request, port, '/modal').href, 302);
  },
  'elsewhere-later': (_context, { shop }, reply) => reply.redirect(`${shop.prefix}/__demo/modal/elsewhere?modal=1`, 302),
  moved: (_context, { shop }, reply) => reply.redirect(`${shop.prefix}/__demo/modal/moved-here?from=moved&modal=1`, 302),
  'moved-here': () =>
    '<form method="post"><label>Geslo <input type="password" name="password"></label></form><p><a href="placeholders">Naprej</a></p>',
  failing: (_context, _request, reply) => reply.code(500).send('<h2>500</h2><p>Strežnik ne dela.</p>'),
  missing: (_context, _request, reply) => reply.code(404).send('<h2>404</h2>'),
  empty: (_context, _request, reply) => reply.send(''),
  json: (_context, _request, reply) => reply.type('application/json').send({ html: '<p>JSON</p>' }),
  huge: () => PARAGRAPH.repeat(Math.ceil(HUGE_BYTES / Buffer.byteLength(PARAGRAPH))),
  'cut-off': () => '<div class="bordered-section"><ul><li><strong>Neko',
  document: () =>
    '<!DOCTYPE html><html lang="sl"><head><title>Cel dokument</title><script>document.documentElement.setAttribute("data-attacked","document")</script></head><body class="foreign"><h2>Cel dokument</h2><p>Kot ga pošlje trgovina, ki modal=1 ne pozna.</p></body></html>',
  hanging: (_context, request) =>
    new Promise<string>((resume) => {
      const timer = setTimeout(resume, SILENCE_MS, '').unref();
      request.raw.socket.once('close', () => {
        clearTimeout(timer);
        resume('');
      });
    }),
  attacks: () => ALL_ATTACKS,
};

/** For the developer panel. */
export const MODAL_SOURCES: readonly string[] = Object.keys(SOURCES);

/** `/__demo/modal/<name>`: sources of modals; `/__demo/modal/attack/<id>`: one attack, only for `modal=1`. */
export function registerDemoModals(app: FastifyInstance, context: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get<{ Params: { name: string } }>(`${prefix}/__demo/modal/:name`, async (request, reply) => {
      const { name } = request.params;
      const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
      if (!source || (name === 'attacks' && !isForModal(request))) return reply.callNotFound();
      reply.type('text/html; charset=utf-8');
      return source(context, request, reply);
    });
    app.get<{ Params: { id: string } }>(`${prefix}/__demo/modal/attack/:id`, async (request, reply) => {
      const attack = HTML_ATTACKS.find(({ id }) => id === request.params.id);
      if (!attack || !isForModal(request)) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').send(attack.html);
    });
  }
}

/** As a page of its own an attack would work, as far as the browser's policy lets it. */
const isForModal = ({ query }: FastifyRequest): boolean => Object(query).modal === '1';
