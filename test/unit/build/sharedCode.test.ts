import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Evaluates expressions in Node, in one process, with what these files of the build export. */
function inBuild(expressions: readonly string[]): unknown[] {
  const imported = ['areas', 'planCopies'].map((file) => pathToFileURL(join(__dirname, '../../../tools/build', `${file}.mjs`)).href);
  const script = `${imported.map((href, nth) => `import * as part${nth} from ${JSON.stringify(href)};`).join('\n')}
    const build = { ...part0, ...part1 };
    console.log(JSON.stringify([${expressions.join(', ')}]));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as unknown[];
}

const DRAWER = 'widgets/cart-drawer/CartPanel.tsx';
const BASKET = 'widgets/checkout/Checkout.tsx';
const DELIVERY = 'widgets/checkout/shipping/ShippingStep.tsx';
const LOGIN = 'widgets/login-drawer/LoginDrawer.tsx';
const REVIEWS = 'widgets/product-reviews/ProductReviews.tsx';
const NEW = 'widgets/gift-card/GiftCard.tsx';

const areas = (users: string[]): string => `Object.fromEntries(build.areasOf(${JSON.stringify(users)}))`;
const state = (source: string): string => `build.holdsState('module.tsx', ${JSON.stringify(source)})`;

const HELPER = 'src/shop/region.ts';
const CONDUCTOR = 'src/ui/overlays/conductor.ts';
function copies(module: string, runtime: string[]): string {
  const modules = { lazyModules: [DELIVERY, REVIEWS], runtime, modulesOf: { [DELIVERY]: [module], [REVIEWS]: [module] } };
  return `[...(build.planCopies(${JSON.stringify(modules)}).copies.get(${JSON.stringify(module)})?.keys() ?? [])]`;
}

const CASES: readonly (readonly [title: string, expression: string, expected: unknown])[] = [
  ['what the drawer has is there for all that comes after it', areas([DRAWER, DELIVERY, LOGIN]), { cart: [DRAWER, DELIVERY, LOGIN] }],
  ['two steps of the checkout share what the drawer does not have', areas([BASKET, DELIVERY]), { checkout: [BASKET, DELIVERY] }],
  ['one step and the login share nothing', areas([DELIVERY, LOGIN]), { [DELIVERY]: [DELIVERY], [LOGIN]: [LOGIN] }],
  ['a widget of no area is one of its own', areas([NEW, REVIEWS]), { [NEW]: [NEW], [REVIEWS]: [REVIEWS] }],

  ['what two areas need is copied for each', copies(HELPER, []), [DELIVERY, REVIEWS]],
  ['what two areas need stays one where it holds state', copies(CONDUCTOR, []), []],
  ['what two areas need stays one where the first load has it', copies(HELPER, [HELPER]), []],

  ['a function holds no state', state('export const size = () => { const found = new Map(); return found.size; };'), false],
  ['a table holds no state', state('export const NAMES = { one: 1, none: [] as string[] };'), false],
  ['a variable is state', state('let count = 0; export const next = () => (count += 1);'), true],
  ['a collection is state', state('const open = new Map(); export const isOpen = (name: string) => open.has(name);'), true],
  ['a list that is filled is state', state('const open: string[] = []; export const add = (name: string) => open.push(name);'), true],
  [
    'a list with a type that is filled is state',
    state('const open = ([] as string[]); export const add = (name: string) => open.push(name);'),
    true,
  ],
  ['what is done once is state', state('export const start = once(() => 1);'), true],
  ['a context of React is state', state('export const Shop = React.createContext(null);'), true],
  ['a class is state: its objects are known by it', state('export class Lost extends Error {}'), true],
  ['a table that is computed holds no state', state('export const PLANS = Object.fromEntries(ROWS.map((row) => [row.id, row]));'), false],
];

const answers = inBuild(CASES.map(([, expression]) => expression));

test.each(CASES.map(([title, , expected], nth) => [title, answers[nth], expected]))('%s', (_title, answer, expected) => {
  expect(answer).toEqual(expected);
});
