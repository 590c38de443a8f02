import createDOMPurify from 'dompurify';
import type { Config, WindowLike } from 'dompurify';
import { once } from '../../lib/once';
import { parseHttpUrl } from '../../shop/urls';
import { ALLOWED_HTML } from './allowedHtml';
import { applyRules } from './applyRules';
import { cleanNames } from './controlNames';
import { renameIds } from './idNames';
import { createTrustedParser } from './trustedParser';

/** The longest legal texts have 200 KB. */
const HTML_MAX_CHARS = 1_000_000;
/** Ten times as many as those texts have; more would stop the page for seconds. */
const HTML_MAX_TAGS = 20_000;

export interface SanitizeOptions {
  /** Where the HTML came from, absolute or a path of the shop; the page itself for content that has no address. */
  sourceUrl: string;
  /** `location.href` */
  pageUrl: string;
  /** Origins besides the page's own that forms may be submitted to and pictures come from. */
  allowedOrigins: readonly string[];
  /** More origins of pictures. */
  imageOrigins: readonly string[];
}

const URL_ATTRIBUTES = ['action', 'data-vitrina-adult', 'formaction', 'href', 'src', 'srcset'];
const ATTRIBUTES = [...new Set([...ALLOWED_HTML.values()].flatMap((rules) => [...rules.keys()]))];

/** Without a prototype: a page's `Object.prototype.ALLOWED_TAGS` would apply. */
const CONFIG: Config = {
  __proto__: null,
  ALLOWED_TAGS: [...ALLOWED_HTML.keys()],
  ALLOWED_ATTR: ATTRIBUTES,
  ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => !URL_ATTRIBUTES.includes(name)), // by default it reads `Kaj: …` as a URL
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
  SANITIZE_DOM: false, // it would drop fields named `title` or `name`; ids and names are clean before
} as Config;

/**
 * DOMPurify on a document of its own. On the page's, a form named `implementation` would switch it off, and then it returns what it
 * was given.
 */
const createPurifier = once(() => {
  const parser = createTrustedParser();
  const { DocumentFragment, DOMParser, Element, HTMLFormElement, HTMLTemplateElement, NamedNodeMap, Node, NodeFilter } = window;
  const classes = { DocumentFragment, DOMParser, Element, HTMLFormElement, HTMLTemplateElement, NamedNodeMap, Node, NodeFilter };
  const purify = createDOMPurify({ document: parser.parse('').ownerDocument, ...classes } as WindowLike);
  if (!purify.isSupported) throw new Error('server HTML is not shown: this browser has no support for its sanitizer');
  const config = { __proto__: null, ...CONFIG, TRUSTED_TYPES_POLICY: parser.policy } as Config;
  return { parse: parser.parse, purify: (node: Node) => purify.sanitize(node, config) as unknown as DocumentFragment };
});

/**
 * The one door for HTML of the server (ADR 029): a fragment that runs no script, requests nothing but pictures of allowed origins,
 * submits to allowed origins only and hides nothing of the page. Throws, with the reason, when there is none.
 */
export function sanitize(html: string, { sourceUrl, pageUrl, allowedOrigins, imageOrigins }: SanitizeOptions): DocumentFragment {
  if (typeof html !== 'string') throw new TypeError('server HTML is not shown: it is no text');
  if (html.length > HTML_MAX_CHARS)
    throw new RangeError(`server HTML is not shown: it has ${html.length} characters, at most ${HTML_MAX_CHARS} are allowed`);
  const tags = html.match(/<[a-z]/gi)?.length ?? 0;
  if (tags > HTML_MAX_TAGS) throw new RangeError(`server HTML is not shown: it has ${tags} elements, at most ${HTML_MAX_TAGS} are allowed`);
  const { origin } = new URL(pageUrl);
  const source = parseHttpUrl(sourceUrl, pageUrl);
  if (source === null) throw new TypeError('server HTML is not shown: where it came from is no http(s) URL');
  const { parse, purify } = createPurifier();
  const dirty = parse(html);
  const ids = renameIds(dirty);
  cleanNames(dirty);
  const fragment = purify(dirty);
  const formOrigins = new Set([origin, ...allowedOrigins]);
  applyRules(fragment, {
    sourceUrl: source.href,
    pageUrl: pageUrl.split('#', 1)[0] ?? '',
    isOwn: source.origin === origin,
    formOrigins,
    imageOrigins: new Set([...formOrigins, ...imageOrigins]),
    ids,
  });
  return fragment;
}
