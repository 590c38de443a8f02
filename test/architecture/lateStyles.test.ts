import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The stylesheets of a view and of its imports. */
const sheetsOf = (folder: string, file: string): Map<string, string> => {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const paths = [...text.matchAll(/from '([^']+\.css)'/g)].map(([, path = '']) => join(root, folder, path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')]));
};

/** The classes styled outside of any context. */
const bareClasses = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(',')).flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []);

const FIRST = new Map([...sheetsOf('widgets/checkout', 'Checkout.tsx'), ...sheetsOf('widgets/checkout/basket', 'Basket.tsx')]);

// All steps share one shadow root: the rules of a late step stay when the shopper goes back.
test.each([
  ['customer', 'CustomerStep.tsx'],
  ['shipping', 'ShippingStep.tsx'],
])('the stylesheets of the late step %s change nothing of the basket and the confirmation', (step, view) => {
  const known = new Set([...FIRST.values()].flatMap(bareClasses));
  expect(known).toContain('section-title');
  const late = [...sheetsOf(`widgets/checkout/${step}`, view)].filter(([path]) => !FIRST.has(path));
  expect(late).not.toEqual([]);
  expect(late.flatMap(([, css]) => bareClasses(css)).filter((name) => known.has(name))).toEqual([]);
});
