import { contentActions, contentFeature } from '../../../src/features/content';
import { modalsActions, modalsFeature, selectModal } from '../../../src/features/modals';
import { VIP_WELCOME, vipWelcomeActions, vipWelcomeFeature } from '../../../src/features/vipWelcome';
import { createTestStore } from '../../support/fakes/createTestStore';

const { modalRequested, modalShown, modalClosed, modalConfirmed } = modalsActions;
const CUSTOMER = { id: '5', firstname: 'Ana', vipType: 'vip_program', consents: { vip_modal_consent: false } };

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

async function start() {
  const created = createTestStore({
    config: { customer: CUSTOMER },
    answers: { findContentByTitle: () => ({ content: { title: 'x', body: '<p>VIP</p>' } }), saveVipModalViewed: () => ({ status: true }) },
  });
  for (const feature of [modalsFeature, contentFeature, vipWelcomeFeature]) created.injectFeature(feature);
  const isOpen = (): boolean => selectModal(created.state(), VIP_WELCOME) !== null;
  created.dispatch(vipWelcomeActions.viewMounted({ title: 'x' }));
  await settle();
  return { ...created, isOpen };
}

test('[R4.069] the modal is requested when its content is in the page, not before', async () => {
  const { dispatch, isOpen } = await start();
  expect(isOpen()).toBe(false);
  dispatch(vipWelcomeActions.contentShown());
  expect(isOpen()).toBe(true);
});

test('[R4.070] [A131] a confirmation that removes it while it waits does not count as viewed: its turn is still to come', async () => {
  const { dispatch, isOpen, callsOf } = await start();
  dispatch(modalRequested({ name: 'gdpr-modal' }));
  dispatch(vipWelcomeActions.contentShown());
  dispatch(modalConfirmed({ name: 'gdpr-modal' }));
  await settle();
  expect([isOpen(), callsOf('saveVipModalViewed')]).toEqual([true, []]);
  dispatch(modalShown({ name: VIP_WELCOME }));
  dispatch(modalClosed({ name: VIP_WELCOME }));
  await settle();
  expect([isOpen(), callsOf('saveVipModalViewed').length]).toEqual([false, 1]);
});

test('[R8.23] HTML that cannot be shown is logged, and there is no welcome', async () => {
  const { dispatch, isOpen, page, callsOf } = await start();
  dispatch(contentActions.contentRefused({ title: 'x', reason: 'Error: server HTML is not shown' }));
  dispatch(vipWelcomeActions.contentShown());
  await settle();
  expect([isOpen(), callsOf('saveVipModalViewed')]).toEqual([false, []]);
  expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: content "x" is not shown (Error: server HTML is not shown)']);
});
