import { act, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { menuDto, menuItemDto } from '../support/fakes/menuAnswers';
import type { MenuItemDto } from '../support/fakes/menuAnswers';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { describeDialog } from './dialogConformance';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

const FALLBACK = '<details><summary>Kategorije</summary><ul><li><a href="/dom">Dom</a></li><li><a href="/vrt">Vrt</a></li></ul></details>';

async function mobileMenu({ page, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget('mobile-menu', {
    fallback: FALLBACK,
    answers: { menu: () => menuDto() },
    page: { width: 375, ...page },
    ...options,
  });
  const { view, box, shadow, user, advanceTimers } = rendered;
  await advanceTimers(0);
  const opener = () => box.querySelector<HTMLElement>('.opener') as HTMLElement;
  const dialog = () => box.querySelector('dialog') as HTMLDialogElement;
  /** The level that is shown; the others are inert. */
  const level = () => box.querySelector<HTMLElement>('.level:not([inert])') as HTMLElement;
  const press = (name: string | RegExp) => user.click(within(dialog()).getByRole('button', { name }));
  return {
    ...rendered,
    opener,
    dialog,
    level,
    press,
    open: () => user.click(opener()),
    title: () => within(dialog()).getByRole('heading').textContent,
    rows: () => [...level().querySelectorAll('.row')].map((row) => row.textContent),
    focused: () => shadow.activeElement,
    link: (name: string) => within(level()).getByRole('link', { name }),
    queryBack: () => view.queryByRole('button', { name: /^Nazaj/ }),
  };
}

const menuOf = (...items: MenuItemDto[]) => ({ answers: { menu: () => ({ items }) } });

describeDialog('Sheet', async () => {
  const { opener, dialog, page, unmount, advanceTimers, open } = await mobileMenu();
  return {
    opener: opener(),
    dialog,
    locks: () => page.locks(),
    unmount,
    open: async () => {
      await open();
      await advanceTimers(0);
    },
  };
});

describe('the levels', () => {
  test('[R1.02] [R2.52] an entry opens the level below it, and the way back leads to the one before', async () => {
    const { open, press, title, rows, queryBack, link } = await mobileMenu();
    await open();
    expect(title()).toBe('Vse kategorije');
    expect(rows()).toEqual(['Dom', 'Vrt', 'Akcija']);
    expect(queryBack()).toBeNull();
    await press('Dom');
    expect(title()).toBe('Dom in kuhinja');
    await press(/^Kuhinja/);
    expect(title()).toBe('Kuhinja');
    expect(link('Lonci')).toHaveAttribute('href', '/lonci');
    await press('Nazaj: Dom in kuhinja');
    await press('Nazaj: Vse kategorije');
    expect(rows()).toEqual(['Dom', 'Vrt', 'Akcija']);
  });

  test('[R2.53] [A016] each level begins with all categories of its entry', async () => {
    const { open, press, link, rows } = await mobileMenu();
    await open();
    await press('Dom');
    expect(link('Vse kategorije: Dom in kuhinja')).toHaveAttribute('href', '/dom');
    expect(rows()[0]).toBe('Vse kategorije: Dom in kuhinja');
    await press(/^Kuhinja/);
    expect(link('Vse kategorije: Kuhinja')).toHaveAttribute('href', '/kuhinja');
  });

  test('an entry without entries below it is a link', async () => {
    const { open, link } = await mobileMenu();
    await open();
    expect(link('Akcija')).toHaveAttribute('href', '/akcija');
  });

  test('[R3.092] [R3.093] [R3.096] picture, note, unimportant entries without those below them, promotions and brands', async () => {
    const { open, press, level, link } = await mobileMenu();
    await open();
    await press('Dom');
    const kitchen = within(level()).getByRole('button', { name: 'Kuhinja Novo' });
    expect(kitchen.querySelector('img')).toHaveAttribute('src', '/media/i101/40');
    expect(within(level()).getByText('Druge kategorije').nextElementSibling).toHaveTextContent('Drobnarije');
    expect(link('Ponudba tedna')).toHaveAttribute('href', '/ponudba');
    expect(within(level()).getByRole('list', { name: 'Znamke' })).toHaveTextContent('Topla');
  });

  test('the focus goes to the way back, and back to the entry that led there', async () => {
    const { open, press, level, focused, queryBack } = await mobileMenu();
    await open();
    await press('Vrt');
    expect(focused()).toBe(queryBack());
    await press(/^Nazaj/);
    expect(focused()).toBe(within(level()).getByRole('button', { name: 'Vrt' }));
  });

  test('a level and the way to it stay as they were left, also when the menu is closed and opened again', async () => {
    const { open, press, level, title, dialog } = await mobileMenu();
    await open();
    await press('Dom');
    level().scrollTop = 120;
    await press(/^Kuhinja/);
    await press('Zapri');
    for (const each of dialog().querySelectorAll('.level')) each.scrollTop = 0; // as browsers do with what is not displayed
    await open();
    expect(title()).toBe('Kuhinja');
    await press(/^Nazaj/);
    expect(level().scrollTop).toBe(120);
  });

  test('arrow keys, Home and End move in a level, Right opens one and Left goes back', async () => {
    const { open, user, level, focused, title, link } = await mobileMenu();
    await open();
    act(() => within(level()).getByRole('button', { name: 'Dom' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(within(level()).getByRole('button', { name: 'Vrt' }));
    await user.keyboard('{End}');
    expect(focused()).toBe(within(level()).getByRole('link', { name: 'Akcija' }));
    await user.keyboard('{Home}{ArrowRight}');
    expect(title()).toBe('Dom in kuhinja');
    act(() => link('Vse kategorije: Dom in kuhinja').focus());
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe(within(level()).getByRole('button', { name: 'Dom' }));
  });
});

describe('the category of the page', () => {
  test.each([
    ['its address', '/kuhinja?stran=2', '', 'Kuhinja'],
    ['the address of a category that only has a page', '/lonci', '', 'Kuhinja'],
    ['an attribute with an address', '/lonec-5l', '/lonci', 'Kuhinja'],
    ['an attribute with an id', '/lonec-5l', '201', 'Vrt'],
    ['nothing', '/o-nas', '', 'Vse kategorije'],
    ['an attribute that names none', '/o-nas', '999', 'Vse kategorije'],
  ])('is stated by %s: the menu opens there', async (_way, address, current, expected) => {
    history.replaceState(null, '', address);
    const { open, title } = await mobileMenu({ attributes: { current } });
    await open();
    expect(title()).toBe(expected);
  });

  test('is marked', async () => {
    history.replaceState(null, '', '/lonci');
    const { open, link } = await mobileMenu();
    await open();
    expect(link('Lonci')).toHaveAttribute('aria-current', 'page');
    expect(link('Ponve')).not.toHaveAttribute('aria-current');
  });
});

describe('the server’s own menu', () => {
  test('[A024] on desktops the server’s menu stays', async () => {
    const { box } = await mobileMenu({ page: { width: 1024 } });
    expect(box.querySelector('slot')).not.toBeNull();
    expect(box.querySelector('button')).toBeNull();
  });

  test.each([639, 800, 1023])('[A024] the menu opens in a window of %d px', async (width) => {
    const { open, dialog } = await mobileMenu({ page: { width } });
    await open();
    expect(dialog().open).toBe(true);
  });

  test('was open before the widget was ready: the menu is open in its place', async () => {
    const { dialog, host } = await mobileMenu({ before: (one) => one.querySelector('details')?.setAttribute('open', '') });
    expect(dialog().open).toBe(true);
    expect(host.querySelector('details')).not.toHaveAttribute('open');
  });

  test('the button has the name of the server’s menu', async () => {
    const { opener } = await mobileMenu({});
    expect(opener()).toHaveAccessibleName('Kategorije');
  });

  test('[R6.02] its links are shown until the menu has loaded; the focus moves on to the entries', async () => {
    let arrive: (menu: ReturnType<typeof menuDto>) => void = () => undefined;
    const { open, link, level, rows, focused, advanceTimers } = await mobileMenu({
      answers: { menu: () => new Promise((resolve) => (arrive = resolve)) },
    });
    await open();
    expect(within(level()).getByRole('status')).toHaveTextContent('Nalagamo kategorije');
    expect(link('Vrt')).toHaveAttribute('href', '/vrt');
    act(() => link('Vrt').focus());
    arrive(menuDto());
    await advanceTimers(0);
    expect(rows()).toEqual(['Dom', 'Vrt', 'Akcija']);
    expect(focused()).toBe(within(level()).getByRole('button', { name: 'Vrt' }));
  });

  test('a menu that arrives while the sheet is open leaves the rows in their order, whatever its own, and what only it has comes after them', async () => {
    history.replaceState(null, '', '/lonci');
    let arrive: (menu: ReturnType<typeof menuDto>) => void = () => undefined;
    const { open, title, rows, press, advanceTimers } = await mobileMenu({
      answers: { menu: () => new Promise((resolve) => (arrive = resolve)) },
    });
    await open();
    const menu = menuDto();
    arrive({ ...menu, items: [...menu.items].reverse() });
    await advanceTimers(0);
    expect([title(), rows()]).toEqual(['Vse kategorije', ['Dom', 'Vrt', 'Akcija']]);
    await press('Dom');
    expect(title()).toBe('Dom in kuhinja');
    await press('Nazaj: Vse kategorije');
    expect(rows()).toEqual(['Dom', 'Vrt', 'Akcija']);
    await press('Zapri');
    await open();
    expect(rows()).toEqual(['Akcija', 'Vrt', 'Dom']);
  });

  test('a row under a finger is not replaced before it is lifted', async () => {
    let arrive: (menu: ReturnType<typeof menuDto>) => void = () => undefined;
    const { open, link, level, user, advanceTimers } = await mobileMenu({
      answers: { menu: () => new Promise((resolve) => (arrive = resolve)) },
    });
    await open();
    const row = link('Vrt');
    await user.pointer({ keys: '[MouseLeft>]', target: row });
    arrive(menuDto());
    await advanceTimers(0);
    expect(link('Vrt')).toBe(row);
    await user.pointer({ keys: '[/MouseLeft]', target: row });
    await advanceTimers(0);
    expect(within(level()).getByRole('button', { name: 'Vrt' })).toBeVisible();
  });

  test.each([404, 500])('[A164] without the menu (%d) a press on a server’s link goes where it leads', async (status) => {
    const { host, opener, user, dialog, advanceTimers } = await mobileMenu({
      fallback: '<a href="#vse">Kategorije</a>',
      answers: { menu: () => new Promise((_, reject) => setTimeout(() => reject(new ApiError('http', 'menu', { status })), 500)) },
    });
    expect(host.querySelector('a')).not.toBeNull();
    await user.click(opener());
    expect(dialog().open).toBe(true);
    await advanceTimers(500);
    await advanceTimers(100); // a hash is gone to in a task of its own
    expect([dialog().open, location.hash]).toEqual([false, '#vse']);
  });

  test('[A164] a shop without the menu: an open sheet keeps the server’s links until it is closed', async () => {
    const onError = jest.fn();
    const { open, link, dialog, press, advanceTimers } = await mobileMenu({
      onError,
      answers: { menu: () => new Promise((_, reject) => setTimeout(() => reject(new ApiError('http', 'menu', { status: 404 })), 500)) },
    });
    await open();
    await advanceTimers(500);
    expect([dialog().open, link('Vrt').getAttribute('href')]).toEqual([true, '/vrt']);
    expect(onError).not.toHaveBeenCalled();
    await press('Zapri');
    expect(onError).toHaveBeenCalled();
  });

  test('after a failure its links stay, and the menu is loaded again on request', async () => {
    let isDown = true;
    const { open, press, link, level, rows, focused, advanceTimers } = await mobileMenu({
      answers: {
        menu: () => {
          if (isDown) throw new ApiError('network', 'menu');
          return menuDto();
        },
      },
    });
    await open();
    await advanceTimers(0);
    expect(within(level()).getByRole('status')).toHaveTextContent('Kategorij nismo mogli naložiti.');
    expect(link('Dom')).toHaveAttribute('href', '/dom');
    isDown = false;
    await press('Poskusi znova');
    await advanceTimers(0);
    expect(rows()).toEqual(['Dom', 'Vrt', 'Akcija']);
    expect(level()).toContainElement(focused() as HTMLElement);
  });
});

test('the menu closes when the browser leaves the page, so that the back-forward cache shows none', async () => {
  const { open, dialog } = await mobileMenu();
  await open();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(dialog().open).toBe(false);
});

describe('bad data', () => {
  const leaf = (id: string, changes: Partial<MenuItemDto> = {}) => menuItemDto({ id, name: `K${id}`, url: `/k${id}`, ...changes });

  test('a shopper goes down to the sixth of twelve levels, and back', async () => {
    const deep = (depth: number): MenuItemDto => leaf(String(depth), { children: depth < 12 ? [deep(depth + 1)] : [] });
    const { open, press, link, title } = await mobileMenu(menuOf(deep(1)));
    await open();
    for (let depth = 1; depth < 6; depth++) await press(`K${depth}`);
    expect(link('K6')).toHaveAttribute('href', '/k6');
    for (let depth = 1; depth < 6; depth++) await press(/^Nazaj/);
    expect(title()).toBe('Vse kategorije');
  });

  test('a menu of one entry', async () => {
    const { open, rows } = await mobileMenu(menuOf(leaf('1')));
    await open();
    expect(rows()).toEqual(['K1']);
  });

  test('an entry that contains itself ends there', async () => {
    const { open, press, rows } = await mobileMenu(menuOf(leaf('1', { children: [leaf('2', { children: [leaf('1'), leaf('3')] })] })));
    await open();
    await press('K1');
    await press('K2');
    expect(rows()).toEqual(['Vse kategorije: K2', 'K3']);
  });

  test('an entry without a page has no link to all of it; one that leads to a script is no link', async () => {
    const { open, press, rows, dialog } = await mobileMenu(
      menuOf(
        leaf('1', { url: null, children: [leaf('2', { url: 'javascript:alert(1)' }), leaf('3')] }),
        leaf('4', { url: 'java\tscript:x' }),
      ),
    );
    await open();
    expect(rows()).toEqual(['K1']);
    await press('K1');
    expect(rows()).toEqual(['K3']);
    expect([...dialog().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/k3']);
  });

  test('names of 200 characters and emoji are shown as they are, and the same name twice', async () => {
    const [long, emoji] = ['Ž'.repeat(200), '👩‍🚀 Vesolje'];
    const { open, press, rows, title } = await mobileMenu(
      menuOf(leaf('1', { name: long }), leaf('2', { name: emoji, children: [leaf('3')] }), leaf('4', { name: emoji })),
    );
    await open();
    expect(rows()).toEqual([long, emoji, emoji]);
    await press(emoji);
    expect(title()).toBe(emoji);
  });
});

test('disclosure-nav/controls: the button names the sheet, and each entry that opens a level the box in which it appears', async () => {
  const { box, opener, dialog, open } = await mobileMenu();
  const controlled = (button: Element) => box.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
  expect(controlled(opener())).toBe(dialog());
  await open();
  const entries = [...dialog().querySelectorAll('[aria-expanded]')];
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(controlled(entry)).toBe(entry.closest('.level')?.parentElement);
});

test('[R2.53] on the page of a category nothing is offered before its level is there', async () => {
  history.replaceState(null, '', '/dom');
  let arrive: (menu: ReturnType<typeof menuDto>) => void = () => undefined;
  const { open, title, level, advanceTimers } = await mobileMenu({
    answers: { menu: () => new Promise((resolve) => (arrive = resolve)) },
  });
  await open();
  expect(within(level()).queryAllByRole('link')).toEqual([]);
  arrive(menuDto());
  await advanceTimers(0);
  expect(title()).toBe('Dom in kuhinja');
});
