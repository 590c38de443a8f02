import { ApiError } from '../../../src/api/ApiError';
import {
  accountActions,
  selectAccountStatus,
  selectFirstname,
  selectIsLogged,
  selectIsRegistered,
  selectVipType,
} from '../../../src/features/account';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';

const customer = { id: '1204', firstname: 'Ana', lastname: 'Novak', vipType: 'vip_program' };
const signedIn = { customer, isAuth: true, isLogged: true, isWaitingForConfirmation: false };
const guest = { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false };
const snapshot = {
  'vitrina.snapshot': JSON.stringify({
    v: 1,
    account: { isLogged: true, customer: { firstname: 'Ana', vipType: 'regular' } },
    cart: { articles: [] },
  }),
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function tabWith(options: StoreOptions) {
  const tab = createTestStore(options);
  return {
    ...tab,
    who: () => [selectIsLogged(tab.state()), selectFirstname(tab.state()), selectVipType(tab.state())],
    events: () => tab.page.emitted.map(({ name }) => name).filter((name) => name.startsWith('logged')),
    asked: () => tab.api.callsOf('widgetAccount').length,
  };
}

test('[R1.09] [R7.091] [R7.145] the account is requested when a view shows it, once (A069)', async () => {
  const tab = tabWith({ answers: { widgetAccount: () => signedIn } });
  expect([tab.asked(), tab.who()]).toEqual([0, [false, null, 'regular']]);
  tab.dispatch(accountActions.viewMounted());
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([tab.asked(), tab.who(), tab.events()]).toEqual([1, [true, 'Ana', 'vip_program'], ['logged-in']]);
});

test('[R1.10] [R3.001] [R3.003] [R3.004] [R3.007] [A053] [A061] the whole customer and account are kept, the snapshot only has the first name', async () => {
  const consents = { emailNl: '1', register: true, marketing_1p: 0, marketing_3p: 'no', product_reviews: { value: 1 } };
  const loyaltyClub = { register: '2025-01-01', data: { programme: 'vip_plus_program', level: 'gold' }, trialUsed: true, isTrial: 0 };
  const answer = {
    ...signedIn,
    customer: {
      ...customer,
      vipType: null,
      hasFilledAddress: true,
      consentChanged: 1,
      loyaltyClub: null,
      consents: { emailNl: 0, collection: 1 },
    },
    consents,
    loyaltyClub,
    mainWishlistId: 31,
    status: 'Dobrodošli',
    display: 'dashboard',
  };
  const tab = tabWith({ answers: { widgetAccount: () => new InvalidResponse(answer) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect(tab.state().account).toEqual({
    status: 'ready',
    isLogged: true,
    isWaitingForConfirmation: false,
    customer: {
      id: '1204',
      firstname: 'Ana',
      lastname: 'Novak',
      vipType: 'vip_plus_program',
      hasFilledAddress: true,
      consentChanged: true,
    },
    consents: { emailNl: true, register: true, marketing_1p: false, marketing_3p: false, product_reviews: true, collection: true },
    loyaltyClub: { isMember: true, programme: 'vip_plus_program', level: 'gold', trialUsed: true, isTrial: false },
    mainWishlistId: '31',
    message: 'Dobrodošli',
    display: 'dashboard',
  });
  const kept = tab.page.storage.session.get('vitrina.snapshot') ?? '';
  expect(JSON.parse(kept).account).toEqual({
    isLogged: true,
    isWaitingForConfirmation: false,
    customer: { firstname: 'Ana', vipType: 'vip_plus_program' },
  });
});

test('[R3.001] a printed customer is shown without a call until a view needs more', async () => {
  const tab = tabWith({ config: { customer: { ...customer, vipType: 'regular' } } });
  await settle();
  expect([tab.asked(), tab.who()]).toEqual([0, [true, 'Ana', 'regular']]);
});

test('a cached page has no customer but the tab has a snapshot: painted at once, and the account is requested', async () => {
  const tab = tabWith({ page: { session: snapshot }, answers: { widgetAccount: () => signedIn } });
  expect(tab.who()).toEqual([true, 'Ana', 'regular']);
  await settle();
  expect([tab.asked(), tab.who()]).toEqual([1, [true, 'Ana', 'vip_program']]);
  // Nobody has signed in; what waits for a customer loads now.
  expect(tab.page.emitted.map(({ name }) => name)).toEqual(['customer-met']);
});

test('after a logout the next page clears the tab and notifies the other tabs', async () => {
  const tab = tabWith({ page: { session: snapshot }, answers: { widgetAccount: () => guest } });
  await settle();
  expect([tab.who(), tab.events()]).toEqual([[false, null, 'regular'], ['logged-out']]);
  expect(tab.page.storage.session.get('vitrina.snapshot')).toBeNull();
  expect(tab.page.posted).toEqual([{ name: 'vitrina.account', message: { v: 1, kind: 'logged-out' } }]);
});

test('a session that ends here ends in the other tabs, which do not send it back', async () => {
  const here = tabWith({ config: { customer } });
  await settle();
  const before = here.page.posted.length;
  here.dispatch(accountActions.sessionEnded());
  await settle();
  expect(here.page.storage.session.get('vitrina.snapshot')).toBeNull(); // the next one at this tab is not greeted by this name
  expect(here.page.posted.slice(before)).toEqual([{ name: 'vitrina.account', message: { v: 1, kind: 'logged-out' } }]);
  const there = tabWith({ config: { customer }, answers: { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) } });
  await settle();
  const posted = there.page.posted.length;
  there.page.receive('vitrina.account', { v: 1, kind: 'logged-out' });
  await settle();
  expect([there.who(), there.page.posted.length]).toEqual([[false, null, 'regular'], posted]);
});

test('after a logout no page requests the account again', async () => {
  const tab = tabWith({ page: { session: snapshot }, answers: { widgetAccount: () => guest } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([tab.asked(), selectAccountStatus(tab.state())]).toEqual([1, 'ready']);
});

test('a flood of messages of another tab requests the account twice: now, and once for all that came meanwhile', async () => {
  const tab = tabWith({ answers: { widgetAccount: () => signedIn } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  const before = tab.asked();
  for (let sent = 0; sent < 300; sent += 1) tab.page.receive('vitrina.account', { v: 1, kind: 'logged-in' });
  await settle();
  expect(tab.asked() - before).toBe(2);
});

test('signed in on the server’s page: the other tabs are notified, once', async () => {
  const tab = tabWith({ config: { customer } });
  await settle();
  expect([tab.page.posted, tab.events(), tab.asked()]).toEqual([
    [{ name: 'vitrina.account', message: { v: 1, kind: 'logged-in' } }],
    [],
    0,
  ]);
  const kept = tab.page.storage.session.get('vitrina.snapshot') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ account: { isLogged: true, customer: { firstname: 'Ana', vipType: 'vip_program' } } });
  const next = tabWith({ config: { customer }, page: { session: { 'vitrina.snapshot': kept } } });
  await settle();
  expect([next.page.posted, next.asked()]).toEqual([[], 0]);
});

test('a notification from another tab requests the account and is not passed on', async () => {
  let isIn = true;
  const tab = tabWith({ answers: { widgetAccount: () => (isIn ? signedIn : guest) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  tab.page.posted.splice(0);
  isIn = false;
  tab.page.receive('vitrina.account', { v: 1, kind: 'logged-out' });
  await settle();
  expect([tab.who(), tab.events(), tab.page.posted]).toEqual([[false, null, 'regular'], ['logged-in', 'logged-out'], []]);
});

test('a notification is not proof: the shop’s response counts', async () => {
  const tab = tabWith({ answers: { widgetAccount: () => signedIn } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  tab.page.receive('vitrina.account', { v: 1, kind: 'logged-out' });
  await settle();
  expect(tab.who()[0]).toBe(true);
});

test.each([[{ v: 1, kind: 'logged-in ' }], ['logged-out'], [null], [{ kind: 'logged-out' }]])(
  'the message %j of another script is ignored',
  async (message) => {
    const tab = tabWith({});
    tab.page.receive('vitrina.account', message);
    await settle();
    expect(tab.asked()).toBe(0);
  },
);

test.each([
  ['isAuth alone', { ...guest, customer, isAuth: true }, true],
  ['isLogged alone', { ...guest, customer, isLogged: true }, true],
  ['neither', { ...guest, customer }, false],
])('[R4.017] %s', async (_name, answer, expected) => {
  const tab = tabWith({ answers: { widgetAccount: () => answer } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([tab.who()[0], tab.who()[1]]).toEqual([expected, expected ? 'Ana' : null]);
});

test.each([
  ['a list', []], ['nothing of it', { hello: 1 }], ['invalid data', { data: 7 }],
])('a response that is %s is ignored; the known account stays', async (_name, answer) => {
  const tab = tabWith({ config: { customer }, answers: { widgetAccount: () => new InvalidResponse(answer) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([selectAccountStatus(tab.state()), tab.who()[0]]).toEqual(['failed', true]);
}); // prettier-ignore

test('[R3.002] fields of a wrong type are ignored: no name, a regular customer (A055)', async () => {
  const tab = tabWith({
    answers: { widgetAccount: () => new InvalidResponse({ isLogged: 1, customer: { firstname: ['x'], vipType: 'king' } }) },
  });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect(tab.who()).toEqual([true, null, 'regular']);
});

test.each([
  ['a customer', { customer }, true],
  ['a guest whom the page knows by a tracking id', { trackingId: 't-1' }, true],
  ['a customer whom it knows, too', { customer, trackingId: 't-1' }, true],
  ['any other guest', {}, false],
  ['a guest with an empty tracking id', { trackingId: '' }, false],
])('[R1.01] [R6.13] %s is registered: %p; it signs nobody in (A054)', async (_who, config, expected) => {
  const tab = tabWith({ config });
  await settle();
  expect(selectIsRegistered(tab.state(), tab.shop.config.trackingId)).toBe(expected);
  expect(selectIsLogged(tab.state())).toBe('customer' in config);
});

test('[R6.10] [R6.19] roles of the shop’s staff mean nothing here: a regular customer without them', async () => {
  const staff = { ...customer, vipType: 'admin', role: 'admin', roles: ['ROLE_ADMIN'], isAdmin: true };
  const tab = tabWith({ answers: { widgetAccount: () => new InvalidResponse({ ...signedIn, customer: staff, isAdmin: true }) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect(tab.who()).toEqual([true, 'Ana', 'regular']);
  expect(JSON.stringify([tab.state().account, tab.page.storage])).not.toMatch(/admin/i);
});

test('a name is plain text of a limited length', async () => {
  const tab = tabWith({ config: { customer: { firstname: `<img src=x onerror=alert(1)>${'A'.repeat(500)}` } } });
  await settle();
  expect(tab.who()[1]).toBe('A'.repeat(60));
});

test('[A084] a failed account call is only logged, and the sagas keep running', async () => {
  const tab = tabWith({ answers: { widgetAccount: () => new ApiError('timeout', 'widgetAccount') } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([selectAccountStatus(tab.state()), tab.page.logs.map(({ level }) => level), tab.state().flash.messages]).toEqual([
    'failed',
    ['warn'],
    [],
  ]);
});

test('s401: the logged-in state is cleared once, and the other tabs are notified once', async () => {
  const answers = { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) };
  const tab = tabWith({ config: { customer }, page: { session: snapshot }, answers });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect([tab.who()[0], tab.page.assigned]).toEqual([false, []]);
  expect(tab.page.posted).toEqual([{ name: 'vitrina.account', message: { v: 1, kind: 'logged-out' } }]);
});

test('s401: the page is notified that the session has ended, by an event of its own', async () => {
  const tab = tabWith({ config: { customer }, answers: { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect(tab.page.emitted.map(({ name }) => name)).toEqual(['session-ended']);
});

test('s401: no pending request is awaited any more', async () => {
  const tab = tabWith({ answers: { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) } });
  tab.dispatch(accountActions.viewMounted());
  await settle();
  expect(selectAccountStatus(tab.state())).toBe('failed');
});

test('an older response never wins: the account is requested again after it', async () => {
  const open: (() => void)[] = [];
  const answers = {
    async widgetAccount() {
      const answer = open.length === 0 ? guest : signedIn;
      await new Promise<void>((resolve) => open.push(resolve));
      return answer;
    },
  };
  const tab = tabWith({ answers });
  tab.dispatch(accountActions.reloadRequested());
  tab.page.receive('vitrina.account', { v: 1, kind: 'logged-in' });
  await settle();
  expect(tab.asked()).toBe(1);
  open[0]?.();
  await settle();
  expect(tab.asked()).toBe(2);
  open[1]?.();
  await settle();
  expect([tab.who()[0], tab.page.posted]).toEqual([true, []]);
});
