import { modalsActions, modalsFeature, selectModal, selectModalNames } from '../../../src/features/modals';
import type { ModalRequest } from '../../../src/features/modals';
import { createTestStore } from '../../support/fakes/createTestStore';

const { modalRequested, modalShown, modalClosed, modalConfirmed } = modalsActions;

function start(...requests: ModalRequest[]) {
  const created = createTestStore();
  created.injectFeature(modalsFeature);
  for (const request of requests) created.store.dispatch(modalRequested(request));
  const isOpen = (name: string): boolean => selectModal(created.state(), name) !== null;
  return { ...created, isOpen };
}
const eventsOf = (page: ReturnType<typeof start>['page'], name: string) => page.emitted.filter((event) => event.name === name);

test('[R2.60] [R9.01] a named modal has the defaults of the specification until its request says otherwise', () => {
  const { state } = start({ name: 'velikosti' }, { name: 'pogoji', title: 'Pogoji', size: 'xl', isClosable: false });
  expect(selectModal(state(), 'velikosti')).toMatchObject({ size: 'md', isClosable: true, title: null, sourceUrl: null });
  expect(selectModal(state(), 'pogoji')).toMatchObject({ size: 'xl', isClosable: false, title: 'Pogoji' });
  expect(selectModalNames(state())).toEqual(['velikosti', 'pogoji']);
});

test('[R4.061] showing a modal runs the callbacks of its name', () => {
  const { store, page } = start({ name: 'velikosti' });
  store.dispatch(modalShown({ name: 'velikosti' }));
  expect(eventsOf(page, 'modal-shown')).toEqual([{ name: 'modal-shown', detail: { name: 'velikosti' } }]);
});

test('[R4.062] closing runs the callback first, then removes the modal', () => {
  const { store, page, isOpen } = start({ name: 'velikosti' }, { name: 'druga' });
  const wasOpen: boolean[] = [];
  page.events.on('modal-closed', () => wasOpen.push(isOpen('velikosti')));
  store.dispatch(modalClosed({ name: 'velikosti' }));
  expect(wasOpen).toEqual([true]);
  expect([isOpen('velikosti'), isOpen('druga')]).toEqual([false, true]);
});

test('[R4.063] [R4.064] confirming runs the confirm callback and clears the others', () => {
  const { store, page, isOpen } = start({ name: 'velikosti' }, { name: 'druga' });
  store.dispatch(modalConfirmed({ name: 'druga' }));
  expect(eventsOf(page, 'modal-confirmed')).toEqual([{ name: 'modal-confirmed', detail: { name: 'druga' } }]);
  expect(eventsOf(page, 'modal-closed')).toEqual([]);
  expect([isOpen('velikosti'), isOpen('druga')]).toEqual([false, false]);
});

test('[R4.063] a modal that cannot be closed is not cleared by the confirmation of another', () => {
  const { store, isOpen } = start({ name: 'legal-modal', isClosable: false }, { name: 'adult-modal', isClosable: false });
  store.dispatch(modalConfirmed({ name: 'adult-modal' }));
  expect([isOpen('legal-modal'), isOpen('adult-modal')]).toEqual([true, false]);
});

test('requested twice, a modal is there once, as requested last', () => {
  const { store, state, isOpen } = start({ name: 'velikosti', title: 'A' }, { name: 'velikosti', title: 'B' });
  expect(selectModal(state(), 'velikosti')?.title).toBe('B');
  store.dispatch(modalClosed({ name: 'velikosti' }));
  expect(isOpen('velikosti')).toBe(false);
});
