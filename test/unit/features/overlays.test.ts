import { overlaysActions, selectIsPageLocked, selectOverlaysClosedByBack } from '../../../src/features/overlays';
import { createTestStore } from '../../support/fakes/createTestStore';

const { pageHeld, pageReleased } = overlaysActions;

test('[R4.060] [R4.065] the page is locked once while dialogs are open, and unlocked after the last', () => {
  const { store, page } = createTestStore();
  store.dispatch(pageHeld({ id: 'a', isClosable: true }));
  store.dispatch(pageHeld({ id: 'b', isClosable: true }));
  expect([page.locks(), selectIsPageLocked(store.getState())]).toEqual([1, true]);
  store.dispatch(pageReleased({ id: 'a' }));
  expect(page.locks()).toBe(1);
  store.dispatch(pageReleased({ id: 'b' }));
  expect([page.locks(), selectIsPageLocked(store.getState())]).toEqual([0, false]);
});

test('the page is locked again for the next dialog', () => {
  const { store, page } = createTestStore();
  for (const id of ['a', 'b']) {
    store.dispatch(pageHeld({ id, isClosable: true }));
    expect([id, page.locks()]).toEqual([id, 1]);
    store.dispatch(pageReleased({ id }));
    expect([id, page.locks()]).toEqual([id, 0]);
  }
});

test('disposing of the store releases the page', () => {
  const { store, page, dispose } = createTestStore();
  store.dispatch(pageHeld({ id: 'a', isClosable: true }));
  dispose();
  expect(page.locks()).toBe(0);
});

test('the back button closes the topmost dialog, one for each press', () => {
  const { store, page } = createTestStore();
  store.dispatch(pageHeld({ id: 'drawer', isClosable: true }));
  store.dispatch(pageHeld({ id: 'modal', isClosable: true }));
  expect(page.backCount()).toBe(2);
  page.pressBack();
  expect(selectOverlaysClosedByBack(store.getState())).toEqual(['modal']);
  store.dispatch(pageReleased({ id: 'modal' }));
  expect([page.backCount(), selectOverlaysClosedByBack(store.getState())]).toEqual([1, []]);
  page.pressBack();
  expect(selectOverlaysClosedByBack(store.getState())).toEqual(['drawer']);
});

test('below a dialog that cannot be closed, the back button closes nothing: it leaves the page', () => {
  const { store, page } = createTestStore();
  store.dispatch(pageHeld({ id: 'drawer', isClosable: true }));
  store.dispatch(pageHeld({ id: 'adult', isClosable: false }));
  expect(page.backCount()).toBe(0);
  store.dispatch(pageHeld({ id: 'inside', isClosable: true }));
  expect(page.backCount()).toBe(1);
  store.dispatch(pageReleased({ id: 'inside' }));
  store.dispatch(pageReleased({ id: 'adult' }));
  expect(page.backCount()).toBe(1);
});

test('two steps back at once close both: when one of them is closed, the other is still left', () => {
  const { store, page } = createTestStore();
  store.dispatch(pageHeld({ id: 'drawer', isClosable: true }));
  store.dispatch(pageHeld({ id: 'modal', isClosable: true }));
  store.dispatch(overlaysActions.wentBack({ count: 0 }));
  store.dispatch(pageReleased({ id: 'modal' }));
  expect([page.backCount(), selectOverlaysClosedByBack(store.getState())]).toEqual([0, ['drawer']]);
});

test('a dialog that opens while one that was left is still closing adds one step back', () => {
  const { store, page } = createTestStore();
  store.dispatch(pageHeld({ id: 'drawer', isClosable: true }));
  page.pressBack();
  store.dispatch(pageHeld({ id: 'modal', isClosable: true }));
  expect(page.backCount()).toBe(1);
});

test('releasing a page that no dialog has locked causes no error, nor does disposing of it', () => {
  const { store, page, dispose } = createTestStore();
  store.dispatch(pageReleased({ id: 'a' }));
  expect(page.locks()).toBe(0);
  dispose();
});
