import { cartMethods, pageActions } from '../../../src/store/pageActions';
import { articleDto, cartDto } from '../../support/cartDtos';
import { storeWith } from '../../support/storeWith';

function shop() {
  const answers: (() => void)[] = [];
  const bench = storeWith({
    answers: {
      widgetCart: () => cartDto([]),
      cartInsert: () => new Promise((resolve) => answers.push(() => resolve(cartDto([articleDto()])))),
    },
  });
  let now = 0;
  const add = pageActions(bench.store, bench.loadCart, () => now)['add-to-cart'];
  if (add === undefined) throw new Error('there is no action add-to-cart');
  return {
    ...bench,
    add,
    wait: (ms: number) => void (now += ms),
    /** The shop answers the oldest open insert. */
    answer: () => answers.shift()?.(),
    inserts: () =>
      bench.api.calls.filter(({ operationId }) => operationId === 'cartInsert').map(({ body }) => [body['variantId'], body['count'] ?? 1]),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

test('[R4.058] the promise lasts as long as the variant is adding', async () => {
  const { add, answer, inserts, dispose } = shop();
  let isOver = false;
  const work = add({ variantId: '100', count: '2' }, {});
  expect(work).toBeInstanceOf(Promise);
  void (work as Promise<void>).then(() => (isOver = true));
  await settled();
  expect(inserts()).toEqual([['100', 2]]);
  expect(isOver).toBe(false);
  answer();
  await settled();
  expect(isOver).toBe(true);
  dispose();
});

test('[R9.18] a double click adds once; 1500 ms later the same button adds again', async () => {
  const { add, answer, inserts, wait, dispose } = shop();
  const button = {};
  void add({ variantId: '100' }, button);
  expect(add({ variantId: '100' }, button)).toBe(true);
  await settled();
  answer();
  await settled();
  wait(1499);
  expect(add({ variantId: '100' }, button)).toBe(true);
  wait(1);
  void add({ variantId: '100' }, button);
  await settled();
  expect(inserts()).toHaveLength(2);
  answer();
  dispose();
});

test('another button is another wish', async () => {
  const { add, inserts, answer, dispose } = shop();
  void add({ variantId: '100' }, {});
  void add({ variantId: '200' }, {});
  await settled();
  answer();
  await settled();
  expect(inserts().map(([variantId]) => variantId)).toEqual(['100', '200']);
  answer();
  dispose();
});

test.each([
  ['no variant', {}],
  ['an id that is none', { variantId: '1,2' }],
  ['a count of zero', { variantId: '100', count: '0' }],
  ['a negative count', { variantId: '100', count: '-1' }],
  ['a count beyond all carts', { variantId: '100', count: '1e9' }],
  ['digits of another script', { variantId: '100', count: '٣' }],
  ['an empty count', { variantId: '100', count: '' }],
])('%s leaves the form to the server', (_what, data) => {
  const { add, dispose } = shop();
  expect(add(data, {})).toBe(false);
  dispose();
});

test('vitrina.cart.add puts a variant into the cart, and says what it expects', async () => {
  const { store, loadCart, answer, inserts, dispose } = shop();
  const method = cartMethods(store, loadCart)['cart.add'];
  const work = method?.('100', 3);
  await settled();
  answer();
  await work;
  expect(inserts()).toEqual([['100', 3]]);
  expect(() => method?.('', 1)).toThrow('the id of a variant and a count from 1 to 999');
  dispose();
});
