import { act } from '@testing-library/react';
import { checkoutActions } from '../../../src/features/checkout';
import { toPurchase } from '../../../src/features/checkout/checkoutMapping';
import { PAYMENT_POLL_MS } from '../../../src/features/checkout/watchPayment';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import { decodePicture } from '../../support/decodePicture';
import { renderBasketStep } from '../../support/widgets/basketStep';
import type { BasketStepOptions } from '../../support/widgets/basketStep';
import { everyOne } from '../../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An order by cash with a code, as the shop sends it. */
const ANSWER = {
  purchaseId: '77',
  purchase: {
    orderId: '20260001',
    items: [
      { title: 'Grelnik vode', count: 2, price: 24.99 },
      { title: 'Skodelica', count: 1, price: 5 },
    ],
    total: { vat: 54.96, total: 45.05 },
    deliveries: [
      { deliveryId: '1', title: 'Dostava na dom', deliveredBy: 'Vitrina', price: 3.99 },
      { deliveryId: 'digital', title: null, deliveredBy: 'Vitrina', price: 0 },
    ],
    payment: { code: 'SIA', title: 'Plačilo po povzetju', price: 1.49, state: 'none' },
    discount: 5.5,
  },
  confirmationUrl: null,
};

async function confirmationOf(purchase: object, isLeaving = false) {
  const step = await renderBasketStep();
  const placed = toPurchase({ ...ANSWER, purchase: { ...ANSWER.purchase, ...purchase } });
  if (placed === null) throw new Error('no purchase');
  await step.act(checkoutActions.orderPlaced({ purchase: placed, isLeaving }));
  const box = step.view.getByRole('heading', { name: 'Naročeni izdelki' }).closest('.order-placed');
  return (box?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('−', '-');
}

test('[D3] numbers of digits that PHP sends as numbers are shown: reference, post code, company id', async () => {
  const transfer = { iban: 'SI56192001234567892', amount: 54.96, currency: 'EUR', recipient: 'Trgovina Lipa', reference: 26000012 };
  const billing = {
    firstname: 'Ana',
    lastname: 'Novak',
    company: 'Novak d.o.o.',
    companyId: 5012341,
    street: 'Slovenska 1',
    zip: 1000,
    city: 'Ljubljana',
  };
  const text = await confirmationOf({ payment: { code: 'SIP', title: 'Predračun', price: 0, state: 'waiting', transfer }, billing });
  expect(text).toContain('26000012');
  expect(text).toContain('1000 Ljubljana');
  expect(text).toContain('5012341');
});

test('[R2.21] [R3.091] the rows add up: goods, discount, delivery and payment make the total', async () => {
  const text = await confirmationOf({});
  const amounts = [...text.matchAll(/(-?\d+(?:,\d\d)?) €/g)].map(([, amount]) => Number(amount?.replace(',', '.')));
  expect(amounts).toEqual([49.98, 5, -5.5, 3.99, 1.49, 54.96]);
  expect(49.98 + 5 - 5.5 + 3.99 + 1.49).toBeCloseTo(54.96, 2);
  expect(text).toContain('Popust-5,50 €');
  expect(text).toMatch(/Plačilo Plačilo po povzetju$/);
});

test('an order without a number is shown without one', async () => {
  expect(await confirmationOf({})).toMatch(/^Številka naročila: 20260001/);
  const step = await renderBasketStep();
  const purchase = toPurchase({ purchase: { ...ANSWER.purchase, orderId: '' } });
  await step.act(checkoutActions.orderPlaced({ purchase: purchase!, isLeaving: false }));
  expect(step.view.getByRole('heading', { name: 'Naročeni izdelki' })).toBeVisible();
  expect(step.view.queryByText(/Številka naročila/)).toBeNull();
});

test('free items have no row; invalid amounts are left out', async () => {
  const free = await confirmationOf({ discount: 0, payment: { ...ANSWER.purchase.payment, price: 0 } });
  expect(free).not.toContain('Popust');
  expect(free).toMatch(/Plačilo po povzetju$/);
  const odd = await confirmationOf({ discount: 'veliko', payment: { ...ANSWER.purchase.payment, price: null } });
  expect(odd).not.toContain('Popust');
  expect(odd).toMatch(/Plačilo po povzetju$/);
});

test('the next step is shown only where it exists, and not twice for an unpaid order', async () => {
  const paidLater = { payment: { ...ANSWER.purchase.payment, state: 'pending' } };
  expect(await confirmationOf({})).toContain('Potrditev smo poslali na vaš e-naslov.Naročeni izdelki');
  expect(await confirmationOf({}, true)).toContain('Čez trenutek odpremo stran naročila.');
  expect(await confirmationOf(paidLater)).toContain('Naročilo je oddano, plačano pa še ni.');
  expect(await confirmationOf({ payment: { ...ANSWER.purchase.payment, state: 'paid' } })).toContain(
    'Naročilo je plačano. Potrditev smo poslali na vaš e-naslov.Naročeni izdelki',
  );
  expect(await confirmationOf(paidLater, true)).toContain('Čez trenutek odpremo stran za plačilo.');
});

test('the days are the promised ones; a pickup has its own text, and a gift is free', async () => {
  const earliestDate = { from: '2031-11-25', to: '2031-11-26' };
  const text = await confirmationOf({
    items: [{ title: 'Kapa', count: 1, price: 0 }],
    deliveries: [
      { deliveryId: '1', title: 'Dostava na dom', price: 0, earliestDate },
      { deliveryId: 'digital', title: null, deliveryMethodName: null, price: 0 },
      { deliveryId: '2', title: 'Prevzemno mesto', price: 0, earliestDate, branch: { id: 'a', name: 'Paketnik' } },
    ],
  });
  expect(text).toContain('1 × KapaBrezplačno');
  expect(text).toContain('DostavaBrezplačno');
  expect(text).toContain('Prejeli boste po e-pošti');
  expect(text).toMatch(/Dostava: .*25\. 11\..*26\. 11\./);
  expect(text).toMatch(/PaketnikPrevzem: .*25\. 11\..*26\. 11\./);
});

test.each(['declined', 'cancelled'] as const)(
  '[D4] %s: no day is promised for an order that waits for its payment, and no ticks say that all is done',
  async (state) => {
    const earliestDate = { from: '2031-11-25', to: '2031-11-26' };
    const deliveries = [{ deliveryId: '1', title: 'Dostava na dom', price: 0, earliestDate }];
    const { box, view } = await showConfirmation({ payment: { ...ANSWER.purchase.payment, state }, deliveries });
    expect(box).toHaveTextContent('Dostava na dom');
    expect(box).not.toHaveTextContent('25. 11.');
    // Three ticks would say that nothing is left to do.
    expect(view.getByRole('navigation', { name: 'Koraki nakupa', hidden: true })).toHaveAttribute('data-hidden');
  },
);

test('the invoice names the company with its numbers, and the person in the order of the country', async () => {
  const billing = { firstname: 'Petra', lastname: 'Poslovna', street: 'Vzorčna ulica 1', zip: '1000', city: 'Ljubljana' };
  const company = { company: 'Vzorčno podjetje d.o.o.', companyId: '5735173000', companyTaxId: 'SI50223054' };
  expect(await confirmationOf({ billing: { ...billing, ...company } })).toMatch(
    /Naslov za računVzorčno podjetje d\.o\.o\.Matična številka: 5735173000Davčna številka: SI50223054Petra PoslovnaVzorčna ulica 1, 1000 Ljubljana$/,
  );
  expect(await confirmationOf({ billing: { ...billing, company: '', companyId: null, companyTaxId: {} } })).toMatch(
    /Naslov za računPetra PoslovnaVzorčna ulica 1, 1000 Ljubljana$/,
  );
  for (const nothing of [null, {}, 'x', { company: '<b></b>' }])
    expect(await confirmationOf({ billing: nothing })).not.toContain('Naslov za račun');
});

test('invalid counts, prices and days are not shown', async () => {
  const text = await confirmationOf({
    items: [
      { title: 'A', count: -1, price: -4 },
      { title: 'B', count: 0.5, price: '1e309' },
      { title: 'C', count: '2', price: 3 },
    ],
    deliveries: [{ deliveryId: '1', title: 'Na dom', price: -3, earliestDate: { from: '2026-13-45', to: 'x' } }],
  });
  expect(text).toContain('1 × A–1 × B–2 × C6 €');
  expect(text).not.toMatch(/DostavaBrezplačno|Dostava:|-3|NaN/);
  expect(await confirmationOf({ total: { vat: -5, total: -4 } })).toContain('Skupaj –');
});

/** Modules of a square code, from the box of its SVG. */
function squareOf(svg: HTMLElement) {
  const [margin = 0, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { width: size + 2 * margin, height: size + 2 * margin, margin: -margin };
}

/** The visible confirmation. */
async function showConfirmation(
  purchase: object,
  { isLeaving = false, cartId, ...more }: { isLeaving?: boolean; cartId?: string; orderUrl?: string; confirmationUrl?: string } = {},
  options: BasketStepOptions = {},
) {
  const step = await renderBasketStep(options);
  const placed = toPurchase({ ...ANSWER, ...more, purchase: { ...ANSWER.purchase, ...purchase } });
  if (placed === null) throw new Error('no purchase');
  await step.act(checkoutActions.orderPlaced({ purchase: placed, isLeaving, ...(cartId === undefined ? {} : { cartId }) }));
  return step;
}

describe('[D4] an order that is not paid', () => {
  const payment = (state: string) => ({ payment: { ...ANSWER.purchase.payment, title: 'Plačilna kartica', state } });
  const urls = { confirmationUrl: '/__pay/20260001', orderUrl: '/potrditev/20260001' };
  const KEPT = 'Naročilo smo shranili in ga odpošljemo, ko bo plačano.';

  test.each([
    ['declined', 'Plačilo ni uspelo', `Banka je plačilo zavrnila. ${KEPT}`, 'Plačaj znova'],
    ['cancelled', 'Plačilo je prekinjeno', `Plačilo je bilo prekinjeno, naročilo še ni plačano. ${KEPT}`, 'Plačaj znova'],
    ['pending', 'Naročilo čaka na plačilo', `Naročilo je oddano, plačano pa še ni. ${KEPT}`, 'Nadaljuj na plačilo'],
  ])('%s: what happened and what is kept; the shopper pays, or in another way', async (state, title, text, pay) => {
    const { view } = await showConfirmation(payment(state), urls);
    expect(view.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(view.queryByText(/Hvala/)).toBeNull();
    expect(view.getByText(text)).toBeVisible();
    const again = view.getByRole('link', { name: pay });
    expect([again.className, again.getAttribute('href')]).toEqual(['primary', 'https://www.shop.si/__pay/20260001']);
    expect(view.getByRole('link', { name: 'Drug način plačila' })).toHaveAttribute('href', 'https://www.shop.si/potrditev/20260001');
  });

  test('processing: nothing invites to pay twice', async () => {
    const { view } = await showConfirmation(payment('processing'), {
      confirmationUrl: '/potrditev/20260001',
      orderUrl: '/potrditev/20260001',
    });
    expect(view.getByRole('heading', { level: 2, name: 'Plačilo še ni potrjeno' })).toBeVisible();
    expect(view.getByText(/^Ponudnik plačil plačila še ni potrdil\. Ne plačujte znova/)).toBeVisible();
    expect(view.getByRole('button', { name: 'Preveri zdaj' })).toBeVisible();
    expect(view.queryByRole('link', { name: /Plačaj|plačilo|plačila/ })).toBeNull();
    expect(view.getByRole('link', { name: 'Prikaži naročilo' }).className).toBe('secondary');
  });

  test('on the way to the provider: thanks for the order, and its payment is the next step', async () => {
    const { view } = await showConfirmation(payment('pending'), { ...urls, isLeaving: true });
    expect(view.getByRole('heading', { level: 2, name: /^Hvala/ })).toBeVisible();
    expect(view.queryByRole('link', { name: 'Drug način plačila' })).toBeNull();
    // The way there is above the articles, and no ticks say that all is done.
    const pay = view.getByRole('link', { name: 'Nadaljuj na plačilo' });
    const articles = view.getByRole('heading', { level: 3, name: 'Naročeni izdelki' });
    expect(pay.compareDocumentPosition(articles) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(view.getByRole('navigation', { name: 'Koraki nakupa', hidden: true })).toHaveAttribute('data-hidden');
  });

  test.each(['javascript:alert(1)', 'https://zlo.example/'])('a shop whose order page is %s offers no other method', async (orderUrl) => {
    const { view } = await showConfirmation(payment('declined'), { confirmationUrl: '/__pay/1', orderUrl });
    expect(view.queryByRole('link', { name: 'Drug način plačila' })).toBeNull();
  });

  test('a state that is unknown counts as none', async () => {
    const { view } = await showConfirmation(payment('on-the-moon'), urls);
    expect(view.getByRole('heading', { level: 2, name: /^Hvala/ })).toBeVisible();
  });

  describe('follows the provider', () => {
    async function follow(state: string) {
      const shop = { state, asked: 0 };
      const step = await showConfirmation(
        payment(state),
        { ...urls, cartId: 'c-1' },
        {
          answers: {
            loadPurchase: () => {
              shop.asked += 1;
              return new InvalidResponse({ ...ANSWER, ...urls, purchase: { ...ANSWER.purchase, ...payment(shop.state) } });
            },
          },
        },
      );
      shop.asked = 0;
      return { ...step, shop };
    }

    test.each(['pending', 'processing'])('%s: asked every 5 s until it is paid', async (state) => {
      const { view, shop, advanceTimers } = await follow(state);
      await advanceTimers(PAYMENT_POLL_MS * 3);
      expect(shop.asked).toBeGreaterThanOrEqual(2);
      expect(shop.asked).toBeLessThanOrEqual(3);
      shop.state = 'paid';
      await advanceTimers(PAYMENT_POLL_MS);
      expect(view.getByRole('heading', { level: 2, name: /^Hvala/ })).toBeVisible();
      expect(view.getByText(/^Naročilo je plačano\./)).toBeVisible();
      const { asked } = shop;
      await advanceTimers(PAYMENT_POLL_MS * 10);
      expect(shop.asked).toBe(asked);
    });

    test('not while the page is hidden; at once when the shopper is back', async () => {
      const { view, shop, page, advanceTimers } = await follow('pending');
      page.setHidden(true);
      await advanceTimers(PAYMENT_POLL_MS * 20);
      expect(shop.asked).toBeLessThanOrEqual(1); // a poll may have been due already
      shop.state = 'declined';
      act(() => page.setHidden(false));
      await advanceTimers(100);
      expect(view.getByRole('heading', { level: 2, name: 'Plačilo ni uspelo' })).toBeVisible();
    });

    test('five minutes at most; then the button, or a return, asks', async () => {
      const { shop, press, view, advanceTimers } = await follow('processing');
      await advanceTimers(11 * 60_000);
      const { asked } = shop;
      expect(asked).toBeLessThanOrEqual(62);
      await advanceTimers(60 * 60_000);
      expect(shop.asked).toBe(asked);
      shop.state = 'paid';
      await press('Preveri zdaj');
      expect(view.getByRole('heading', { level: 2, name: /^Hvala/ })).toBeVisible();
    });

    test('a declined payment is asked about only when the shopper is back, e.g. from paying in another tab', async () => {
      const { view, shop, page, advanceTimers } = await follow('declined');
      await advanceTimers(10 * 60_000);
      expect(shop.asked).toBe(0);
      shop.state = 'paid';
      act(() => page.show(true));
      await advanceTimers(100);
      expect(view.getByText(/^Naročilo je plačano\./)).toBeVisible();
    });
  });
});

describe('[D3] a bank transfer', () => {
  const transfer = {
    recipient: 'Trgovina Lipa d.o.o.', iban: 'SI56 2633 0001 2039 086', account: null, amount: 54.96, currency: 'EUR', reference: 'SI00 20260001', dueDate: '2026-12-01',
  }; // prettier-ignore
  const payment = { ...ANSWER.purchase.payment, title: 'Po predračunu', transfer };

  test('recipient, bank, amount, reference and due date; no delivery date before it is paid', async () => {
    const { view } = await showConfirmation({ payment });
    const section = view.getByRole('region', { name: 'Podatki za plačilo' });
    const text = (section.textContent ?? '').replaceAll('\u00a0', ' ');
    expect(text).toContain('PrejemnikTrgovina Lipa d.o.o.');
    expect(text).toContain('SI56 2633 0001 2039 086');
    expect(text).toContain('Znesek54,96 €');
    expect(text).toContain('SklicSI00 20260001');
    expect(text).toMatch(/Plačajte do.*1\. 12\./);
    expect(view.getByText(/Pošljemo po prejemu plačila\./)).toBeVisible();
  });

  /** Records what is copied. */
  function watchClipboard(writeText?: (text: string) => Promise<void>) {
    const copied: string[] = [];
    const clipboard = { writeText: writeText ?? (async (text: string) => void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    return copied;
  }

  test('each value is copied as a form of a bank takes it, and that is announced', async () => {
    const { view, press } = await showConfirmation({
      payment: { ...payment, transfer: { ...transfer, account: '19-2000145399/0800', amount: 1054.9 } },
    });
    const copied = watchClipboard();
    for (const what of ['Številka računa', 'IBAN', 'Znesek', 'Sklic', 'Plačajte do']) await press(`Kopiraj: ${what}`);
    expect(copied).toEqual(['19-2000145399/0800', 'SI56263300012039086', '1054,90', 'SI00 20260001', '1. 12. 2026']);
    expect(view.getByText('Kopirano: Plačajte do').closest('[role=status]')).not.toBeNull();
    expect(everyOne(view.getAllByRole('button', { name: /^Kopiraj/ }), (button) => button.textContent === 'Kopiraj')).toBe(true);
  });

  test.each([
    [0, '0 €', '0'],
    [10_000_000, '10.000.000 €', '10000000'],
    [54.965, '54,97 €', '54,97'],
    [1.005, '1,01 €', '1,01'],
  ])('an amount of %d is copied as it is shown', async (amount, shown, typed) => {
    const { view, press } = await showConfirmation({ payment: { ...payment, transfer: { ...transfer, amount } } });
    const copied = watchClipboard();
    await press('Kopiraj: Znesek');
    const text = view.getByRole('region', { name: 'Podatki za plačilo' }).textContent ?? '';
    expect([text.replaceAll('\u00a0', ' ').includes(`Znesek${shown}`), copied]).toEqual([true, [typed]]);
  });

  test('without access to the clipboard the value is selected', async () => {
    const { view, press, shadow } = await showConfirmation({ payment });
    watchClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const selected: string[] = [];
    jest.spyOn(Selection.prototype, 'selectAllChildren').mockImplementation((node) => void selected.push(node.textContent ?? ''));
    await press('Kopiraj: IBAN');
    expect(selected).toEqual(['SI56 2633 0001 2039 086']);
    expect(view.queryByText(/Kopirano/)).toBeNull();
    expect(shadow.querySelector('[data-copied]')).toBeNull();
  });

  describe('[R1.15] the payment code', () => {
    const codeData = {
      recipientStreet: 'Lipova ulica 1',
      recipientCity: '1000 Ljubljana',
      purposeCode: 'GDSV',
      purpose: 'Naročilo 20260001',
    };
    const billing = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna ulica 1', zip: '1000', city: 'Ljubljana' };
    const withCode = (change: object = {}) => ({ billing, payment: { ...payment, transfer: { ...transfer, ...codeData, ...change } } });
    const flags = { config: { flags: { qr_payment_thank_you: true } } };
    const NAME = 'Koda UPN QR s podatki za plačilo';

    test('with the flag a reader finds the data of the text in it', async () => {
      const { view } = await showConfirmation(withCode(), {}, flags);
      const svg = view.getByRole('img', { name: NAME });
      const { bytes } = await decodePicture({ ...squareOf(svg), path: svg.querySelector('path')?.getAttribute('d') ?? '' });
      const fields = new TextDecoder('iso-8859-2').decode(bytes).split('\n');
      for (const field of [
        'Ana Kupec',
        '1000 Ljubljana',
        '00000005496',
        'Naročilo 20260001',
        '01.12.2026',
        'SI56263300012039086',
        'SI0020260001',
      ])
        expect(fields).toContain(field);
      expect(view.getByText(/^Poslikajte kodo UPN QR/)).toBeVisible();
    });

    test('the code is saved as a picture, for the banking app on the same phone', async () => {
      const drawn = { fillRect: jest.fn(), scale: jest.fn(), translate: jest.fn(), fill: jest.fn() };
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
      jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
      const saved: string[] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push(`${this.download} ${this.href}`);
      });
      Object.assign(globalThis, { Path2D: class {} });
      Object.assign(URL, { createObjectURL: () => 'blob:code', revokeObjectURL: () => {} });
      const { view, user } = await showConfirmation(withCode(), {}, flags);
      await user.click(view.getByRole('button', { name: 'Shrani sliko kode' }));
      expect(drawn.fill).toHaveBeenCalledTimes(1);
      expect(saved).toEqual(['payment-code.png blob:code']);
      jest.restoreAllMocks();
    });

    test('without the flag there is none, and its chunk is not loaded', async () => {
      const { view } = await showConfirmation(withCode());
      expect(view.getByRole('region', { name: 'Podatki za plačilo' })).toBeVisible();
      expect(view.queryByRole('img', { name: NAME })).toBeNull();
    });

    test.each([
      ['a wrong check digit of the account', { iban: 'SI56 2633 0001 2039 087' }],
      ['a wrong check digit of the reference', { reference: 'SI12 20260001' }],
      ['no purpose', { purpose: null }],
      ['an amount of 0', { amount: 0 }],
      ['three decimals', { amount: 54.965 }],
      ['fields of wrong types', { recipientStreet: {}, recipientCity: 7, purposeCode: [], bic: 1, currency: 5 }],
      ['hostile text', { recipient: '<img src=x onerror=alert(1)>', reference: '<script>alert(1)</script>' }],
    ])('%s: only the text', async (_what, change) => {
      const { view, shadow } = await showConfirmation(withCode(change), {}, flags);
      expect(view.getByRole('region', { name: 'Podatki za plačilo' })).toHaveTextContent(/IBAN/);
      expect(view.queryByRole('img', { name: NAME })).toBeNull();
      expect(view.queryByText(/^Poslikajte/)).toBeNull();
      expect(shadow.querySelector('img, script')).toBeNull();
    });
  });

  test.each([
    ['without an account', { iban: null }], ['without an amount', { amount: 'x' }], ['that is not an object', 7], ['without a day', { dueDate: 'soon' }],
  ])('data %s: missing data are left out, and without any there is no block', async (_what, change) => {
    const { view } = await showConfirmation({ payment: { ...payment, transfer: typeof change === 'object' ? { ...transfer, ...change } : change } });
    expect(view.queryByRole('region', { name: 'Podatki za plačilo' }) !== null).toBe(typeof change === 'object' && !('iban' in change));
    expect(view.queryByText(/NaN|null|Invalid/)).toBeNull();
  }); // prettier-ignore
});

test('[R3.091] a pickup shows its branch with the address', async () => {
  const branch = { id: 'a', name: 'Paketnik Vič', street: 'Tržaška 1', zip: '1000', city: 'Ljubljana' };
  const { view } = await showConfirmation({ deliveries: [{ deliveryId: '1', title: 'Prevzemno mesto', price: 0, branch }] });
  expect(view.getByText('Paketnik Vič, Tržaška 1, 1000 Ljubljana')).toBeVisible();
});

test('[R2.10] [R2.21] on the confirmation every step of the navigation is done, and none is a link', async () => {
  const { box } = await showConfirmation({});
  expect([...box.querySelectorAll('.step')].map((step) => step.getAttribute('data-state'))).toEqual(['done', 'done', 'done']);
  expect(box.querySelectorAll('.step a')).toHaveLength(0);
});

describe('[R2.21] the confirmation shows at a glance', () => {
  const shipping = { firstname: 'Ana', lastname: 'Kupec', street: 'Vzorčna ulica 1', zip: '1000', city: 'Ljubljana' };
  const home = [{ deliveryId: '1', title: 'Dostava na dom', deliveryMethodName: 'standard', price: 0 }];
  const branch = { id: 'a', name: 'Paketnik Vič', street: 'Tržaška 1', zip: '1000', city: 'Ljubljana' };

  test('where the order is delivered, and where its confirmation was sent', async () => {
    const { view } = await showConfirmation({ shipping, deliveries: home, email: 'ana@example.com' });
    const facts = view.getByRole('complementary', { name: 'Dostava in plačilo' });
    expect(facts).toHaveTextContent(/Naslov za dostavoAna KupecVzorčna ulica 1, 1000 Ljubljana/);
    expect(view.getByText('Potrditev smo poslali na ana@example.com.')).toBeVisible();
  });

  test.each([
    ['picked up', [{ ...home[0], branch }]],
    ['sent by e-mail', [{ ...home[0], deliveryMethodName: null }]],
  ])('no delivery address of an order that is %s', async (_how, deliveries) => {
    const { view } = await showConfirmation({ shipping, deliveries });
    expect(view.queryByText('Naslov za dostavo')).toBeNull();
  });

  test.each(['none', 'paid', 'pending', 'declined'])('whether it succeeded: payment %s', async (state) => {
    const { box } = await showConfirmation({ payment: { ...ANSWER.purchase.payment, state } });
    const isOpen = state === 'pending' || state === 'declined';
    const outcome = box.querySelector('.order-outcome');
    expect(outcome?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
    expect(outcome?.hasAttribute('data-open')).toBe(isOpen);
    expect(outcome).toHaveTextContent(/^Številka naročila: 20260001/);
  });
});
