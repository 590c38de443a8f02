import { FLASH_TIMEOUT_MS, flashActions, keyFlash, selectFlashes, toFlashes } from '../../../src/features/flash';
import type { FlashMessage } from '../../../src/features/flash';
import { createTestStore } from '../../support/fakes/createTestStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function flashes() {
  const { dispatch, state, page } = createTestStore({ page: { now: 1_000_000 } });
  return {
    dispatch,
    show: (message: string, more: Partial<FlashMessage> = {}) => dispatch(flashActions.flashShown({ ...keyFlash(message), ...more })),
    shown: () => selectFlashes(state()).map(({ message }) => message),
    all: () => selectFlashes(state()),
    emitted: () => page.emitted,
    async advanceTimers(ms: number) {
      page.setNow(page.clock.now() + ms);
      await jest.advanceTimersByTimeAsync(ms);
    },
  };
}

test('[R9.15] a message of any type disappears after 6000 ms', async () => {
  const { show, shown, advanceTimers } = flashes();
  for (const type of ['danger', 'success', 'warning', 'info', 'default', 'notice'] as const) show(type, { type });
  await advanceTimers(FLASH_TIMEOUT_MS - 1);
  expect(shown()).toHaveLength(5); // of more than five the oldest disappears
  await advanceTimers(1);
  expect([FLASH_TIMEOUT_MS, shown()]).toEqual([6000, []]);
});

test('[R9.15] the time under pointer or focus does not count (A097)', async () => {
  const { dispatch, show, shown, advanceTimers } = flashes();
  show('a');
  await advanceTimers(4000);
  dispatch(flashActions.flashPaused());
  show('b'); // comes while paused
  await advanceTimers(60_000);
  expect(shown()).toEqual(['a', 'b']);
  dispatch(flashActions.flashResumed());
  await advanceTimers(1999);
  expect(shown()).toEqual(['a', 'b']);
  await advanceTimers(1);
  expect(shown()).toEqual(['b']);
  await advanceTimers(4000);
  expect(shown()).toEqual([]);
});

test('closing one message leaves the others', async () => {
  const { dispatch, show, shown, all, advanceTimers } = flashes();
  show('a');
  show('b');
  dispatch(flashActions.flashClosed({ id: all()[0]!.id }));
  expect(shown()).toEqual(['b']);
  await advanceTimers(6000);
  expect(shown()).toEqual([]);
});

test('[R8.14] [R8.12] duplicates are collapsed, counted, and stay as long as a new one (A094)', async () => {
  const { show, all, shown, advanceTimers } = flashes();
  show('a');
  await advanceTimers(5000);
  show('a');
  show('a', { type: 'info' });
  show('a', { cat: 'form' });
  expect(all().map(({ times }) => times)).toEqual([2, 1, 1]);
  await advanceTimers(5000);
  expect(shown()).toEqual(['a', 'a', 'a']);
  await advanceTimers(1000);
  expect(shown()).toEqual([]);
});

test('the page hears of each message, without its text', () => {
  const { show, emitted } = flashes();
  show('a', { type: 'success', cat: 'form' });
  expect(emitted()).toEqual([{ name: 'flash-shown', detail: { type: 'success', cat: 'form' } }]);
});

test('flashesOver removes all messages', () => {
  const { show, shown, dispatch } = flashes();
  for (const message of ['a', 'b']) show(message);
  dispatch(flashActions.flashesOver());
  expect(shown()).toEqual([]);
});

test('an empty message is ignored', () => {
  const { show, shown } = flashes();
  show('');
  expect(shown()).toEqual([]);
});

describe('[R3.087] messages of the shop', () => {
  test.each(['danger', 'success', 'warning', 'info', 'default', 'notice'])('[R3.088] type %s', (type) => {
    expect(toFlashes([{ message: 'x', type }])[0]?.type).toBe(type);
  });

  test.each([
    ['cart', 'cart'],
    ['form', 'form'],
    ['page', 'cart'],
    [undefined, 'cart'],
    [7, 'cart'],
  ])('[R3.089] category %p is %s', (cat, expected) => {
    expect(toFlashes([{ message: 'x', cat }])[0]?.cat).toBe(expected);
  });

  test('texts and objects, danger in the cart by default (A094); others are left out', () => {
    expect(
      toFlashes([
        'Besedilo',
        { message: 'Sporočilo', type: 'success', cat: 'form' },
        { message: 'x', type: 'loud' },
        null,
        7,
        {},
        { message: 5 },
        [],
        '  ',
      ]),
    ).toEqual([
      { message: 'Besedilo', isKey: false, type: 'danger', cat: 'cart' },
      { message: 'Sporočilo', isKey: false, type: 'success', cat: 'form' },
      { message: 'x', isKey: false, type: 'danger', cat: 'cart' },
    ]);
    expect([toFlashes(7), toFlashes(null), toFlashes({})]).toEqual([[], [], []]);
  });

  test.each([
    ['a text', '<b>Ena</b>', [['Ena', 'danger', 'cart']]],
    ['a message', { message: 'Ena', type: 'info', cat: 'form' }, [['Ena', 'info', 'form']]],
    [
      'a map by type',
      { success: ['Ena', '<i>Dve</i>'], warning: 'Tri' },
      [
        ['Ena', 'success', 'cart'],
        ['Dve', 'success', 'cart'],
        ['Tri', 'warning', 'cart'],
      ],
    ],
    [
      'a map by category',
      { form: [{ message: 'Ena', type: 'info' }, 'Dve'], cart: { info: ['Tri'] } },
      [
        ['Ena', 'info', 'form'],
        ['Dve', 'danger', 'form'],
        ['Tri', 'info', 'cart'],
      ],
    ],
    [
      'a PHP list with gaps',
      { 0: 'Ena', 2: { message: 'Dve', type: 'notice' } },
      [
        ['Ena', 'danger', 'cart'],
        ['Dve', 'notice', 'cart'],
      ],
    ],
  ])('[R8.12] `flashMessages` may be %s (A094)', (_form, value, expected) => {
    expect(toFlashes(value).map(({ message, type, cat }) => [message, type, cat])).toEqual(expected);
  });

  test('[R8.12] a hostile map is cut, regardless of depth and length', () => {
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ form: inner }), 'x');
    expect([toFlashes(deep), toFlashes(Array.from({ length: 1000 }, (_, place) => `${place}`)).length]).toEqual([[], 20]);
  });

  test.each([
    ['<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>Koda', 'Koda'], // html-05
    ['<a id=__APP_CONFIG__></a><a name=apiBase href="https://evil.example/">Več</a>', 'Več'], // html-32
    [`${'<b>'.repeat(600)}globoko`, 'globoko'], // html-41
    ['<table><tr><td>'.repeat(400), ''], // html-42
    ['<script>alert(1)</script>Pozor', 'Pozor'],
    ['a < b && c > d', 'a < b && c > d'],
    ['10 &lt; 20 &amp;lt; &nbsp;x', '10 < 20 &lt; x'],
    ['<img src=x onerror=alert(1)', ''],
    ['vrstica\n\n  druga', 'vrstica druga'],
  ])('%j is shown as the text %j (A021)', (html, text) => {
    expect(toFlashes([html]).map(({ message }) => message)).toEqual(text === '' ? [] : [text]);
  });

  test('a megabyte of markup is cut to a thousand characters', () => {
    expect(toFlashes(['<script'.repeat(200_000), 'x'.repeat(1e6)])[0]?.message.length ?? 0).toBeLessThanOrEqual(1000);
  });
});
