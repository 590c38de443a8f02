import { ApiError } from '../../../src/api/ApiError';
import { adultActions, adultFeature, selectAdultStatus } from '../../../src/features/adult';
import { modalsFeature, selectModal } from '../../../src/features/modals';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const ADULT_PAGE = { isAdultPage: true };
const { confirmRequested, rejected } = adultActions;

/** A page with the modal's code loaded. */
function start({ config = ADULT_PAGE, ...options }: StoreOptions = {}) {
  const created = createTestStore({ config, ...options });
  created.injectFeature(modalsFeature);
  created.injectFeature(adultFeature);
  const modal = () => selectModal(created.state(), 'adult-modal');
  const status = () => selectAdultStatus(created.state());
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { ...created, modal, status, settle };
}
const met = ({ page }: ReturnType<typeof start>): void => page.events.emit('adult-content-met', {});

describe('the three conditions', () => {
  test.each([
    ['the cookie is absent', {}, null, true],
    ['the cookie is empty', { allowAdult: '' }, null, true],
    ['the cookie is 0', { allowAdult: '0' }, null, true],
    ['the cookie is 0.0', { allowAdult: '0.0' }, null, true],
    ['the cookie is no number', { allowAdult: 'true' }, null, true],
    ['the cookie is 1', { allowAdult: '1' }, null, false],
    ['the cookie is 2', { allowAdult: '2' }, null, false],
    ['the configuration is 1', {}, '1', false],
    ['the configuration is 0', {}, '0', true],
    ['the cookie 0 wins over the configuration 1', { allowAdult: '0' }, '1', true],
    ['the cookie 1 wins over the configuration 0', { allowAdult: '1' }, '0', false],
  ])('[R4.075] [A066] %s', (_what, cookies, allowAdult, isAsked) => {
    const { modal } = start({ page: { cookies }, config: { ...ADULT_PAGE, allowAdult } });
    expect(modal() !== null).toBe(isAsked);
  });

  test.each([
    ['a page without adult content', {}],
    ['a campaign', { ...ADULT_PAGE, isCampaignPage: true }],
  ])('[R4.075] %s asks nothing', (_what, config) => {
    expect(start({ config }).modal()).toBeNull();
  });

  test('[R4.075] [A066] the modal cannot be closed', () => {
    expect(start().modal()).toMatchObject({ isClosable: false });
  });
});

describe('the adult-content header', () => {
  test('[R4.076] [A067] an answer with it opens the modal, also one that came before its code; several open one', () => {
    const created = createTestStore();
    created.page.events.emit('adult-content-met', {});
    created.injectFeature(modalsFeature);
    created.injectFeature(adultFeature);
    expect(created.state().modals.open).toHaveLength(1);
    created.page.events.emit('adult-content-met', {});
    expect(created.state().modals.open).toHaveLength(1);
  });

  test('[R4.076] [A067] it opens the modal on a campaign, too, and where allowAdult is 2, but not where it is 1', () => {
    const openedWith = (options: StoreOptions): boolean => {
      const created = start(options);
      met(created);
      return created.modal() !== null;
    };
    expect(openedWith({ config: { ...ADULT_PAGE, isCampaignPage: true } })).toBe(true);
    expect(openedWith({ config: {}, page: { cookies: { allowAdult: '2' } } })).toBe(true);
    expect(openedWith({ config: {}, page: { cookies: { allowAdult: '1' } } })).toBe(false);
  });

  test('[A067] once something has hidden the modal, later answers do not open it again', () => {
    const created = start();
    created.dispatch({ type: 'modals/modalClosed', payload: { name: 'adult-modal' } });
    expect(created.modal()).toBeNull();
    met(created);
    expect(created.modal()).toBeNull();
  });
});

test.each([
  ['/', {}],
  ['/cz/', { endpointBase: '/cz' }],
  ['/domov', { urlKeys: { home: '/domov' } }],
  ['/', { urlKeys: { home: 'javascript:alert(1)' } }],
])('[R4.077] [A158] rejecting goes to the home of the country: %s', (home, config) => {
  const { dispatch, page, callsOf } = start({ config: { ...ADULT_PAGE, ...config } });
  dispatch(rejected());
  expect(page.assigned).toEqual([home]);
  expect(callsOf('confirmAdultContent')).toEqual([]);
});

describe('confirming', () => {
  test('[R4.078] [R4.079] [R6.16] calls the endpoint, closes on status true and shows the pictures without a reload', async () => {
    const tab = start({ answers: { confirmAdultContent: () => ({ status: true }) } });
    const isShown: boolean[] = [];
    tab.shop.watchAdultImages(() => isShown.push(tab.shop.areAdultImagesShown()));
    tab.dispatch(confirmRequested());
    expect(tab.status()).toBe('pending');
    tab.page.cookieJar.set('allowAdult', '1'); // by the answer
    await tab.settle();
    expect(tab.callsOf('confirmAdultContent').map(({ query }) => query)).toEqual([{ do: 'confirmAdultContent', confirm: 1 }]);
    expect([tab.modal(), tab.status()]).toEqual([null, 'confirmed']);
    expect([isShown, tab.page.adultPicturesShown(), tab.page.reloads()]).toEqual([[true], 1, 0]);
    expect(tab.page.emitted.map(({ name }) => name)).toEqual(expect.arrayContaining(['modal-closed', 'age-confirmed']));
  });

  test('(ui-03) presses by script on what is already confirmed or being confirmed call nothing', async () => {
    const tab = start({ answers: { confirmAdultContent: () => ({ status: true }) } });
    for (let round = 0; round < 3; round += 1) {
      for (let press = 0; press < 2; press += 1) tab.dispatch(confirmRequested());
      await tab.settle();
      expect([tab.callsOf('confirmAdultContent').length, tab.status()]).toEqual([1, 'confirmed']);
    }
    expect(tab.page.emitted.filter(({ name }) => name === 'modal-closed')).toHaveLength(1);
  });

  test('[R6.16] [A066] where the shop confirms but sets no cookie, the modal closes and pictures stay hidden', async () => {
    const tab = start({ answers: { confirmAdultContent: () => ({ status: true }) } });
    tab.dispatch(confirmRequested());
    await tab.settle();
    expect([tab.modal(), tab.page.adultPicturesShown()]).toEqual([null, 0]);
  });

  test.each([false, 'false', 'error', 'yes', '', 0, 2, null, undefined, [], [true], {}, { status: true }])(
    '[R4.079] [A066] status %p keeps it open, and it can be confirmed again',
    async (status) => {
      const answers = {
        confirmAdultContent: jest.fn().mockReturnValueOnce(new InvalidResponse({ status })).mockReturnValue({ status: true }),
      };
      const tab = start({ answers });
      tab.dispatch(confirmRequested());
      await tab.settle();
      expect([tab.modal() !== null, tab.status(), tab.page.adultPicturesShown()]).toEqual([true, 'failed', 0]);
      tab.dispatch(confirmRequested());
      await tab.settle();
      expect(tab.modal()).toBeNull();
    },
  );

  test.each<readonly [string, ApiError]>([
    ['a time-out', new ApiError('timeout', 'confirmAdultContent')],
    ['no network', new ApiError('network', 'confirmAdultContent')],
    ['offline', new ApiError('offline', 'confirmAdultContent')],
    ['malformed', new ApiError('malformed', 'confirmAdultContent')],
    ...[401, 403, 404, 419, 429, 500, 503].map(
      (status) => [String(status), new ApiError('http', 'confirmAdultContent', { status })] as const,
    ),
  ])('[R4.079] [A066] %s keeps it open with a message of its own, and no flash', async (_what, error) => {
    const tab = start({ answers: { confirmAdultContent: () => error } });
    tab.dispatch(confirmRequested());
    await tab.settle();
    expect([tab.modal() !== null, tab.status(), tab.state().flash.messages]).toEqual([true, 'failed', []]);
  });

  test.each([null, [], 'true', 1])('[R4.079] the answer %p is no confirmation', async (answer) => {
    const tab = start({ answers: { confirmAdultContent: () => new InvalidResponse(answer) } });
    tab.dispatch(confirmRequested());
    await tab.settle();
    expect(tab.status()).toBe('failed');
  });

  test('[R4.078] a second press meanwhile sends nothing', async () => {
    const tab = start({ answers: { confirmAdultContent: () => ({ status: false }) } });
    tab.dispatch(confirmRequested());
    tab.dispatch(confirmRequested());
    await tab.settle();
    expect(tab.callsOf('confirmAdultContent')).toHaveLength(1);
  });

  test('[A066] confirmed in another tab: on the return to this one the modal closes and the pictures are shown', () => {
    const tab = start();
    tab.page.setHidden(true);
    tab.page.cookieJar.set('allowAdult', '1');
    tab.page.setHidden(false);
    expect([tab.modal(), tab.page.adultPicturesShown(), tab.callsOf('confirmAdultContent')]).toEqual([null, 1, []]);
  });

  const comeBack = ({ page }: ReturnType<typeof start>): void => {
    page.setHidden(true);
    page.setHidden(false);
  };
  const confirmed = ({ page }: ReturnType<typeof start>) => page.emitted.filter(({ name }) => name === 'age-confirmed');

  test('[A066] not confirmed anywhere: on the return to this tab the question is still there', () => {
    const tab = start();
    comeBack(tab);
    expect([tab.modal() !== null, tab.page.adultPicturesShown(), confirmed(tab)]).toEqual([true, 0, []]);
  });

  test('[A066] on a page that has asked nothing, the return to it tells of no confirmation', () => {
    const tab = start({ config: {}, page: { cookies: { allowAdult: '1' } } });
    comeBack(tab);
    expect([tab.page.adultPicturesShown(), confirmed(tab)]).toEqual([0, []]);
  });

  test('[A066] confirmed here, the return to the tab does not confirm it once more', async () => {
    const tab = start({ answers: { confirmAdultContent: () => ({ status: true }) } });
    tab.dispatch(confirmRequested());
    tab.page.cookieJar.set('allowAdult', '1');
    await tab.settle();
    comeBack(tab);
    expect([tab.page.adultPicturesShown(), confirmed(tab).length]).toEqual([1, 1]);
  });
});
