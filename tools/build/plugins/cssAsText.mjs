import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { BROWSERS, isDevelopment } from '../cliOptions.mjs';

const targets = Object.fromEntries(Object.entries(BROWSERS).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]));

/** The minified text of a stylesheet. */
export function stylesheetText(filename, code) {
  return Buffer.from(transform({ filename, code, minify: !isDevelopment, targets }).code).toString('utf8');
}

/** Stylesheets become minified text for constructable sheets; nothing is injected into the page. */
export const cssAsText = {
  name: 'css-as-text',
  setup(context) {
    context.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => ({
      contents: stylesheetText(path, await readFile(path)),
      loader: 'text',
    }));
  },
};
