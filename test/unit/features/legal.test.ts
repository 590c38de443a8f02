import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import {
  legalActions,
  legalFeature,
  selectLegal,
  selectLegalCount,
  selectLegalNumber,
  selectLegalStatus,
} from '../../../src/features/legal';
import { modalsFeature, selectIsDecided, selectModal } from '../../../src/features/modals';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { FakeAnswers } from '../../support/fakes/fakeApi';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const ANA = { id: '5', firstname: 'Ana' };
const TERMS = { legal_id: '4', text: '<p>Pogoji</p>' };
const DATA = { legal_id: '5', text: '<p>Podatki</p>' };
const FAULTS = [
  ['timeout', new ApiError('timeout', 'approveLegal')],
  ['network', new ApiError('network', 'approveLegal')],
  ['malformed', new ApiError('malformed', 'approveLegal')],
  ...[401, 404, 419, 422, 429, 500, 501, 503].map((status) => [String(status), new ApiError('http', 'approveLegal', { status })] as const),
] as const;
const WRONG_STATUSES = [false, 'false', 'error', 0, 2, null, undefined, [], {}, 'ok'];

async function start(answers: FakeAnswers = {}, customer: object | null = ANA, href = 'https://www.shop.si/') {
  const created = createTestStore({ config: { customer, legalConditionsApi: '/api/legal-conditions' }, answers, page: { href } });
  created.injectFeature(modalsFeature);
  created.injectFeature(legalFeature);
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  await settle();
  const modal = () => selectModal(created.state(), 'legal-modal');
  const act = async (action: Parameters<typeof created.dispatch>[0]) => {
    created.dispatch(action);
    await settle();
  };
  return { ...created, modal, act, legal: () => selectLegal(created.state()), status: () => selectLegalStatus(created.state()) };
}
const asking = (...legals: unknown[]): FakeAnswers => ({ unclearedLegals: () => new InvalidResponse({ legals }) });

describe('fetching', () => {
  test('[R4.080] [R4.081] [R7.033] a customer with an unapproved one sees a modal that cannot be closed', async () => {
    const tab = await start(asking(TERMS));
    expect(tab.callsOf('unclearedLegals')).toHaveLength(1);
    expect([tab.modal(), tab.legal()]).toMatchObject([{ isClosable: false }, { id: '4', text: '<p>Pogoji</p>' }]);
  });

  test.each([
    ['<a href="/pogoji">Pogoji</a>', '/pogoji', false],
    ["<a class=x href='https://www.shop.si/pogoji?a=1&amp;b=2#4'>Pogoji</a>", '/pogoji?b=2&a=1&utm_source=mail', false],
    ['<a href=/pogoji>Pogoji</a>', '/pogoji', false],
    ['<a href="/pogoji?a=1">Pogoji</a>', '/pogoji', true],
    ['<a href="/pogoji">Pogoji</a>', '/pogoji/stari', true],
    ['<a href="https://www.drugi.si/pogoji">Pogoji</a>', '/pogoji', true],
    ['<a href="https://www.shop.si/">www.shop.si</a>', '/', true],
    ['<a href="http://[">Pogoji</a>', '/pogoji', true],
    ['<a href="/zasebnost">Zasebnost</a> <a href="/pogoji">Pogoji</a>', '/pogoji', false],
  ])('[A162] [R4.081] a text with %s on %s is asked for: %p', async (text, path, isAsked) => {
    const tab = await start(asking({ legal_id: '4', text }), ANA, `https://www.shop.si${path}`);
    expect(tab.modal() !== null).toBe(isAsked);
  });

  test('[R4.080] guests fetch nothing; after the sign-in they do', async () => {
    const tab = await start({ ...asking(TERMS), widgetAccount: () => new InvalidResponse({ isLogged: true, customer: ANA }) }, null);
    expect(tab.callsOf('unclearedLegals')).toEqual([]);
    await tab.act(accountActions.reloadRequested());
    expect(tab.callsOf('unclearedLegals')).toHaveLength(1);
    expect(tab.modal()).not.toBeNull();
  });

  test.each(FAULTS)('[A065] a fetch that fails (%s) shows no modal and no message, and the log says so', async (_what, error) => {
    const tab = await start({ unclearedLegals: () => error });
    expect([tab.modal(), tab.state().flash.messages]).toEqual([null, []]);
    expect(tab.page.logs).toMatchObject([{ level: 'warn', message: expect.stringContaining('no legal conditions') }]);
    expect(selectIsDecided(tab.state(), 'legal-modal')).toBe(true);
  });

  test('[A065] whether it asks is known with the answer, and open again after a sign-out', async () => {
    let answer = (_body: InvalidResponse): void => {};
    const tab = await start({ unclearedLegals: () => new Promise((resolve) => (answer = resolve)) as never });
    const isDecided = () => selectIsDecided(tab.state(), 'legal-modal');
    expect(isDecided()).toBeNull();
    answer(new InvalidResponse({ legals: [TERMS] }));
    await tab.act(legalActions.failureDismissed());
    expect([isDecided(), tab.modal() !== null]).toEqual([true, true]);
    await tab.act(accountActions.loggedOut());
    expect(isDecided()).toBeNull();
  });

  test.each<[string, unknown]>([
    ['none', { legals: [] }],
    ['null', { legals: null }],
    ['a text', { legals: 'pogoji' }],
    ['a number', { legals: 3 }],
    ['a list of texts', { legals: ['a', 3, null, true] }],
    ['no id', { legals: [{ text: 'a' }, { legal_id: null, text: 'a' }, { legal_id: {}, text: 'a' }] }],
    ['no text', { legals: [{ legal_id: 1 }, { legal_id: 2, text: '  ' }, { legal_id: 3, text: ['a'] }, { legal_id: 4, text: 5 }] }],
    ['a list instead of an object', [TERMS]],
    ['null instead of an object', null],
  ])('[A065] nothing to approve (%s): no modal', async (_what, answer) => {
    const tab = await start({ unclearedLegals: () => new InvalidResponse(answer) });
    expect(tab.modal()).toBeNull();
  });

  test('[R3.099] [A064] a numeric legal_id, a PHP map and a repeated one are read', async () => {
    const tab = await start({
      unclearedLegals: () => new InvalidResponse({ legals: { 3: { ...TERMS, legal_id: 4 }, 7: TERMS, 9: DATA } }),
    });
    expect(tab.state().legal.legals.map(({ id }) => id)).toEqual(['4', '5']);
  });

  test.each([
    ['signs out', accountActions.loggedOut],
    ['is signed out by the shop', accountActions.sessionEnded],
  ])('who %s is no longer asked', async (_what, ended) => {
    const tab = await start(asking(TERMS));
    expect(tab.modal()).not.toBeNull();
    await tab.act(ended());
    expect([tab.modal(), tab.legal()]).toEqual([null, null]);
  });

  test('who has signed out before the shop answers is not asked', async () => {
    let answer = (_body: InvalidResponse): void => {};
    const tab = await start({ unclearedLegals: () => new Promise((resolve) => (answer = resolve)) as never });
    await tab.act(accountActions.accountSucceeded({ ...tab.state().account, isLogged: false, customer: null }));
    answer(new InvalidResponse({ legals: [TERMS] }));
    await tab.act({ type: 'test/settle' });
    expect(tab.callsOf('unclearedLegals')).toHaveLength(1);
    expect([tab.modal(), tab.legal()]).toEqual([null, null]);
    expect(selectIsDecided(tab.state(), 'legal-modal')).toBeNull(); // other questions wait for it again after the next sign-in
  });
});

describe('on the return to the page', () => {
  const back = async (tab: Awaited<ReturnType<typeof start>>): Promise<void> => {
    tab.page.setHidden(true);
    tab.page.setHidden(false);
    await tab.act({ type: 'test/settle' });
  };
  const answering = (...answers: object[]) => {
    const unclearedLegals = jest.fn();
    for (const answer of answers)
      unclearedLegals.mockReturnValueOnce(answer instanceof ApiError ? answer : new InvalidResponse({ legals: answer }));
    return { unclearedLegals };
  };

  test('[R4.081] what was approved in another tab is no longer asked for', async () => {
    const tab = await start(answering([TERMS, DATA], [DATA], []));
    await back(tab);
    expect([tab.modal() !== null, tab.legal()?.id, selectLegalCount(tab.state())]).toEqual([true, '5', null]);
    await back(tab);
    expect([tab.modal(), tab.legal()]).toEqual([null, null]);
  });

  test.each([
    ['it is still to be approved', [DATA, TERMS]],
    ['the shop does not answer', new ApiError('timeout', 'unclearedLegals')],
  ])('[R4.081] %s: it stays as it is', async (_what, answer) => {
    const tab = await start(answering([TERMS, DATA], answer));
    await back(tab);
    expect([tab.modal() !== null, tab.legal()?.id, selectLegalCount(tab.state())]).toEqual([true, '4', 2]);
  });

  test('[R4.080] with nothing to approve nothing is fetched again', async () => {
    const tab = await start(answering([]));
    await back(tab);
    expect(tab.callsOf('unclearedLegals')).toHaveLength(1);
  });

  test('[R4.082] an approval that is being sent is not disturbed', async () => {
    const tab = await start({ ...answering([TERMS], []), approveLegal: () => new Promise(() => {}) as never });
    await tab.act(legalActions.approveRequested());
    await back(tab);
    expect([tab.callsOf('unclearedLegals').length, tab.status()]).toEqual([1, 'pending']);
  });

  test.each<[string, FakeAnswers, string, string]>([
    ['is still being sent', { approveLegal: () => new Promise(() => {}) as never }, 'pending', '4'],
    ['was accepted', { approveLegal: () => ({ status: true }) }, 'idle', '5'],
  ])('[R4.082] an approval pressed while the shop is asked again, which %s, is not disturbed', async (_what, answers, status, id) => {
    let answer = (_body: InvalidResponse): void => {};
    const { unclearedLegals } = answering([TERMS, DATA]);
    unclearedLegals.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const tab = await start({ unclearedLegals, ...answers });
    await back(tab);
    await tab.act(legalActions.approveRequested());
    answer(new InvalidResponse({ legals: [] }));
    await tab.act({ type: 'test/settle' });
    expect([tab.modal() !== null, tab.status(), tab.legal()?.id]).toEqual([true, status, id]);
  });

  test('[A065] a second question that fails is logged', async () => {
    const tab = await start(answering([TERMS], new ApiError('timeout', 'unclearedLegals')));
    await back(tab);
    expect(tab.page.logs).toMatchObject([{ level: 'warn', message: expect.stringContaining('no legal conditions') }]);
  });
});

describe('approving', () => {
  test('a press while nothing is to be approved sends nothing', async () => {
    const tab = await start(asking());
    await tab.act(legalActions.approveRequested());
    expect(tab.callsOf('approveLegal')).toEqual([]);
  });

  test('[R4.082] [R7.035] [A064] [A065] posts legalId and goes on with the next; the last closes the modal', async () => {
    const tab = await start({ ...asking(TERMS, DATA), approveLegal: () => ({ status: true }) });
    expect([selectLegalNumber(tab.state()), selectLegalCount(tab.state())]).toEqual([1, 2]);
    await tab.act(legalActions.approveRequested());
    expect([tab.legal()?.id, selectLegalNumber(tab.state()), tab.status()]).toEqual(['5', 2, 'idle']);
    expect(tab.modal()).not.toBeNull();
    await tab.act(legalActions.approveRequested());
    expect(tab.callsOf('approveLegal').map(({ body }) => body)).toEqual([{ legalId: '4' }, { legalId: '5' }]);
    expect([tab.modal(), tab.page.reloads()]).toEqual([null, 0]);
  });

  test.each(FAULTS)('[R4.082] [A065] %s keeps it open; it can be approved again', async (_what, error) => {
    const approveLegal = jest.fn().mockReturnValueOnce(error).mockReturnValue({ status: true });
    const tab = await start({ ...asking(TERMS), approveLegal });
    await tab.act(legalActions.approveRequested());
    expect([tab.modal() !== null, tab.status(), tab.state().flash.messages]).toEqual([true, 'failed', []]);
    await tab.act(legalActions.approveRequested());
    expect(tab.modal()).toBeNull();
  });

  test.each(WRONG_STATUSES)('[R4.082] [A065] status %p keeps it open', async (status) => {
    const tab = await start({ ...asking(TERMS), approveLegal: () => new InvalidResponse({ status }) });
    await tab.act(legalActions.approveRequested());
    expect([tab.modal() !== null, tab.status()]).toEqual([true, 'failed']);
  });

  test('[R4.084] while one is sent, further presses send nothing', async () => {
    const tab = await start({ ...asking(TERMS, DATA), approveLegal: () => new Promise(() => {}) });
    await tab.act(legalActions.approveRequested());
    await tab.act(legalActions.approveRequested());
    await tab.act(legalActions.deactivateRequested());
    expect(tab.status()).toBe('pending');
    expect([tab.callsOf('approveLegal').length, tab.callsOf('deactivateAccount').length]).toEqual([1, 0]);
  });

  test('[A065] one whose text cannot be shown is left out, with a log; the modal closes when none is left', async () => {
    const tab = await start({ ...asking(TERMS, DATA), approveLegal: () => ({ status: true }) });
    await tab.act(legalActions.textFailed({ id: '4', reason: 'empty' }));
    expect([tab.modal() !== null, tab.legal()?.id, selectLegalCount(tab.state())]).toEqual([true, '5', null]);
    await tab.act(legalActions.textFailed({ id: '5', reason: 'empty' }));
    expect([tab.modal(), tab.callsOf('approveLegal')]).toEqual([null, []]);
    expect(tab.page.logs.filter(({ level }) => level === 'error')).toHaveLength(2);
  });
});

describe('closing the account', () => {
  test('[R4.083] [R7.036] posts legalId, closes the modal and reloads', async () => {
    const tab = await start({ ...asking(TERMS), deactivateAccount: () => ({ status: true }) });
    await tab.act(legalActions.deactivateRequested());
    expect(tab.callsOf('deactivateAccount').map(({ body }) => body)).toEqual([{ legalId: '4' }]);
    expect([tab.modal(), tab.page.reloads()]).toEqual([null, 1]);
  });

  test.each(FAULTS)('[R4.083] [A065] %s keeps it open and reloads nothing', async (_what, error) => {
    const tab = await start({ ...asking(TERMS), deactivateAccount: () => error });
    await tab.act(legalActions.deactivateRequested());
    expect([tab.modal() !== null, tab.status(), tab.page.reloads()]).toEqual([true, 'failed', 0]);
  });

  test.each(WRONG_STATUSES)('[R4.083] [A065] status %p reloads nothing', async (status) => {
    const tab = await start({ ...asking(TERMS), deactivateAccount: () => new InvalidResponse({ status }) });
    await tab.act(legalActions.deactivateRequested());
    expect([tab.modal() !== null, tab.page.reloads()]).toEqual([true, 0]);
  });
});
