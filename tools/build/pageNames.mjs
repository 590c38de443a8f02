import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';

/** The name under which the frame knows the page's window (src/boot/cure.ts). */
const PAGE = 'vitrinaPage';

/** The language's own names: what a realm without a browser has. */
const LANGUAGE = runInNewContext('Object.getOwnPropertyNames(globalThis)');

/** Parts of the browser that do not depend on a document, and that old scripts replace as well. */
const CLEAN = [
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'TextDecoder',
  'CustomEvent',
  'console',
  'queueMicrotask',
  'arguments',
];

const KEPT = new Set([...LANGUAGE, ...CLEAN, PAGE]);

/** JavaScript's reserved words and what `define` takes for a value. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in ' +
    'instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/**
 * The same code for another realm: every free name that is not the language's own (`document`, `HTMLElement`, `setTimeout` …) is read from the
 * page's window; esbuild knows which names are free. The copies of a release have a manifest of their own.
 */
export async function withPageNames(source) {
  const words = new Set(source.match(/[A-Za-z_$][\w$]*/g));
  const define = {};
  for (const word of words) if (!KEPT.has(word) && !RESERVED.has(word) && !word.startsWith('VITRINA_')) define[word] = `${PAGE}.${word}`;
  if (words.has('window')) define.window = PAGE;
  const { code } = await transform(source, { format: 'esm', minifyWhitespace: true, charset: 'utf8', legalComments: 'none', define });
  return code.replaceAll('manifest.json', 'cured.json');
}
