import { act, fireEvent } from '@testing-library/react';
import { accountActions } from '../../src/features/account';
import { wishlistActions, wishlistSlice } from '../../src/features/wishlist';
import { ApiError } from '../../src/api/ApiError';
import { cartDto } from '../support/fakes/cartDtos';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const urlKeys = {
  login: '/prijava',
  logout: '/odjava',
  register: '/registracija',
  passwordRecovery: '/pozabljeno-geslo',
  clientMyAccount: '/moj-racun',
  clientPurchaseList: '/narocila',
  clientWishlist: '/seznam-zelja',
  clientWatchdog: '/obvescanje',
  cart: '/kosarica',
};
const ANA = { id: '5', firstname: 'Ana', lastname: 'Novak' };
const SIGNED_IN = { customer: ANA, isAuth: true, isLogged: true, isWaitingForConfirmation: false };

async function entry(name: string, { config = {}, answers = {}, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget(name, {
    fallback: '<a href="/prijava">Prijava</a>',
    ...options,
    answers: { login: () => SIGNED_IN, widgetAccount: () => SIGNED_IN, widgetCart: () => cartDto([]), ...answers },
    config: { urlKeys, csrfToken: 'token-1', ...config },
  });
  const { box, view, advanceTimers, user } = rendered;
  const pointer = async (type: 'pointerover' | 'pointerout', pointerType = 'mouse') => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    act(() => void box.querySelector('.entry')?.dispatchEvent(event));
  };
  return {
    ...rendered,
    pointer,
    button: () => view.getByRole('button', { name: /Prijava|Moj račun/ }),
    email: () => view.queryByRole('textbox', { name: /E-naslov/ }),
    password: () => box.querySelector<HTMLInputElement>('input[name=password]'),
    press: () => user.click(box.querySelector('.entry-button') as Element),
    async fill(username: string, password: string) {
      const [first, second] = [box.querySelector('input[name=email]'), box.querySelector('input[name=password]')];
      if (username) await user.type(first as Element, username);
      if (password) await user.type(second as Element, password);
      await advanceTimers(200); // the pointer has come to rest
      await user.keyboard('{Enter}');
      await advanceTimers(2000);
    },
    links: () => view.getAllByRole('link').map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`),
  };
}

describe('guests', () => {
  test('[R4.097] hovering opens the form, leaving closes it; a pointer that passes and a finger open nothing (A068)', async () => {
    const { pointer, advanceTimers, email } = await entry('login-drawer');
    await pointer('pointerover');
    await advanceTimers(100);
    await pointer('pointerout');
    await advanceTimers(500);
    expect(email()).toBeNull();
    await pointer('pointerover', 'touch');
    await advanceTimers(500);
    expect(email()).toBeNull();
    await pointer('pointerover');
    await advanceTimers(120);
    expect(email()).toBeVisible();
    await pointer('pointerout');
    await advanceTimers(250);
    expect(email()).toBeNull();
  });

  test('[R2.56] [R4.097] a press opens it with the focus in the e-mail; Escape, a second press and a press outside close it', async () => {
    const { press, email, user, shadow } = await entry('login-drawer');
    await press();
    expect(shadow.activeElement).toBe(email());
    await user.keyboard('{Escape}');
    expect(email()).toBeNull();
    await press();
    await press();
    expect(email()).toBeNull();
    await press();
    await user.click(document.body);
    expect(email()).toBeNull();
  });

  test('somebody who types keeps the form when the pointer leaves, and what was typed outlives closing', async () => {
    const { pointer, advanceTimers, email, password, user, press } = await entry('login-drawer');
    await pointer('pointerover');
    await advanceTimers(120);
    await user.type(email() as Element, 'ana@example.com');
    await user.type(password() as Element, 'skri');
    await pointer('pointerout');
    await advanceTimers(1000);
    expect(email()).toHaveValue('ana@example.com');
    await user.keyboard('{Escape}');
    await press();
    expect([email()?.getAttribute('name'), password()?.value]).toEqual(['email', 'skri']);
  });

  test('[R2.63] [R5.09] [R5.10] both fields are required, nothing else is checked, and nothing is sent before (A047)', async () => {
    const { press, fill, view, callsOf, email, shadow } = await entry('login-drawer');
    await press();
    await fill('', '');
    expect(shadow.activeElement).toBe(email());
    expect(view.getByText('Vnesite geslo.')).toBeVisible();
    expect(callsOf('login')).toEqual([]);
    await fill('ana', 'x');
    expect(callsOf('login').map(({ body }) => body)).toEqual([{ username: 'ana', password: 'x', isCheckout: 0, isWidget: 1 }]);
  });

  test.each([
    ['register', 0, 0],
    ['checkout', 1, 0],
    ['widget', 0, 1],
  ])(
    '[R2.65] with data-context="%s" a sign-in is sent with isCheckout %s and isWidget %s (A042)',
    async (context, isCheckout, isWidget) => {
      const { press, fill, callsOf } = await entry('login-drawer', { attributes: { context } });
      await press();
      await fill('ana@example.com', 'skrivnost');
      expect(callsOf('login')[0]?.body).toMatchObject({ isCheckout, isWidget });
    },
  );

  test('[R4.098] [R4.006] after the sign-in the name is in its place, with the focus and a status; nothing keeps the password', async () => {
    const { press, fill, button, view, state, page, email, shadow } = await entry('login-drawer');
    await press();
    await fill('ana@example.com', 'skrivnost');
    expect(email()).toBeNull();
    expect(button()).toHaveAccessibleName('Moj račun: Ana');
    expect(shadow.activeElement).toBe(button());
    expect(view.getByText('Prijavljeni ste.')).toBeInTheDocument();
    expect(page.emitted.map(({ name }) => name)).toContain('logged-in');
    expect(JSON.stringify([state(), page.storage])).not.toContain('skrivnost');
    await press();
    expect(view.getByRole('link', { name: 'Moja naročila' })).toHaveAttribute('href', '/narocila');
  });

  test('[R4.011] [R4.012] [R8.30] a refusal shows the shop’s text without what could run; the form keeps its text (A154)', async () => {
    const body = { error: { title: '<b>Napačno</b> geslo.<img src=x onerror=alert(1)>' } };
    const { press, fill, view, email, shadow, button } = await entry('login-drawer', {
      answers: { login: () => Promise.reject(new ApiError('http', 'login', { status: 400, body, messages: [body.error.title] })) },
    });
    await press();
    await fill('ana@example.com', 'skrivnost');
    expect(view.getByRole('alert')).toHaveTextContent('Napačno geslo.');
    expect(shadow.querySelector('img')).toBeNull();
    expect(email()).toHaveValue('ana@example.com');
    expect(button()).toHaveAccessibleName('Prijava');
  });

  test('a refusal leads back to the password, marked to be typed anew, which names it; who has gone on stays there', async () => {
    const error = () => Promise.reject(new ApiError('http', 'login', { status: 401, messages: ['Napačno geslo.'] }));
    const { press, fill, view, password, shadow, user, advanceTimers } = await entry('login-drawer', { answers: { login: error } });
    await press();
    await fill('ana@example.com', 'skrivnost');
    const field = password() as HTMLInputElement;
    expect(shadow.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'skrivnost'.length]);
    expect(field).toHaveAccessibleDescription(/Napačno geslo\./);
    await user.click(view.getByRole('button', { name: /^Prijavi se/ }));
    view.getByRole('link', { name: 'Registracija' }).focus();
    await advanceTimers(2000);
    expect(view.getByRole('link', { name: 'Registracija' })).toBe(shadow.activeElement);
  });

  test.each([
    ['any guest', {}, true],
    ['a visitor with a tracking id', { trackingId: 't-1' }, false],
  ])('[R6.13] %s: asked for an account %p, else welcomed back; the link to a new one is there (A054)', async (_who, more, isAsked) => {
    const { press, view, box } = await entry('login-drawer', { config: more });
    await press();
    expect(view.queryByText('Veseli smo, da ste spet pri nas.') === null).toBe(isAsked);
    expect(box.textContent.includes('Še nimate računa?')).toBe(isAsked);
    expect(view.getByRole('link', { name: 'Registracija' })).toHaveAttribute('href', '/registracija');
  });

  test('[A069] opening the login form calls nothing', async () => {
    const { press, email, api, advanceTimers } = await entry('login-drawer');
    await press();
    await advanceTimers(1000);
    expect(email()).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('[R5.07] a mistyped domain is corrected by one press', async () => {
    const { press, email, user, view, advanceTimers } = await entry('login-drawer');
    await press();
    fireEvent.change(email() as Element, { target: { value: 'ana@gmial.com' } });
    await advanceTimers(100);
    await user.click(view.getByRole('button', { name: 'Ste morda mislili ana@gmail.com?' }));
    expect(email()).toHaveValue('ana@gmail.com');
  });

  test('a missing field is named until the shopper fills it in', async () => {
    const { press, fill, view, email, password, advanceTimers } = await entry('login-drawer');
    await press();
    await fill('', '');
    fireEvent.change(email() as Element, { target: { value: 'a' } });
    await advanceTimers(100);
    expect([view.queryByText('Vnesite e-naslov.'), view.queryByText('Vnesite geslo.')]).toEqual([null, expect.anything()]);
    fireEvent.change(password() as Element, { target: { value: 'a' } });
    expect(view.queryByText('Vnesite geslo.')).toBeNull();
    expect(email()).toHaveAttribute('aria-invalid', 'false');
  });

  test('(html-28) the shop’s text has its links and emphasis, and nothing that could run (A154)', async () => {
    const title = '<b>Račun</b> je zaklenjen. <a href="/pomoc">Pomoč</a> <a href="java\nscript:alert(1)">x</a><a href=" JavaScript:alert(1)">z</a><svg><a xlink:href="javascript:alert(1)"><text>y</text></a></svg>'; // prettier-ignore
    const { press, fill, view, shadow } = await entry('login-drawer', {
      answers: {
        login: () => Promise.reject(new ApiError('http', 'login', { status: 401, body: { error: { title } }, messages: [title] })),
      },
    });
    await press();
    await fill('ana@example.com', 'skrivnost');
    const alert = view.getByRole('alert');
    expect([...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/pomoc']);
    expect(alert.querySelector('b, strong')).toHaveTextContent('Račun');
    expect(shadow.querySelector('svg [*|href], script, [onerror]')).toBeNull();
    const form = shadow.querySelector('form');
    expect(form?.firstElementChild).toContainElement(alert); // above the fields
  });

  test('links to recovery and registration; without their url keys there are none (A011)', async () => {
    const { press, links } = await entry('login-drawer');
    await press();
    expect(links()).toEqual(['Ste pozabili geslo? /pozabljeno-geslo', 'Registracija /registracija']);
    document.body.replaceChildren();
    const without = await entry('login-drawer', { config: { urlKeys: {} } });
    await without.press();
    expect(without.view.queryAllByRole('link')).toEqual([]);
  });

  test('[R6.05] Facebook is offered by its flag with its application, and loaded on the first press only (A045)', async () => {
    const facebook = { appId: '1', version: 'v12.0' };
    const shown = await entry('login-drawer', { config: { facebook, flags: { facebook_login: true } } });
    await shown.press();
    expect(shown.view.getByRole('button', { name: 'Nadaljuj s Facebookom' }).querySelector('svg')).not.toBeNull();
    document.body.replaceChildren();
    const off = await entry('login-drawer', { config: { facebook, flags: { facebook_login: false } } });
    await off.press();
    expect(off.view.queryByRole('button', { name: 'Nadaljuj s Facebookom' })).toBeNull();
  });

  test('while the password is being checked, a press on Facebook’s button opens nothing', async () => {
    const config = { facebook: { appId: '1', version: 'v12.0' }, flags: { facebook_login: true } };
    const shown = await entry('login-drawer', { config, answers: { login: () => new Promise(() => undefined) } });
    await shown.press();
    await shown.fill('ana@example.com', 'geslo');
    const facebook = shown.view.getByRole('button', { name: 'Nadaljuj s Facebookom' });
    expect(facebook).toHaveAttribute('aria-disabled', 'true');
    await shown.user.click(facebook);
    await shown.advanceTimers(100);
    expect([shown.callsOf('login').length, shown.page.facebookLogins]).toEqual([1, []]);
  });

  test.each([
    [{}, 'Prijava'],
    [{ config: { trackingId: '77' } }, 'Veseli smo, da ste spet pri nas.'],
    [{ attributes: { context: 'checkout' } }, 'Prijavite se in hitreje zaključite nakup.'],
  ])('with %j the heading says why one signs in', async (options, heading) => {
    const { view, press } = await entry('login-drawer', options);
    await press();
    expect(view.getByRole('heading')).toHaveTextContent(heading);
  });

  test('[A053] requested by the page, it opens with the focus in the e-mail; Escape brings the focus back to what has requested it', async () => {
    const rects = jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    HTMLElement.prototype.scrollIntoView = jest.fn();
    const { dispatch, shadow, email, state, press } = await entry('login-drawer');
    document.body.insertAdjacentHTML('afterbegin', '<a id="heart" href="/prijava">♥</a>');
    document.querySelector<HTMLElement>('#heart')?.focus();
    act(() => void dispatch(accountActions.displayChanged({ display: 'login' })));
    expect(shadow.activeElement).toBe(email());
    expect(state().account.display).toBeNull();
    shadow.querySelector<HTMLElement>('.entry-button')?.focus(); // as Escape does in a browser
    await press();
    expect(email()).toBeNull();
    expect(document.activeElement?.id).toBe('heart');
    rects.mockRestore();
  });

  test('[R1.04] while a guest’s heart waits for the sign-in, the form says so', async () => {
    const { dispatch, injectFeature, view, press } = await entry('login-drawer');
    await press();
    expect(view.queryByText(/seznam želja/)).toBeNull();
    injectFeature({ slice: wishlistSlice, saga: function* none() {} });
    const reason = 'Prijavite se, da dodamo izdelek na vaš seznam želja.';
    const removal = { id: '0', status: 'waiting', kind: 'delete', wishListItemIds: ['7'], variantId: null } as const;
    act(() => void dispatch(wishlistActions.intentsRestored({ intents: [removal] }))); // of a session that has ended
    expect(view.queryByText(reason)).toBeNull();
    const item = { variantId: '500', wishlistId: null, newWishlistName: null, amount: null, cartItemId: null };
    act(() => void dispatch(wishlistActions.intentsRestored({ intents: [{ id: '1', status: 'waiting', kind: 'insert', item }] })));
    expect(view.getAllByText(reason).map((text) => text.getAttribute('role'))).toEqual([null, 'status']);
  });

  describe('a guest’s heart that waits', () => {
    const item = { variantId: '500', wishlistId: null, newWishlistName: null, amount: null, cartItemId: null };
    const held = { id: '1', status: 'waiting', kind: 'insert', item, isHeld: true } as const;
    async function waiting(options: RenderOptions = {}) {
      const widget = await entry('login-drawer', options);
      widget.injectFeature({ slice: wishlistSlice, saga: function* none() {} });
      await widget.press();
      act(() => void widget.dispatch(wishlistActions.intentsRestored({ intents: [held] })));
      return { ...widget, hearts: () => widget.state().wishlist.hearts };
    }
    const dropped = 'Izdelek ni dodan na seznam želja.';

    test.each(['Escape', 'a press elsewhere', 'its button'])(
      '[R1.04] turns back when the form is closed by %s; it is heard',
      async (how) => {
        const { hearts, press, user, view, email } = await waiting();
        expect([hearts(), view.queryByText(dropped)]).toEqual([{ 500: true }, null]);
        if (how === 'Escape') await user.keyboard('{Escape}');
        else if (how === 'its button') await press();
        else fireEvent.pointerDown(document.body);
        expect([email(), hearts()]).toEqual([null, { 500: false }]);
        expect(view.getByText(dropped)).toHaveAttribute('role', 'status');
      },
    );

    test('a press on the next heart keeps the form and both', async () => {
      const { hearts, email } = await waiting();
      document.body.insertAdjacentHTML('beforeend', '<a data-vitrina-action="wishlist-add"><svg></svg></a>');
      fireEvent.pointerDown(document.querySelector('[data-vitrina-action] svg') as Element);
      expect([email() === null, hearts()]).toEqual([false, { 500: true }]);
    });

    test('pressed again, it closes the form', async () => {
      const { dispatch, email } = await waiting();
      act(() => void dispatch(accountActions.signInDismissed()));
      expect(email()).toBeNull();
    });

    test.each([
      ['accepts', () => SIGNED_IN, { 500: true }],
      ['refuses', () => new ApiError('rejected', 'login'), { 500: false }],
    ] as const)('closing the form while the sign-in is under way waits for it: the shop %s it', async (_, login, expected) => {
      let answer = (): void => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      const { fill, hearts, user, advanceTimers } = await waiting({ answers: { login: () => asked.then(() => login()) } });
      await fill('ana@example.com', 'skrivnost');
      await user.keyboard('{Escape}');
      expect(hearts()).toEqual({ 500: true });
      answer();
      await advanceTimers(10);
      expect(hearts()).toEqual(expected);
    });
  });

  test('[A053] a form that is requested while the page hides it stays closed', async () => {
    const { dispatch, email, state } = await entry('login-drawer');
    act(() => void dispatch(accountActions.displayChanged({ display: 'login' })));
    expect([email(), state().account.display]).toEqual([null, 'login']);
  });

  test('with an account widget on the page, the login widget is empty for customers (R4.098)', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<div data-vitrina="account-dashboard"></div>');
    const { press, fill, box } = await entry('login-drawer');
    await press();
    await fill('ana@example.com', 'skrivnost');
    expect(box).toBeEmptyDOMElement();
  });
});

describe('customers', () => {
  const config = { customer: ANA };

  test('[A053] the panel of the account opens when the shop wants it to be open, and only that one', async () => {
    const rects = jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    HTMLElement.prototype.scrollIntoView = jest.fn();
    const { dispatch, links, state, view } = await entry('account-dashboard', { config });
    act(() => void dispatch(accountActions.displayChanged({ display: 'login' })));
    expect(view.queryAllByRole('link')).toEqual([]);
    act(() => void dispatch(accountActions.displayChanged({ display: 'dashboard' })));
    expect(links()).toContain('Moja naročila /narocila');
    expect(state().account.display).toBeNull();
    rects.mockRestore();
  });

  test('[R1.07] [R2.57] [R6.06] [R6.07] [R6.10] [R4.098] [R7.145] the pages of the account and the sign-out with the token; the account is requested when it opens, once', async () => {
    const { press, links, view, callsOf } = await entry('account-dashboard', { config });
    expect(callsOf('widgetAccount')).toEqual([]);
    await press();
    expect(links()).toEqual([
      'Moja naročila /narocila',
      'Seznami želja /seznam-zelja',
      'Obveščanje o izdelkih /obvescanje',
      'Moj račun /moj-racun',
      'Odjava /odjava?csrftoken=token-1',
    ]);
    expect(view.getByText('Ana Novak')).toBeVisible();
    await press();
    await press();
    expect(callsOf('widgetAccount')).toHaveLength(1);
  });

  test('disclosure-nav/down-into-open, link-down, link-end: the arrow keys, Home and End move along the pages of the open menu', async () => {
    const { button, press, user, shadow } = await entry('account-dashboard', { config });
    act(() => button().focus());
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toBe(button());
    await press();
    const focused = async (keys: string) => {
      await user.keyboard(keys);
      return shadow.activeElement?.textContent;
    };
    expect(await focused('{ArrowDown}')).toBe('Moja naročila');
    expect(await focused('{ArrowDown}')).toBe('Seznami želja');
    expect(await focused('{End}')).toBe('Odjava');
    expect(await focused('{ArrowDown}')).toBe('Odjava');
    expect(await focused('{ArrowUp}{Home}')).toBe('Moja naročila');
  });

  test.each([
    ['vip_program', { data: { level: 'silver' } }, 'VIP srebrna raven'],
    ['vip_plus_program', { data: { level: 'gold' } }, 'VIP plus zlata raven'],
    ['vip', {}, 'VIP'],
    ['regular', { isTrial: true }, 'Smart: preizkusno obdobje'],
    ['regular', {}, undefined],
    ['vip_program', { data: { level: 'platinum' } }, 'VIP'],
  ])('[R1.11] [R3.007] %s with %j is shown as %s (A055)', async (vipType, loyaltyClub, text) => {
    const { press, box } = await entry('account-dashboard', {
      config: { customer: { ...ANA, vipType } },
      answers: { widgetAccount: () => ({ ...SIGNED_IN, customer: { ...ANA, vipType }, loyaltyClub }) },
    });
    await press();
    expect(box.querySelector('.loyalty')?.textContent.trim()).toBe(text);
  });

  test('[R6.19] there are no pages for staff: the header shows every customer the same links', async () => {
    const staff = { ...ANA, vipType: 'admin', role: 'admin', roles: ['ROLE_ADMIN'], isAdmin: true };
    const { press, links } = await entry('account-dashboard', {
      config: { customer: staff, urlKeys: { ...urlKeys, admin: '/admin' } },
      answers: { widgetAccount: () => ({ ...SIGNED_IN, customer: staff }) },
    });
    await press();
    expect(links()).toHaveLength(5);
    expect(links().join()).not.toContain('admin');
  });

  test('the family name comes first in Hungary', async () => {
    const { press, box } = await entry('account-dashboard', { config: { customer: ANA, country: 'HU' } });
    await press();
    expect(box.querySelector('.name')).toHaveTextContent('Novak Ana');
  });

  test('[R7.168] a missing key leaves its link out; without a token the sign-out has none', async () => {
    const { press, links } = await entry('account-dashboard', {
      config: { customer: ANA, urlKeys: { logout: '/odjava' }, csrfToken: null },
    });
    await press();
    expect(links()).toEqual(['Odjava /odjava']);
  });

  test('a failed account call leaves the links', async () => {
    const { press, links } = await entry('account-dashboard', {
      config,
      answers: { widgetAccount: () => Promise.reject(new ApiError('http', 'widgetAccount', { status: 500 })) },
    });
    await press();
    expect(links()).toHaveLength(5);
  });

  test('a sign-out in another tab brings the login form; with a login widget on the page it is empty (R4.097)', async () => {
    const { dispatch, button } = await entry('account-dashboard', { config });
    act(() => void dispatch(accountActions.loggedOut()));
    expect(button()).toHaveAccessibleName('Prijava');
    document.body.insertAdjacentHTML('afterbegin', '<div data-vitrina="login-drawer"></div>');
    const other = await entry('account-dashboard', { config });
    act(() => void other.dispatch(accountActions.sessionEnded()));
    expect(other.box).toBeEmptyDOMElement();
  });

  test('markup in a name is left out, emoji stay', async () => {
    const { button, shadow } = await entry('account-dashboard', { config: { customer: { ...ANA, firstname: '<img src=x>🦊' } } });
    expect(button()).toHaveTextContent(/^🦊$/);
    expect(shadow.querySelector('img')).toBeNull();
  });
});

test('[R2.54] user-menu: login form and account on phones, the server’s own content elsewhere', async () => {
  const wide = await entry('user-menu');
  expect(wide.box.querySelector('button')).toBeNull();
  expect(wide.box.querySelector('slot')).not.toBeNull();
  document.body.replaceChildren();
  const { press, email, shadow } = await entry('user-menu', { page: { device: 'mobile' } });
  await press();
  expect(shadow.activeElement).toBe(email());
});
