import { toCart } from '../../../../src/features/cart';
import type { Cart } from '../../../../src/features/cart';
import type { AmountIntent, DeleteIntent, InsertIntent, Intent } from '../../../../src/features/cart/cartTypes';
import {
  enqueueIntent,
  intentsForNextPage,
  mergeAbandonedIntents,
  pruneIntents,
  unloadIntents,
  withoutDone,
} from '../../../../src/features/cart/intents';
import { readIntents } from '../../../../src/features/cart/intentMapping';
import { createIntentLog } from '../../../../src/features/intents';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { fakePage } from '../../../support/fakes/fakePage';

const insert = (id: string, isUndo = false, variantId = '100'): InsertIntent => {
  return { id, status: 'waiting', kind: 'insert', item: { variantId }, count: 1, isUndo };
};
const amount = (id: string, status: Intent['status'], count: number, cartItemId = '1'): AmountIntent => {
  return { id, status, kind: 'amount', cartItemId, amount: count };
};
const removal = (id: string, ...cartItemIds: string[]): DeleteIntent => ({ id, status: 'waiting', kind: 'delete', cartItemIds });

const cartWith = (...cartItemIds: string[]): Cart => {
  const cart = toCart(cartDto(cartItemIds.map((cartItemId) => articleDto({ cartItemId, variantId: `10${cartItemId}` }))));
  if (cart === null) throw new Error('no cart');
  return cart;
};

test('an addition does not merge with the undo of a removal of the same article', () => {
  expect(enqueueIntent([insert('undo', true)], insert('addition'), []).map(({ id }) => id)).toEqual(['undo', 'addition']);
  expect(enqueueIntent([insert('first')], insert('second'), [])).toMatchObject([{ id: 'first', count: 2 }]);
});

test('an amount that follows a pending call is repeated by the next page as a new intent; the call itself keeps its id', () => {
  const { articles } = cartWith('1', '2');
  const left = intentsForNextPage([amount('under-way', 'sent', 2), amount('waiting-1', 'waiting', 3, '2')], articles, true);
  expect(left).toMatchObject([
    { id: 'under-way', status: 'sent' },
    { id: 'waiting-1-r', status: 'waiting', amount: 3 },
  ]);
  expect(intentsForNextPage([amount('alone-123', 'waiting', 3)], articles, true)).toMatchObject([{ id: 'alone-123', status: 'sent' }]);
});

test('an amount under way, to which pieces are added as the page is left, is flushed with a new id: the shop may know the old one', () => {
  const intents = [amount('under-way', 'sent', 3), insert('addition', false, '101')];
  const flushed = unloadIntents(intents, cartWith('1').articles);
  expect(flushed).toMatchObject([{ kind: 'amount', amount: 4 }]);
  expect(flushed[0]?.id).not.toBe('under-way');
});

test('a stalled amount, after which pieces were added, is retried with them and with a new id', () => {
  const addition = { ...insert('addition', false, '101'), status: 'sent' as const };
  const open = withoutDone([amount('stalled-1', 'stalled', 5), addition], addition, cartWith('1').articles);
  expect(open).toMatchObject([{ kind: 'amount', status: 'stalled', amount: 6 }]);
  expect(open[0]?.id).not.toBe('stalled-1');
});

test('a removal of several lines keeps those that are still in the cart', () => {
  expect(pruneIntents([removal('removal-1', '1', '2')], cartWith('2'))).toMatchObject([{ cartItemIds: ['2'] }]);
  expect(pruneIntents([removal('removal-1', '1')], cartWith('2'))).toEqual([]);
});

test('an intent without a response is sent again by the next page at once, and an undo stays an undo', () => {
  const page = fakePage();
  const intents = [amount('stalled-1', 'stalled', 4), { ...insert('undo-of-1', true), status: 'stalled' as const }];
  createIntentLog(page, 'SI').write(intents);
  expect(readIntents(createIntentLog(page, 'SI'))).toMatchObject([
    { id: 'stalled-1', status: 'sent' },
    { id: 'undo-of-1', status: 'sent', isUndo: true, isReplay: true },
  ]);
});

test('[D29] intents of a closed page come first, unless this page has a newer one for the line', () => {
  const own = [amount('own-line-1', 'waiting', 3)];
  const left = [amount('left-line-1', 'sent', 9), amount('left-line-2', 'sent', 7, '2'), amount('own-line-1', 'sent', 3)];
  expect(mergeAbandonedIntents(own, left, cartWith('1', '2').articles).map(({ id }) => id)).toEqual(['left-line-2', 'own-line-1']);
});
