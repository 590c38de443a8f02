import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { modalsActions, modalsFeature, selectModal } from '../../../src/features/modals';
import { dataConsentActions, dataConsentFeature, selectDataConsentStatus } from '../../../src/features/dataConsent';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import { takeBugs } from '../../support/fakes/reportedBugs';

const customer = (consents?: unknown) => ({ id: '5', firstname: 'Ana', ...(consents === undefined ? {} : { consents }) });
const LACKING = { customer: customer({ collection: false }) };

afterEach(() => jest.useRealTimers());

async function start({ config = LACKING, isAfterLegal = false, ...options }: StoreOptions & { isAfterLegal?: boolean } = {}) {
  const created = createTestStore({ config, ...options });
  created.injectFeature(modalsFeature);
  created.injectFeature(dataConsentFeature);
  created.dispatch(dataConsentActions.viewMounted({ isAfterLegal }));
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  await settle();
  const act = async (action: Parameters<typeof created.dispatch>[0]) => {
    created.dispatch(action);
    await settle();
  };
  const modal = () => selectModal(created.state(), 'gdpr-modal');
  return { ...created, act, modal, status: () => selectDataConsentStatus(created.state()) };
}

describe('who is asked', () => {
  test.each<[string, object, boolean]>([
    ['the consent is not granted', { collection: false }, true],
    ['it is granted', { collection: true }, false],
    ['it is granted as 1', { collection: 1 }, false],
    ['it is granted as "true"', { collection: 'true' }, false],
    ['it is granted within an object', { collection: { value: true } }, false],
    ['it is a text that is no consent', { collection: 'yes' }, true],
    ['it is 2', { collection: 2 }, true],
    ['it is null', { collection: null }, true],
    ['it is a list', { collection: [true] }, true],
  ])('[R4.085] [R6.09] [A061] [A062] a customer where %s', async (_what, consents, isAsked) => {
    const tab = await start({ config: { customer: customer(consents) } });
    expect(tab.modal() !== null).toBe(isAsked);
    expect(tab.callsOf('widgetAccount')).toEqual([]);
  });

  test('[R4.085] guests are not asked', async () => {
    expect((await start({ config: { customer: null } })).modal()).toBeNull();
  });

  test('[A062] the code comes from the configuration', async () => {
    const config = { customer: customer({ collection: true, zbiranje: false }), consentCode: 'zbiranje' };
    const tab = await start({ config, answers: { setConsent: () => ({ status: true }) } });
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.callsOf('setConsent').map(({ body }) => body)).toEqual([{ consentCode: 'zbiranje', consentValue: true }]);
  });

  test.each<[string, unknown, boolean]>([
    ['lacks it', { isLogged: true, customer: customer(), consents: { collection: false } }, true],
    ['has it', { isLogged: true, customer: customer(), consents: { collection: true } }, false],
    ['does not name it either', { isLogged: true, customer: customer() }, true],
    ['is a guest', { isLogged: false, isAuth: false }, false],
  ])('[R4.085] a page that prints no consents: the account is fetched, and %s', async (_what, account, isAsked) => {
    const tab = await start({ config: { customer: customer() }, answers: { widgetAccount: () => new InvalidResponse(account) } });
    expect(tab.callsOf('widgetAccount')).toHaveLength(1);
    expect(tab.modal() !== null).toBe(isAsked);
  });

  test('[R4.085] while that fetch lasts, nobody is asked', async () => {
    const lacking = { isLogged: true, customer: customer(), consents: { collection: false } };
    let answer = (_account: object): void => {};
    const late = new Promise<object>((resolve) => (answer = resolve));
    const tab = await start({ config: { customer: customer() }, answers: { widgetAccount: async () => new InvalidResponse(await late) } });
    await tab.act(accountActions.loggedIn());
    expect(tab.modal()).toBeNull();
    answer(lacking);
    await tab.act({ type: 'nothing' });
    expect(tab.modal()).not.toBeNull();
  });

  test('[R4.085] where that fetch fails, nobody is asked', async () => {
    const answers = { widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 500 }) };
    expect((await start({ config: { customer: customer() }, answers })).modal()).toBeNull();
  });

  test('[A062] closing is no decision: nothing is sent, and this page does not ask again', async () => {
    const account = { isLogged: true, customer: customer(), consents: { collection: false } };
    const tab = await start({ answers: { widgetAccount: () => new InvalidResponse(account) } });
    await tab.act(modalsActions.modalClosed({ name: 'gdpr-modal' }));
    await tab.act(accountActions.reloadRequested());
    expect(tab.callsOf('widgetAccount')).toHaveLength(1);
    expect([tab.modal(), tab.callsOf('setConsent')]).toEqual([null, []]);
  });

  test('[R4.085] given in another tab, it is no longer asked for on the return to this one', async () => {
    const account = { isLogged: true, customer: customer(), consents: { collection: true } };
    const tab = await start({ answers: { widgetAccount: () => new InvalidResponse(account) } });
    expect(tab.modal()).not.toBeNull();
    tab.page.setHidden(true);
    tab.page.setHidden(false);
    await tab.act({ type: 'test/settle' });
    expect([tab.modal(), tab.callsOf('widgetAccount').length]).toEqual([null, 1]);
    tab.page.setHidden(false);
    await tab.act({ type: 'test/settle' });
    expect(tab.callsOf('widgetAccount')).toHaveLength(1);
  });

  test.each([
    ['still lacks it', { collection: false }],
    ['does not name it', undefined],
  ])('[R4.085] on the return to this tab the account %s: the question stays', async (_what, consents) => {
    const account = { isLogged: true, customer: customer(), consents };
    const tab = await start({ answers: { widgetAccount: () => new InvalidResponse(account) } });
    tab.page.setHidden(true);
    tab.page.setHidden(false);
    await tab.act({ type: 'test/settle' });
    expect([tab.modal() !== null, tab.callsOf('widgetAccount').length]).toEqual([true, 1]);
  });

  test('[R4.086] while the consent is being sent, the return to this tab asks the shop nothing', async () => {
    const tab = await start({ answers: { setConsent: () => new Promise(() => {}) } });
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.status()).toBe('pending');
    tab.page.setHidden(true);
    tab.page.setHidden(false);
    await tab.act({ type: 'test/settle' });
    expect(tab.callsOf('widgetAccount')).toEqual([]);
  });

  test.each([
    ['a sign-out', accountActions.loggedOut],
    ['the end of the session', accountActions.sessionEnded],
  ])('[R4.085] %s closes it', async (_what, ended) => {
    const tab = await start();
    expect(tab.modal()).not.toBeNull();
    await tab.act(ended());
    expect(tab.modal()).toBeNull();
  });
});

describe('submitting', () => {
  test('[R4.086] [R7.088] [R7.147] sets the consent and closes the modal; no cookie is written (A062)', async () => {
    const tab = await start({ answers: { setConsent: () => ({ status: true, consents: { collection: true } }) } });
    const setCookie = jest.spyOn(tab.page.cookies, 'set');
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.callsOf('setConsent').map(({ body }) => body)).toEqual([{ consentCode: 'collection', consentValue: true }]);
    expect([tab.modal(), tab.status(), setCookie.mock.calls]).toEqual([null, 'idle', []]);
  });

  test.each([false, 'false', 'error', 0, 2, null, undefined, [], {}, 'ok'])('[R4.086] status %p keeps it open', async (status) => {
    const tab = await start({ answers: { setConsent: () => new InvalidResponse({ status }) } });
    await tab.act(dataConsentActions.consentSubmitted());
    expect([tab.modal() !== null, tab.status()]).toEqual([true, 'failed']);
  });

  test.each([401, 403, 419, 422, 429, 500, 501, 503])('[R4.086] %p keeps it open; it can be submitted again', async (status) => {
    const setConsent = jest
      .fn()
      .mockReturnValueOnce(new ApiError('http', 'setConsent', { status }))
      .mockReturnValue({ status: true });
    const tab = await start({ answers: { setConsent } });
    await tab.act(dataConsentActions.consentSubmitted());
    expect([tab.modal() !== null, tab.status()]).toEqual([true, 'failed']);
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.modal()).toBeNull();
  });

  test('[R4.086] a second press meanwhile sends nothing', async () => {
    const tab = await start({ answers: { setConsent: () => new Promise(() => {}) } });
    await tab.act(dataConsentActions.consentSubmitted());
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.callsOf('setConsent')).toHaveLength(1);
  });
});

describe('what the question links to can be read', () => {
  test.each([
    ['/zasebnost', false],
    ['/zasebnost?utm_source=mail#piskotki', false],
    ['/zasebnost/drugo', true],
    ['/', true],
  ])('[A162] [R4.085] on %s it is asked: %p', async (url, isAsked) => {
    const config = { ...LACKING, urlKeys: { privacy: '/zasebnost' } };
    expect((await start({ config, page: { href: `https://www.shop.si${url}` } })).modal() !== null).toBe(isAsked);
  });

  test('[A162] where the pages differ by a parameter only, the others ask', async () => {
    const config = { ...LACKING, urlKeys: { privacy: '/index.php?page=privacy' } };
    expect((await start({ config, page: { href: 'https://www.shop.si/index.php?page=cart' } })).modal()).not.toBeNull();
    expect((await start({ config, page: { href: 'https://www.shop.si/index.php?page=privacy&sid=1' } })).modal()).toBeNull();
  });
});

describe('[R4.085] [A065] where the page may ask for the approval of conditions first', () => {
  const decide = modalsActions.decisionChanged({ name: 'legal-modal', isDecided: true });

  test('the consent waits until it is known, so that it is not replaced at once', async () => {
    const tab = await start({ isAfterLegal: true });
    expect(tab.modal()).toBeNull();
    await tab.act(decide);
    expect(tab.modal()).not.toBeNull();
  });

  test('a page that does not, waits for nothing', async () => {
    expect((await start({ isAfterLegal: false })).modal()).not.toBeNull();
  });

  test('given meanwhile, it is not asked for', async () => {
    const tab = await start({ isAfterLegal: true });
    await tab.act(accountActions.consentsStored({ collection: true }));
    await tab.act(decide);
    expect(tab.modal()).toBeNull();
  });

  test('a shop that never says so holds it up for some seconds only', async () => {
    jest.useFakeTimers();
    const tab = await start({ isAfterLegal: true });
    await jest.advanceTimersByTimeAsync(4999);
    expect(tab.modal()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(tab.modal()).not.toBeNull();
  });

  test('restarted after a bug of ours, it still asks and can be answered', async () => {
    let calls = 0;
    const trap = { get status(): unknown { throw new Error('trap'); } }; // prettier-ignore
    const tab = await start({
      answers: { setConsent: () => ((calls += 1) === 1 ? new InvalidResponse(trap) : { status: true }) as never },
    });
    await tab.act(dataConsentActions.consentSubmitted());
    expect([tab.modal() !== null, tab.status()]).toEqual([true, 'failed']);
    await tab.act(dataConsentActions.consentSubmitted());
    expect(tab.modal()).toBeNull();
    expect(takeBugs()).toHaveLength(1);
  });
});
