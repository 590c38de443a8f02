import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GOODS = [articleDto(), articleDto({ cartItemId: '2', marketplacePartnerId: 12, title: 'Mlinček' })];
const PARTNERS = { marketplacePartners: { 12: { title: 'Mali mlin', url: null } } };

/** The boxes of the sellers with the progress in each. */
async function sellersOf(freeDelivery: object[]) {
  const step = await renderBasketStep({ cart: cartDto(GOODS, { ...PARTNERS, freeDelivery } as never) });
  const box = (name: string) => step.view.getByRole('heading', { name: `Prodajalec: ${name}` }).closest('section')!;
  const of = (name: string) => {
    const progress = box(name).querySelector('progress');
    return progress && [box(name).querySelector('.free-delivery p')?.textContent, progress.value, progress.max];
  };
  return { of, step };
}

test('[R3.018] each seller’s goods have their own way to free delivery, and its end', async () => {
  const { of } = await sellersOf([
    { partnerId: null, from: 50, remains: 12.5 },
    { partnerId: '12', from: 60, remains: 0 },
  ]);
  expect(of('naša trgovina')).toEqual(['Do brezplačne dostave manjka še 12,50\u00a0€.', 37.5, 50]);
  expect(of('Mali mlin')).toEqual(['Imate brezplačno dostavo.', 60, 60]);
});

test('[R3.018] a seller who never delivers free shows no amount that is missing for it', async () => {
  const { of } = await sellersOf([{ partnerId: '12', from: 60, remains: 5 }]);
  expect([of('naša trgovina'), of('Mali mlin')?.[1]]).toEqual([null, 55]);
});

test('[R3.018] what is sent by mail has no way to free delivery, beside goods of the same seller that have', async () => {
  const goods = [articleDto(), articleDto({ cartItemId: '2', title: 'Licenca', type: 'esd' })];
  const freeDelivery = [{ partnerId: null, from: 50, remains: 12.5 }];
  const step = await renderBasketStep({ cart: cartDto(goods, { freeDelivery } as never) });
  const progressOf = (title: string) => step.view.getByText(title).closest('section')!.querySelectorAll('progress').length;
  expect([progressOf('Grelnik vode'), progressOf('Licenca')]).toEqual([1, 0]);
});

test.each([
  [1.99, 'Dostava (še ni všteta)od 1,99\u00a0€'],
  [0, 'DostavaBrezplačno'],
  [null, undefined],
  [undefined, undefined],
])('[A089] delivery from %s stands below the total, and the rows above still make the total', async (deliveryFrom, text) => {
  const step = await renderBasketStep({ cart: cartDto([articleDto()], { deliveryFrom } as never) });
  const summary = step.view.getByRole('complementary', { name: 'Povzetek' });
  const [totals, from] = [...summary.querySelectorAll('dl')];
  expect(from?.textContent).toBe(text);
  expect([...totals!.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Izdelki', 'Skupaj z DDV', 'od tega DDV']);
});
