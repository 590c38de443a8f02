import { ApiError } from '../../../src/api/ApiError';
import { selectConsent } from '../../../src/features/account';
import { privacyActions, privacyFeature, selectMayPersonalise, selectPrivacy } from '../../../src/features/privacy';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const { decisionMade, choicesSubmitted } = privacyActions;
const CUSTOMER = { id: '5', firstname: 'Ana', lastname: 'Novak', vipType: 'regular', consents: { emailNl: true, personal_data_3p: false } };
const stored = (consents: Record<string, boolean>) => () => ({ status: true, consents });

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function start(options: StoreOptions = {}) {
  const created = createTestStore(options);
  created.injectFeature(privacyFeature);
  const { state, page } = created;
  return {
    ...created,
    mayPersonalise: () => selectMayPersonalise(state()),
    privacy: () => selectPrivacy(state()),
    reported: () => page.emitted.filter(({ name }) => name === 'consent-changed').map(({ detail }) => detail),
  };
}

test.each([
  [undefined, undefined, null],
  [null, undefined, null],
  [true, undefined, true],
  [false, undefined, false],
  [1, undefined, true],
  ['0', undefined, false],
  ['yes', undefined, null],
  [{}, undefined, null],
  [[], undefined, null],
  [null, '1', true],
  [true, '0', false],
  [true, 'x', true],
  [null, 'true', null],
])('[A063] the page’s personalisation %p with the cookie %p is the decision %p', (personalisation, cookie, expected) => {
  const { privacy, mayPersonalise, reported } = start({
    config: { personalisation },
    page: { cookies: cookie === undefined ? {} : { personalisation: cookie } },
  });
  expect(privacy().decision).toBe(expected);
  expect(mayPersonalise()).toBe(expected === true);
  expect(reported()).toEqual(expected === null ? [] : [{ personalisation: expected }]);
});

test.each([
  ['[R6.17]', true],
  ['[R6.18]', false],
])('%s [R7.089] [R7.148] the answer %p is sent, stored and reported to page and tabs', async (_row, isAccepted) => {
  const { dispatch, callsOf, privacy, mayPersonalise, reported, page } = start({
    answers: { setPanelConsent: stored({ personal_data_3p: isAccepted }) },
  });
  dispatch(decisionMade({ isAccepted }));
  expect(mayPersonalise()).toBe(false);
  await settle();
  expect(callsOf('setPanelConsent').map(({ body }) => body)).toEqual([{ consentValue: isAccepted }]);
  expect([privacy().decision, privacy().decisionStatus, mayPersonalise()]).toEqual([isAccepted, 'saved', isAccepted]);
  expect(reported()).toEqual([{ personalisation: isAccepted }]);
  expect(page.posted.filter(({ name }) => name === 'vitrina.privacy')).toHaveLength(1);
  expect(page.cookieJar.size).toBe(0); // A062: the server owns it
});

test.each([
  ['a response that is not ok', () => new InvalidResponse({ status: false })],
  ['an empty response', () => new InvalidResponse(null)],
  ['a list', () => new InvalidResponse([])],
  ['a text', () => new InvalidResponse('ok')],
  ['a server error', () => new ApiError('http', 'setPanelConsent', { status: 500 })],
  ['no network', () => new ApiError('network', 'setPanelConsent')],
  ['no answer', () => new ApiError('timeout', 'setPanelConsent')],
])('[A063] an acceptance that ends with %s opens nothing and may be tried again', async (_what, answer) => {
  let fails = true;
  const { dispatch, privacy, mayPersonalise, reported, page, state } = start({
    answers: { setPanelConsent: () => (fails ? answer() : stored({ personal_data_3p: true })()) },
  });
  dispatch(decisionMade({ isAccepted: true }));
  await settle();
  expect([privacy().decision, privacy().decisionStatus, mayPersonalise()]).toEqual([null, 'failed', false]);
  expect([reported(), state().flash.messages, page.posted]).toEqual([[], [], []]);
  expect(page.logs.map(({ level }) => level)).toEqual(['warn']);
  fails = false;
  dispatch(decisionMade({ isAccepted: true }));
  await settle();
  expect(mayPersonalise()).toBe(true);
});

test('[R6.18] [A063] a withdrawal counts from the press on, also where the shop cannot store it', async () => {
  const { dispatch, mayPersonalise, reported, privacy } = start({
    config: { personalisation: true },
    answers: { setPanelConsent: () => new ApiError('network', 'setPanelConsent') },
  });
  dispatch(decisionMade({ isAccepted: false }));
  expect(mayPersonalise()).toBe(false);
  await settle();
  expect([mayPersonalise(), privacy().decisionStatus]).toEqual([false, 'failed']);
  expect(reported()).toEqual([{ personalisation: true }, { personalisation: false }]);
});

test('[A063] two presses reach the shop in their order, and the last one counts', async () => {
  const { dispatch, callsOf, mayPersonalise, privacy } = start({
    answers: { setPanelConsent: ({ body }) => stored({ personal_data_3p: body.consentValue })() },
  });
  dispatch(decisionMade({ isAccepted: true }));
  dispatch(decisionMade({ isAccepted: false }));
  await settle();
  expect(callsOf('setPanelConsent').map(({ body }) => body['consentValue'])).toEqual([true, false]);
  expect([mayPersonalise(), privacy().decision]).toEqual([false, false]);
});

test('[R7.090] [R7.149] the whole map of a customer is sent and stored, and the other tabs are told', async () => {
  const { dispatch, callsOf, state, privacy, mayPersonalise, page } = start({
    config: { customer: CUSTOMER },
    answers: { updateConsents: ({ body }) => ({ status: true, consents: body.consents }) },
  });
  const consents = { emailNl: false, marketing_1p: true, personal_data_3p: true };
  dispatch(choicesSubmitted({ consents, isByQuery: false }));
  await settle();
  expect(callsOf('updateConsents').map(({ body }) => body)).toEqual([{ consents }]);
  expect(state().account.consents).toEqual(consents);
  expect([privacy().choicesStatus, privacy().decision, mayPersonalise()]).toEqual(['saved', true, true]);
  expect(page.posted.filter(({ name }) => name === 'vitrina.privacy').map(({ message }) => message)).toEqual([{ v: 1, kind: 'changed' }]);
});

test('[A061] consents that the shop says it has stored replace those that were sent', async () => {
  const { dispatch, state } = start({
    config: { customer: CUSTOMER },
    answers: {
      updateConsents: () =>
        new InvalidResponse({ status: 'ok', consents: { emailNl: '1', marketing_1p: { granted: 'true' }, a: 'yes', b: 2 } }),
    },
  });
  dispatch(choicesSubmitted({ consents: { emailNl: false, marketing_1p: false, marketing_3p: true }, isByQuery: false }));
  await settle();
  expect(state().account.consents).toMatchObject({ emailNl: true, marketing_1p: true, marketing_3p: true, a: false, b: false });
});

test('choices that do not ask for the decision leave it as it is, whatever else the shop’s answer names', async () => {
  const { dispatch, privacy } = start({
    config: { customer: CUSTOMER, personalisation: false },
    answers: { updateConsents: stored({ emailNl: false, personal_data_3p: true }) },
  });
  dispatch(choicesSubmitted({ consents: { emailNl: false }, isByQuery: false }));
  await settle();
  expect([privacy().choicesStatus, privacy().decision]).toEqual(['saved', false]);
});

test('[R7.149] a map that is not stored changes nothing but the gate, which a withdrawal closes', async () => {
  const { dispatch, state, privacy, mayPersonalise } = start({
    config: { customer: { ...CUSTOMER, consents: { personal_data_3p: true } }, personalisation: true },
    answers: { updateConsents: () => new InvalidResponse({ status: false }) },
  });
  dispatch(choicesSubmitted({ consents: { personal_data_3p: false }, isByQuery: false }));
  await settle();
  expect(selectConsent(state(), 'personal_data_3p')).toBe(true);
  expect([privacy().choicesStatus, mayPersonalise()]).toEqual(['failed', false]);
});

test('[A063] a withdrawal that could not be stored keeps the gate closed, whatever another tab saves', async () => {
  const { dispatch, page, mayPersonalise } = start({
    page: { cookies: { personalisation: '1' } },
    answers: { setPanelConsent: () => new ApiError('http', 'setPanelConsent', { status: 500 }) },
  });
  expect(mayPersonalise()).toBe(true);
  dispatch(decisionMade({ isAccepted: false }));
  await settle();
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect(mayPersonalise()).toBe(false);
});

test('[A063] a withdrawal by the form of all consents that could not be stored keeps it closed as well', async () => {
  const { dispatch, page, privacy, mayPersonalise } = start({
    page: { cookies: { personalisation: '1' } },
    answers: { updateConsents: () => new ApiError('http', 'updateConsents', { status: 500 }) },
  });
  expect(mayPersonalise()).toBe(true);
  dispatch(choicesSubmitted({ consents: { personal_data_3p: false }, isByQuery: false }));
  await settle();
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect([privacy().choicesStatus, mayPersonalise()]).toEqual(['failed', false]);
});

test('[A063] another tab’s change is read from the server’s cookie, and a customer’s consents from the shop', async () => {
  const { page, mayPersonalise, privacy, callsOf, reported, state } = start({
    config: { customer: CUSTOMER },
    answers: {
      widgetAccount: () => ({
        customer: CUSTOMER,
        isAuth: true,
        isLogged: true,
        isWaitingForConfirmation: false,
        consents: { emailNl: false },
      }),
    },
  });
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect(privacy().decision).toBeNull();
  page.cookieJar.set('personalisation', '1');
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect([mayPersonalise(), reported()]).toEqual([true, [{ personalisation: true }]]);
  expect(callsOf('widgetAccount').length).toBeGreaterThan(0);
  expect(selectConsent(state(), 'emailNl')).toBe(false);
  expect(page.posted.filter(({ name }) => name === 'vitrina.privacy')).toEqual([]);
});

test('[A063] a session that another tab’s change finds ended is no news to that tab', async () => {
  const { page, state } = start({
    config: { customer: CUSTOMER },
    answers: { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) },
  });
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect(state().account.isLogged).toBe(false);
  expect(page.posted.map(({ message }) => message)).toEqual([{ v: 1, kind: 'logged-in' }]); // of the page as it was loaded
});

test('[A063] after an acceptance that could not be stored, one that another tab has stored opens the gate and ends the failure', async () => {
  const { dispatch, page, privacy, mayPersonalise } = start({
    answers: { setPanelConsent: () => new ApiError('http', 'setPanelConsent', { status: 500 }) },
  });
  dispatch(decisionMade({ isAccepted: true }));
  await settle();
  page.cookieJar.set('personalisation', '1');
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect([mayPersonalise(), privacy().decisionStatus]).toEqual([true, 'idle']);
});

test('[A063] a withdrawal that was stored ends with an acceptance in another tab', async () => {
  const { dispatch, page, mayPersonalise } = start({
    page: { cookies: { personalisation: '1' } },
    answers: { setPanelConsent: stored({ personal_data_3p: false }) },
  });
  dispatch(decisionMade({ isAccepted: false }));
  await settle();
  page.receive('vitrina.privacy', { v: 1, kind: 'changed' });
  await settle();
  expect(mayPersonalise()).toBe(true);
});

test('[A062] [R6.18] a rejection is reported with the press, before the shop has stored it', () => {
  const { dispatch, reported } = start({ answers: { setPanelConsent: () => new Promise(() => {}) as never } });
  dispatch(decisionMade({ isAccepted: false }));
  expect(reported()).toEqual([{ personalisation: false }]);
});

test.each([
  ['a customer', CUSTOMER, true],
  ['a guest', null, null],
])('[R7.148] the answer of %s becomes the consent of the account: a customer’s, never a guest’s', async (_who, customer, expected) => {
  const { dispatch, state } = start({ config: { customer }, answers: { setPanelConsent: () => ({ status: true }) } });
  dispatch(decisionMade({ isAccepted: true }));
  await settle();
  expect(state().account.consents['personal_data_3p'] ?? null).toBe(expected);
});

test('[R7.149] saving other consents changes neither the decision nor whether the page may personalise', async () => {
  const { dispatch, mayPersonalise, privacy, reported } = start({
    config: { customer: CUSTOMER, personalisation: true },
    answers: { updateConsents: ({ body }) => ({ status: true, consents: body.consents }) },
  });
  dispatch(choicesSubmitted({ consents: { emailNl: false }, isByQuery: false }));
  expect(mayPersonalise()).toBe(true);
  await settle();
  expect([mayPersonalise(), privacy().decision, reported()]).toEqual([true, true, [{ personalisation: true }]]);
});

test.each([null, 'changed', { v: 2, kind: 'changed' }, { v: 1, kind: 'accepted', isAccepted: true }])(
  '[A063] a message that is none of ours (%p) opens nothing',
  async (message) => {
    const { page, privacy } = start();
    page.receive('vitrina.privacy', message);
    await settle();
    expect(privacy().decision).toBeNull();
  },
);
