import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';
import type { BasketStepOptions } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NEWS = 'Želim prejemati novice in ponudbe po e-pošti.';
const SHARE = 'Pošlji seznam prijatelju';

const withFlags = (flags: Record<string, boolean>, { config = {}, ...options }: BasketStepOptions = {}) =>
  renderBasketStep({
    config: { flags, ...config },
    ...options,
    cart: { ...(options.cart ?? cartDto()), isAllowedNewsletter: true } as never,
  });

type Basket = Awaited<ReturnType<typeof renderBasketStep>>;
const flashes = (step: Basket) => step.state().flash.messages.map(({ message }) => message);
const sent = (step: Basket) => step.callsOf('updateSubscription').map(({ body }) => body);
const tick = async (step: Basket) => {
  await act(async () => step.view.getByRole('checkbox', { name: NEWS }).click());
  await step.advanceTimers(0);
};

test('[R1.16] [R1.19] without their flags neither the newsletter box nor the button to share is shown (A015)', async () => {
  const step = await withFlags({});
  expect(step.view.queryByRole('checkbox', { name: NEWS })).toBeNull();
  expect(step.view.queryByRole('button', { name: SHARE })).toBeNull();
});

describe('[R1.16] [R7.104] newsletter_subscribe_in_cart', () => {
  const on = { newsletter_subscribe_in_cart: true };
  const customer = { id: '1', firstname: 'Ana' };
  const widgetAccount = () => ({
    customer: { ...customer, lastname: 'Novak' },
    isAuth: true,
    isLogged: true,
    isWaitingForConfirmation: false,
  });

  test('a guest ticks it, enters an address, and may untick it; nothing is sent before that', async () => {
    const step = await withFlags(on, { answers: { updateSubscription: () => ({ status: true }) } });
    expect(step.view.getByRole('checkbox', { name: NEWS })).not.toBeChecked();
    await tick(step);
    const email = step.view.getByLabelText('E-naslov');
    await step.press('Prijavi me');
    expect(email).toHaveAccessibleDescription('Vnesite e-naslov.');
    expect(step.shadow.activeElement).toBe(email);
    expect(sent(step)).toEqual([]);
    fireEvent.change(email, { target: { value: ' ana@example.com ' } });
    await step.press('Prijavi me');
    expect(sent(step)).toEqual([{ subscribe: true, email: 'ana@example.com' }]);
    expect(flashes(step)).toEqual(['txt_news_subscribed']);
    expect(step.view.queryByLabelText('E-naslov')).toBeNull();
    await tick(step);
    expect(sent(step)[1]).toEqual({ subscribe: false, email: 'ana@example.com' });
    expect(step.view.getByRole('checkbox', { name: NEWS })).not.toBeChecked();
  });

  test('a customer needs no address; a failure unticks it and is shown as plain text (A021)', async () => {
    let isBusy = false;
    const step = await withFlags(on, {
      config: { customer },
      answers: {
        updateSubscription: () =>
          isBusy
            ? new ApiError('http', 'updateSubscription', { status: 429, messages: ['<b>Počakajte</b> malo.'] })
            : new ApiError('http', 'updateSubscription', { status: 500 }),
        widgetAccount,
      },
    });
    await tick(step);
    expect(sent(step)).toEqual([{ subscribe: true }]);
    expect(step.view.getByRole('checkbox', { name: NEWS })).not.toBeChecked();
    expect(flashes(step)).toEqual(['err_generic']);
    isBusy = true;
    await tick(step);
    expect(flashes(step)).toEqual(['err_generic', 'Počakajte malo.']);
  });

  test('a failure because the session has ended is not silent (s401)', async () => {
    const step = await withFlags(on, {
      config: { customer },
      answers: { widgetAccount, updateSubscription: () => new ApiError('http', 'updateSubscription', { status: 401 }) },
    });
    await tick(step);
    expect(flashes(step)).toEqual(['txt_cart_session_ended']);
    expect(step.view.getByLabelText('E-naslov')).toBeVisible(); // a guest needs an address
  });

  test('[R8.16] a status error with a link leads there (A033)', async () => {
    const error = new ApiError('rejected', 'updateSubscription', { body: { status: { status: 'error', link: '/novice' } } });
    const step = await withFlags(on, {
      config: { customer },
      answers: { widgetAccount, updateSubscription: () => error },
    });
    await tick(step);
    expect(step.page.assigned).toEqual(['https://www.shop.si/novice']);
  });

  test('a subscribed customer is not offered it', async () => {
    const step = await renderBasketStep({ config: { flags: on } });
    expect(step.view.queryByRole('checkbox', { name: NEWS })).toBeNull();
  });
});

describe('[R1.19] send_cart_to_friend', () => {
  const cart = cartDto([
    articleDto({ count: 2, url: '/grelnik' }),
    articleDto({ cartItemId: '2', title: 'Darilo', type: 'gift' }),
    articleDto({ cartItemId: '3', title: 'Toaster', url: null }),
  ]);

  test.each([
    ['shared', []],
    ['copied', ['txt_share_copied']],
    ['failed', ['txt_share_failed']],
  ] as const)(
    'the shared text has the goods with their own URLs, without a call and without the cart: %s',
    async (shareOutcome, messages) => {
      const step = await withFlags({ send_cart_to_friend: true }, { cart, page: { shareOutcome } });
      const calls = step.api.calls.length;
      await step.press(SHARE);
      expect(step.page.shared).toEqual([
        { title: 'Izdelki iz moje košarice', text: '2 × Grelnik vode\nhttps://www.shop.si/grelnik\n\n1 × Toaster' },
      ]);
      expect([flashes(step), step.api.calls.length]).toEqual([messages, calls]);
    },
  );
});

test.each([
  ['/cevlji?stran=2', 'https://www.shop.si/cevlji?stran=2'],
  ['javascript:alert(1)', '/'],
])('[R3.028] "continue shopping" leads to the shop’s link, %s, else home (A039)', async (urlBack, target) => {
  const step = await renderBasketStep({ cart: cartDto(undefined, { urlBack }) });
  expect(step.view.getByRole('link', { name: 'Nadaljuj z nakupovanjem' })).toHaveAttribute('href', target);
});

test('[R7.128] the invoice note counts as saved after the shop has confirmed it; a failure is shown and keeps the note', async () => {
  let answer: (value: { status: true } | ApiError) => void = () => undefined;
  const step = await renderBasketStep({ answers: { setInvoiceNote: () => new Promise((resolve) => (answer = resolve)) } });
  const field = step.view.getByLabelText('Opomba na računu');
  const write = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await step.advanceTimers(0);
  };
  await write('Naročilo 14');
  expect(step.view.queryByText('Opomba je shranjena.')).toBeNull();
  expect(step.view.getByText('Shranjujemo …')).toBeInTheDocument();
  answer({ status: true });
  await step.advanceTimers(0);
  expect(step.view.getByText('Opomba je shranjena.')).toBeInTheDocument();
  await write('Naročilo 15');
  answer(new ApiError('http', 'setInvoiceNote', { status: 500 }));
  await step.advanceTimers(0);
  expect(step.view.getByText('Sprememba ni shranjena.')).toBeInTheDocument();
  expect(field).toHaveValue('Naročilo 15');
});

test('[R7.128] leaving the invoice note again sends what was not saved, and nothing that was', async () => {
  let isDown = true;
  const step = await renderBasketStep({
    answers: { setInvoiceNote: () => (isDown ? new ApiError('http', 'setInvoiceNote', { status: 500 }) : { status: true }) },
  });
  const field = step.view.getByLabelText('Opomba na računu');
  const leave = async () => {
    fireEvent.blur(field);
    await step.advanceTimers(0);
    return step.callsOf('setInvoiceNote').length;
  };
  expect(await leave()).toBe(0);
  fireEvent.change(field, { target: { value: 'Naročilo 14' } });
  expect(await leave()).toBe(1);
  isDown = false;
  expect(await leave()).toBe(2);
  expect(step.view.getByText('Opomba je shranjena.')).toBeInTheDocument();
  expect(await leave()).toBe(2);
});

test('[R7.128] an invoice note that is being changed is not called saved', async () => {
  const step = await renderBasketStep({ answers: { setInvoiceNote: () => ({ status: true }) } });
  const field = step.view.getByLabelText('Opomba na računu');
  fireEvent.change(field, { target: { value: 'Naročilo 14' } });
  fireEvent.blur(field);
  await step.advanceTimers(0);
  expect(step.view.getByText('Opomba je shranjena.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: 'Naročilo 15' } });
  expect(step.view.queryByText('Opomba je shranjena.')).toBeNull();
});

test('govuk/character-count: the remaining characters are shown at once and announced a second after the last key', async () => {
  const step = await renderBasketStep();
  const field = step.view.getByLabelText('Opomba na računu');
  const regions = () => step.view.getAllByRole('status').map(({ textContent }) => textContent);
  const shown = (text: string) => step.view.queryAllByText(text, { selector: 'p' });
  expect(shown('Še 500 znakov')).toHaveLength(1);
  fireEvent.change(field, { target: { value: 'a'.repeat(498) } });
  expect(shown('Še 2 znaka')).toHaveLength(1);
  await step.advanceTimers(999);
  expect(regions()).not.toContain('Še 2 znaka');
  await step.advanceTimers(1);
  expect(regions()).toContain('Še 2 znaka');
});

test('the focus moves from a removed line to the line below it, not to the next one in the cart', async () => {
  const line = (cartItemId: string, title: string, more = {}) => articleDto({ cartItemId, variantId: `${cartItemId}00`, title, ...more });
  let lines = [line('1', 'Prvi'), line('2', 'Partnerjev', { marketplacePartnerId: 9 }), line('3', 'Tretji'), line('4', 'Četrti')];
  const step = await renderBasketStep({
    cart: cartDto(lines),
    answers: {
      cartDelete({ body }) {
        lines = lines.filter(({ cartItemId }) => cartItemId !== body.id);
        return cartDto(lines);
      },
    },
  });
  for (const [title, next] of [
    ['Prvi', 'Tretji'],
    ['Tretji', 'Četrti'],
    ['Četrti', 'Partnerjev'],
  ]) {
    const button = step.view.getByRole('button', { name: `Odstrani: ${title}` });
    button.focus();
    await step.press(`Odstrani: ${title}`);
    expect(step.shadow.activeElement).toHaveAccessibleName(`Odstrani: ${next}`);
  }
});

describe('[R8.13] a code that the shop rejects', () => {
  const rejection = (message: string) =>
    cartDto(undefined, {
      discounts: {
        messages: [],
        codes: [],
        value: 0,
        status: { status: 'error', flashMessages: [{ message, type: 'danger', cat: 'cart' }] },
      },
    });

  test.each([
    ['by its response', () => rejection('Koda je potekla.')],
    ['by a failure', () => new ApiError('http', 'addCertificate', { status: 422, messages: ['Koda <b>je potekla.</b>'] })],
  ] as const)('%s: the reason is at its field, stays after the flash, and clears on typing', async (_how, addCertificate) => {
    const step = await renderBasketStep({ answers: { addCertificate } });
    const field = step.view.getByLabelText('Koda za popust');
    fireEvent.change(field, { target: { value: ' poletje 24' } });
    await step.press('Uporabi');
    await step.advanceTimers(10_000);
    expect(flashes(step)).toEqual([]);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Koda je potekla.');
    expect(field).toHaveValue(' poletje 24');
    fireEvent.change(field, { target: { value: 'poletje 25' } });
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('');
  });
});

test('on returning to the basket delivery and payment are shown, so that the amounts add up (A089)', async () => {
  const chosen = { price: { total: 40, base: 32.79, vat: 7.21 }, total: { total: 44.99, totalNoVat: 36.88 } };
  const { view } = await renderBasketStep({ cart: { ...cartDto(), ...chosen } as never });
  const rows = view
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(
    expect.arrayContaining([expect.stringMatching(/40 €$/), 'Dostava in plačilo 4,99 €', expect.stringMatching(/44,99 €/)]),
  );
});

const rowsOf = ({ view }: Basket) =>
  view.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));

test('[A089, R3.022] the amounts above the total make it, and its own VAT stands below', async () => {
  const discounts = { messages: [], codes: [], value: 4, status: null };
  const step = await renderBasketStep({
    cart: { ...cartDto(), price: { total: 40, base: 32.79, vat: 7.21 }, discounts, total: { total: 36, totalNoVat: 29.51 } } as never,
  });
  expect(rowsOf(step)).toEqual(['Izdelki 40 €', 'Popust −4 €', expect.stringMatching(/^Skupaj z DDV 36 €/), 'od tega DDV 6,49 €']);
});

test('[R3.024] the seller’s goods show the whole range of days in which they arrive', async () => {
  const cart = cartDto();
  const cartItemsIds = cart.articles.map(({ cartItemId }) => String(cartItemId));
  const earliestDate = { from: '2031-11-26', to: '2031-11-28' };
  const { view } = await renderBasketStep({
    cart: { ...cart, previewDeliveries: { standardDelivery: { cartItemsIds, earliestDate } } } as never,
  });
  expect(view.getByText(/^Predvidena dostava/)).toHaveTextContent(/26\. 11\. – petek, 28\. 11\.$/);
});

test('[A039] an empty basket shows a drawing, a caption, and the link to continue shopping', async () => {
  const { view } = await renderBasketStep({ cart: cartDto([], { urlBack: '/cevlji' }) });
  const caption = view.getByText('Vaša košarica je prazna.');
  const empty = within(caption.closest('.empty') as HTMLElement);
  expect(caption.parentElement?.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
  expect(empty.getByRole('link', { name: 'Nadaljuj z nakupovanjem' })).toHaveAttribute('href', expect.stringMatching(/\/cevlji$/));
});
