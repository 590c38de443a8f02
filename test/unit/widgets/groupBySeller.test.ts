import { toCart } from '../../../src/features/cart';
import type { Cart } from '../../../src/features/cart';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { groupBySeller, inDisplayOrder } from '../../../widgets/checkout/basket/groupBySeller';

const own = articleDto({ cartItemId: '1' });
const late = articleDto({ cartItemId: '2' });
const licence = articleDto({ cartItemId: '3', type: 'esd' });
const partners = articleDto({ cartItemId: '4', marketplacePartnerId: 9 });
const cart = (previewDeliveries: object): Cart => toCart({ ...cartDto([partners, own, late, licence]), previewDeliveries }) as Cart;
const rows = (given: Cart) =>
  groupBySeller(given.articles, given).map(({ partnerId, isDigital, earliest, articles }) => [
    partnerId,
    isDigital,
    earliest,
    articles.map(({ cartItemId }) => cartItemId),
  ]);

describe('lines by seller and delivery date', () => {
  test('[R3.024] the shop first, digital goods separately, the last article sets the dates', () => {
    const given = cart({
      expressDelivery: { cartItemsIds: ['1'], earliestDate: { from: '2026-11-23', to: '2026-11-23' } },
      standardDelivery: { cartItemsIds: ['1', '2', '4'], earliestDate: { from: '2026-11-26', to: '2026-11-27' } },
    });
    expect(rows(given)).toEqual([
      [null, false, { from: '2026-11-26', to: '2026-11-27' }, ['1', '2']],
      [null, true, null, ['3']],
      ['9', false, { from: '2026-11-26', to: '2026-11-27' }, ['4']],
    ]);
  });

  test('a seller’s digital goods come after the others, regardless of the order in the cart', () => {
    const given = toCart(cartDto([licence, articleDto({ cartItemId: '5', marketplacePartnerId: 7, type: 'esd' }), partners, own])) as Cart;
    expect(rows(given).map(([partnerId, digital]) => [partnerId, digital])).toEqual([
      [null, false],
      [null, true],
      ['7', true],
      ['9', false],
    ]);
    expect(inDisplayOrder(given.articles, given).map(({ cartItemId }) => cartItemId)).toEqual(['1', '3', '5', '4']);
  });

  test.each([[{}], [{ standardDelivery: { cartItemsIds: [], earliestDate: null } }], [{ x: { cartItemsIds: ['1'] } }]])(
    'without a date of the shop none is shown: %j',
    (preview) => {
      expect(rows(cart(preview)).map(([, , earliest]) => earliest)).toEqual([null, null, null]);
    },
  );
});
