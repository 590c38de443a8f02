import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { menuDto, menuItemDto } from '../support/fakes/menuAnswers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FALLBACK = '<ul><li><a href="/dom">Dom</a></li><li><a href="/vrt">Vrt</a></li><li><a href="/akcija">Akcija</a></li></ul>';

/** The bar is at y 0 to 40, entries are 100 px wide; the open panel is below, 0 to 900. */
function placeBoxes(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = this.classList.contains('panel-box') ? 40 : 0;
    return { left: 0, right: 900, top, bottom: top + 40, width: 900, height: 40, x: 0, y: top, toJSON: () => '' };
  });
}

/** React derives enter and leave from over and out. */
function pointer(type: 'pointerover' | 'pointerout' | 'pointermove', target: Element, x: number, y: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, composed: true, clientX: x, clientY: y });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => void target.dispatchEvent(event));
}

async function megaMenu(options: RenderOptions = {}) {
  placeBoxes();
  const rendered = await renderWidget('mega-menu', { fallback: FALLBACK, answers: { menu: () => menuDto() }, ...options });
  const { view, box, advanceTimers } = rendered;
  await advanceTimers(0);
  const entry = (name: string) => view.getByRole('button', { name: new RegExp(`^${name}`) });
  const root = () => box.querySelector<HTMLElement>('.menu') as HTMLElement;
  return {
    ...rendered,
    entry,
    isOpen: (name: string) => entry(name).getAttribute('aria-expanded') === 'true',
    links: () => [...box.querySelectorAll<HTMLAnchorElement>('.panel:not([hidden], [data-prepared]) a')],
    enter: (name: string, x: number, y: number) => pointer('pointerover', entry(name), x, y),
    move: (name: string, x: number, y: number) => pointer('pointermove', entry(name), x, y),
    enterPanel: () => pointer('pointerover', box.querySelector('.panel:not([hidden], [data-prepared])') as Element, 300, 60),
    leave: () => pointer('pointerout', root(), 0, -50),
  };
}

describe('the mouse', () => {
  test('[R2.50] [R9.60] [R1.02] a panel opens after 250 ms, not before', async () => {
    const { enter, advanceTimers, isOpen, links } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(249);
    expect(isOpen('Dom')).toBe(false);
    await advanceTimers(1);
    expect(isOpen('Dom')).toBe(true);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/dom', '/kuhinja', '/lonci']));
  });

  test('[R2.51] [R9.61] it closes 600 ms after the pointer has left, and stays open if the pointer returns in time', async () => {
    const { enter, leave, advanceTimers, isOpen, enterPanel } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(250);
    leave();
    await advanceTimers(599);
    expect(isOpen('Dom')).toBe(true);
    enterPanel();
    await advanceTimers(2000);
    expect(isOpen('Dom')).toBe(true);
    leave();
    await advanceTimers(600);
    expect(isOpen('Dom')).toBe(false);
  });

  test('a pointer that rests has its panel prepared: there, but neither visible nor reachable until it opens; a passing one has not', async () => {
    const { enter, move, leave, advanceTimers, box, isOpen, links } = await megaMenu();
    const prepared = () => [...box.querySelectorAll<HTMLElement>('.panel[data-prepared]:not([hidden])')];
    enter('Dom', 50, 10);
    await advanceTimers(40);
    enter('Vrt', 150, 10);
    await advanceTimers(60);
    expect(prepared().map((panel) => panel.querySelector('.all')?.textContent)).toEqual(['Vse kategorije: Vrt']);
    expect([isOpen('Vrt'), links()]).toEqual([false, []]);
    const [before] = prepared();
    move('Vrt', 151, 10);
    await advanceTimers(190);
    expect([isOpen('Vrt'), prepared(), before?.hidden]).toEqual([true, [], false]);
    leave();
    await advanceTimers(600);
    expect([prepared(), before?.hidden]).toEqual([[], true]);
  });

  test('[A122] fast pass: a pointer that only crosses the bar opens nothing', async () => {
    const { enter, leave, advanceTimers, isOpen } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(100);
    enter('Vrt', 150, 10);
    await advanceTimers(100);
    leave();
    await advanceTimers(2000);
    expect([isOpen('Dom'), isOpen('Vrt')]).toEqual([false, false]);
  });

  test('[A122] straight along the bar: the next panel replaces the open one after 250 ms', async () => {
    const { enter, move, advanceTimers, isOpen } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(250);
    enter('Vrt', 105, 10);
    for (const x of [115, 130, 150]) move('Vrt', x, 10);
    await advanceTimers(250);
    expect([isOpen('Dom'), isOpen('Vrt')]).toEqual([false, true]);
  });

  test('[A122] diagonally into the panel: the crossed entry does not replace it, however slow the pointer is', async () => {
    const { enter, move, enterPanel, advanceTimers, isOpen } = await megaMenu();
    enter('Dom', 50, 5);
    await advanceTimers(250);
    enter('Vrt', 101, 10);
    for (const [x, y] of [
      [110, 17],
      [120, 24],
      [130, 31],
      [140, 38],
    ] as const) {
      await advanceTimers(200);
      move('Vrt', x, y);
    }
    enterPanel();
    await advanceTimers(2000);
    expect([isOpen('Dom'), isOpen('Vrt')]).toEqual([true, false]);
  });

  test('[A122] jitter: a trembling pointer on an entry opens its panel in time', async () => {
    const { enter, move, advanceTimers, isOpen } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(250);
    enter('Vrt', 150, 10);
    for (let step = 0; step < 5; step++) {
      await advanceTimers(50);
      move('Vrt', 150 + (step % 2) * 2, 10 + (step % 2) * 3);
    }
    expect(isOpen('Vrt')).toBe(true);
  });

  test('[R9.63] [R9.64] the page is dimmed from 300 ms after entering until 250 ms after leaving', async () => {
    const { enter, leave, advanceTimers, box } = await megaMenu();
    const isDimmed = () => box.querySelector('.dim.is-dimmed') !== null;
    enter('Dom', 50, 10);
    await advanceTimers(299);
    expect(isDimmed()).toBe(false);
    await advanceTimers(1);
    expect(isDimmed()).toBe(true);
    leave();
    await advanceTimers(249);
    expect(isDimmed()).toBe(true);
    await advanceTimers(1);
    expect(isDimmed()).toBe(false);
  });

  test('while the keyboard is inside a panel, the mouse neither closes nor replaces it', async () => {
    const { enter, leave, entry, links, user, advanceTimers, isOpen, shadow } = await megaMenu();
    act(() => entry('Dom').focus());
    await user.keyboard('{Enter}{ArrowDown}');
    enter('Vrt', 150, 10);
    await advanceTimers(1000);
    leave();
    await advanceTimers(1000);
    expect([isOpen('Dom'), isOpen('Vrt')]).toEqual([true, false]);
    expect(shadow.activeElement).toBe(links()[0]);
  });

  test('touch does not hover; a press opens at once, a press elsewhere closes', async () => {
    const { entry, advanceTimers, isOpen, user } = await megaMenu();
    pointer('pointerover', entry('Dom'), 50, 10, 'touch');
    await advanceTimers(1000);
    expect(isOpen('Dom')).toBe(false);
    await user.click(entry('Dom'));
    expect(isOpen('Dom')).toBe(true);
    await user.click(entry('Vrt'));
    expect([isOpen('Dom'), isOpen('Vrt')]).toEqual([false, true]);
    fireEvent.pointerDown(document.body);
    expect(isOpen('Vrt')).toBe(false);
  });

  const clickOn = (link: HTMLElement, options: object): boolean => {
    // As the browser's, which is a PointerEvent; jsdom has none.
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 });
    for (const [name, value] of Object.entries(options)) Object.defineProperty(click, name, { value });
    act(() => void link.dispatchEvent(click));
    return !click.defaultPrevented;
  };

  test.each<[string, object]>([
    ['the mouse', { pointerType: 'mouse' }],
    ['Ctrl and the mouse', { pointerType: 'mouse', ctrlKey: true }],
    ['Ctrl and a finger', { pointerType: 'touch', ctrlKey: true }],
    ['a pen', { pointerType: 'pen' }],
    ['a browser that does not say what clicked', {}],
  ])('[A161] a press on a department by %s follows its link', async (_by, options) => {
    const { view, isOpen } = await megaMenu();
    const link = view.getByRole('link', { name: /^Dom/ });
    expect(link.getAttribute('href')).toBe('/dom');
    expect(clickOn(link, options)).toBe(true);
    expect(isOpen('Dom')).toBe(false);
  });

  test('[A161] the first tap on a department opens its panel, which leads to its page', async () => {
    const { view, isOpen, links } = await megaMenu();
    expect(clickOn(view.getByRole('link', { name: /^Dom/ }), { pointerType: 'touch' })).toBe(false);
    expect(isOpen('Dom')).toBe(true);
    expect(links()[0]?.getAttribute('href')).toBe('/dom');
  });

  test.each([404, 500])('[A161] [A164] without the menu (%d) the first tap on a department follows its link', async (status) => {
    const { view, advanceTimers } = await megaMenu({
      fallback: '<ul><li><a href="#dom">Dom</a></li><li><a href="#vrt">Vrt</a></li></ul>',
      answers: { menu: () => new Promise((_, reject) => setTimeout(() => reject(new ApiError('http', 'menu', { status })), 500)) },
    });
    expect(clickOn(view.getByRole('link', { name: 'Vrt' }), { pointerType: 'touch' })).toBe(false);
    await advanceTimers(500);
    await advanceTimers(100); // a hash is gone to in a task of its own
    expect(location.hash).toBe('#vrt');
    history.replaceState(null, '', '/');
  });

  test('a press on an entry whose panel hovering opened keeps it open; the next press closes it', async () => {
    const { enter, entry, advanceTimers, isOpen } = await megaMenu();
    enter('Dom', 50, 10);
    await advanceTimers(250);
    act(() => entry('Dom').click());
    expect(isOpen('Dom')).toBe(true);
    act(() => entry('Dom').click());
    expect(isOpen('Dom')).toBe(false);
  });
});

describe('the keyboard', () => {
  test('arrows, Home and End move in the bar, Down goes into the open panel, Escape back to its entry', async () => {
    const { entry, user, isOpen, links, view, shadow } = await megaMenu();
    act(() => entry('Dom').focus());
    await user.keyboard('{ArrowRight}');
    expect(shadow.activeElement).toBe(entry('Vrt'));
    await user.keyboard('{End}');
    expect(shadow.activeElement).toBe(view.getByRole('link', { name: 'Akcija' }));
    await user.keyboard('{Home}{Enter}');
    expect(isOpen('Dom')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toBe(links()[0]);
    await user.keyboard('{ArrowDown}');
    expect(shadow.activeElement).toBe(links()[1]);
    await user.keyboard('{End}');
    expect(shadow.activeElement).toBe(links().at(-1));
    await user.keyboard('{Escape}');
    expect(isOpen('Dom')).toBe(false);
    expect(shadow.activeElement).toBe(entry('Dom'));
  });

  test('Space opens and closes; a closed panel has no tab stop', async () => {
    const { entry, user, isOpen, links } = await megaMenu();
    act(() => entry('Dom').focus());
    await user.keyboard(' ');
    expect(isOpen('Dom')).toBe(true);
    await user.keyboard(' ');
    expect(isOpen('Dom')).toBe(false);
    expect(links()).toEqual([]);
  });
});

describe('the disclosure navigation of the ARIA practices', () => {
  const buttons = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('.opener')];
  const at = async () => {
    const menu = await megaMenu();
    const { box, shadow, user } = menu;
    const [first, second] = buttons(box) as [HTMLElement, HTMLElement];
    const panelOf = (button: HTMLElement) => shadow.getElementById(button.getAttribute('aria-controls') ?? '');
    return {
      ...menu,
      first,
      second,
      panel: () => panelOf(first),
      panelOf,
      focused: () => shadow.activeElement,
      focus: (target: HTMLElement | undefined) => act(() => target?.focus()),
      key: (name: string) => user.keyboard(`{${name}}`),
      expanded: () => buttons(box).map((button) => button.getAttribute('aria-expanded')),
    };
  };
  type Menu = Awaited<ReturnType<typeof at>>;

  test.each<[string, (menu: Menu) => unknown]>([
    ['controls', ({ box, panelOf }) => expect(buttons(box).map(panelOf)).not.toContain(null)],
    ['expanded', ({ expanded }) => expect(expanded()).toEqual(['false', 'false'])],
    [
      'click-opens',
      async ({ user, first, panel, expanded }) => {
        await user.click(first);
        expect([expanded()[0], panel()?.hidden]).toEqual(['true', false]);
      },
    ],
    [
      'one-open',
      async ({ user, first, second, expanded }) => {
        await user.click(first);
        await user.click(second);
        expect(expanded()).toEqual(['false', 'true']);
      },
    ],
    [
      'enter',
      async ({ focus, key, first, panel, expanded }) => {
        focus(first);
        await key('Enter');
        expect([expanded()[0], panel()?.hidden]).toEqual(['true', false]);
      },
    ],
    [
      'enter-twice',
      async ({ focus, key, first, panel, expanded }) => {
        focus(first);
        await key('Enter');
        await key('Enter');
        expect([expanded()[0], panel()?.hidden]).toEqual(['false', true]);
      },
    ],
    [
      'space',
      async ({ focus, user, first, expanded }) => {
        focus(first);
        await user.keyboard(' ');
        expect(expanded()[0]).toBe('true');
      },
    ],
    [
      'tab-order',
      // jsdom moves the focus not within a shadow root: what is left is that a closed panel has no stop between the buttons
      ({ panel, first, second }) => {
        const stops = [...(first.closest('ul')?.querySelectorAll('a[href]:not([tabindex="-1"]), button') ?? [])];
        expect([stops.indexOf(second) - stops.indexOf(first), panel()?.querySelector('a, button')]).toEqual([1, null]);
      },
    ],
    [
      'escape and escape-focus',
      async ({ user, first, links, focus, key, panel, expanded, focused }) => {
        await user.click(first);
        focus(links()[0]);
        await key('Escape');
        expect([expanded()[0], panel()?.hidden, focused()]).toEqual(['false', true, first]);
      },
    ],
    [
      'right',
      async ({ focus, key, first, second, focused }) => {
        focus(first);
        await key('ArrowRight');
        expect(focused()).toBe(second);
      },
    ],
    [
      'down-into-open',
      async ({ user, first, focus, key, links, focused }) => {
        await user.click(first);
        focus(first);
        await key('ArrowDown');
        expect(focused()).toBe(links()[0]);
      },
    ],
    [
      'home-end',
      async ({ focus, key, first, second, focused }) => {
        focus(second);
        await key('Home');
        expect(focused()).toBe(first);
      },
    ],
    [
      'link-down and link-end',
      async ({ user, first, focus, key, links, focused }) => {
        await user.click(first);
        focus(links()[0]);
        await key('ArrowDown');
        expect(focused()).toBe(links()[1]);
        await key('End');
        expect(focused()).toBe(links().at(-1));
      },
    ],
    [
      'hover-not-only (wcag22/1.4.13): Escape closes what hovering opened, wherever the focus is',
      async ({ enter, advanceTimers, user, panel }) => {
        enter('Dom', 50, 10);
        await advanceTimers(700);
        expect(panel()?.hidden).toBe(false);
        await user.keyboard('{Escape}');
        expect(panel()?.hidden).toBe(true);
      },
    ],
  ])('disclosure-nav/%s', async (_id, check) => {
    await check(await at());
  });
});

describe('what a panel shows', () => {
  test('[R3.092] columns with picture, note and children, and the whole category first', async () => {
    const { entry, user, view, box } = await megaMenu();
    await user.click(entry('Dom'));
    expect(view.getByRole('link', { name: 'Vse kategorije: Dom in kuhinja' })).toHaveAttribute('href', '/dom');
    expect(view.getByRole('link', { name: 'Ponve' })).toHaveAttribute('href', '/ponve');
    expect(box.querySelector('.group img')).toHaveAttribute('src', '/media/i101/40');
    expect(box.querySelector('.group .note')).toHaveTextContent('Novo');
  });

  test('[R9.62] [A123] the content is at least 450 px high, plus the editors’ pixels', async () => {
    const height = async (customData: Record<string, unknown>) => {
      const { entry, user, box, unmount } = await megaMenu({ answers: { menu: () => menuDto({ customData }) } });
      await user.click(entry('Dom'));
      const value = box.querySelector<HTMLElement>('.panel:not([hidden], [data-prepared])')?.style.getPropertyValue('--panel-height');
      unmount();
      return value;
    };
    expect(await height({})).toBe('450px');
    expect(await height({ height: '600px', extraPixelsForContent: '20' })).toBe('620px');
    expect(await height({ height: '100%;position:fixed' })).toBe('450px');
  });

  test('[R3.093] unimportant entries come last; hideOtherCategories leaves them out; width is the panel’s', async () => {
    const first = await megaMenu();
    await first.user.click(first.entry('Dom'));
    expect(first.box.querySelector('.others')).toHaveTextContent('Druge kategorijeDrobnarije');
    first.unmount();
    const second = await megaMenu({ answers: { menu: () => menuDto({ customData: { hideOtherCategories: '1', width: '500' } }) } });
    await second.user.click(second.entry('Dom'));
    expect(second.box.querySelector('.others')).toBeNull();
    expect(second.box.querySelector<HTMLElement>('.panel:not([hidden], [data-prepared])')?.style.getPropertyValue('--panel-width')).toBe(
      '500px',
    );
  });

  test('[R3.094] [R3.095] [R3.096] [A124] half and full pictures and brands lead to their pages', async () => {
    const { entry, user, view, box } = await megaMenu();
    await user.click(entry('Dom'));
    expect(view.getByRole('link', { name: 'Ponudba tedna' })).toHaveAttribute('href', '/ponudba');
    expect([...box.querySelectorAll('.pictures > li')].map(({ className }) => className)).toEqual(['full', 'half']);
    expect(view.getByRole('list', { name: 'Znamke' })).toHaveTextContent('Topla');
  });

  test('no picture is requested before a panel opens', async () => {
    const { box } = await megaMenu();
    expect(box.querySelectorAll('img')).toHaveLength(0);
  });
});

describe('visibility', () => {
  const collapsed = { attributes: { collapsed: 'true' } };

  test('[R9.63] [R9.64] a folded bar unfolds by hovering or by its button', async () => {
    const { view, box, advanceTimers } = await megaMenu(collapsed);
    const isShown = () => box.querySelector<HTMLElement>('.bar')?.hidden === false;
    const hover = (type: 'pointerover' | 'pointerout') => pointer(type, view.getByRole('button', { name: 'Vse kategorije' }), 5, 5);
    expect(isShown()).toBe(false);
    act(() => view.getByRole('button', { name: 'Vse kategorije' }).click());
    expect(isShown()).toBe(true);
    act(() => view.getByRole('button', { name: 'Vse kategorije' }).click());
    expect(isShown()).toBe(false);
    hover('pointerover');
    await advanceTimers(299);
    expect(isShown()).toBe(false);
    await advanceTimers(1);
    expect(isShown()).toBe(true);
    hover('pointerout');
    await advanceTimers(249);
    expect(isShown()).toBe(true);
    await advanceTimers(1);
    expect(isShown()).toBe(false);
  });

  test('[R4.059] permanent visibility: there is nothing to toggle, and the bar stays', async () => {
    const { view, enter, leave, advanceTimers } = await megaMenu({ ...collapsed, config: { permanentMenu: true } });
    expect(view.queryByRole('button', { name: 'Vse kategorije' })).toBeNull();
    enter('Dom', 0, 0);
    leave();
    await advanceTimers(5000);
    expect(view.getByRole('button', { name: /^Dom/ })).toBeVisible();
  });
});

describe('without data', () => {
  test('[R6.02] until the menu arrives the bar has the server’s entries, and a panel says that it loads', async () => {
    const { entry, user, view } = await megaMenu({ answers: { menu: () => new Promise(() => {}) } });
    await user.click(entry('Vrt'));
    expect(view.getByRole('status')).toHaveTextContent('Nalagamo kategorije');
    expect(view.getByRole('link', { name: 'Vse kategorije: Vrt' })).toHaveAttribute('href', '/vrt');
  });

  test('after a failure the panel links the category and tries again', async () => {
    let isDown = true;
    const { entry, user, view, advanceTimers } = await megaMenu({
      answers: {
        menu: () => {
          if (isDown) throw new ApiError('network', 'menu');
          return menuDto();
        },
      },
    });
    await user.click(entry('Dom'));
    await advanceTimers(0);
    expect(view.getByRole('status')).toHaveTextContent('Kategorij nismo mogli naložiti.');
    isDown = false;
    await user.click(view.getByRole('button', { name: 'Poskusi znova' }));
    await advanceTimers(0);
    expect(view.getByRole('link', { name: 'Ponve' })).toBeInTheDocument();
  });

  test('on a phone the server’s own links stay (A024)', async () => {
    const { box } = await megaMenu({ page: { width: 800 } });
    expect(box.querySelector('slot')).not.toBeNull();
    expect(box.querySelector('button')).toBeNull();
  });

  test('of two entries with one address, only the pressed one opens', async () => {
    const child = [menuItemDto({ id: '9', name: 'Lonci', url: '/lonci' })];
    const items = ['A', 'B'].map((name) => menuItemDto({ id: name, name, url: '/dom', children: child }));
    const { user, isOpen, entry } = await megaMenu({ answers: { menu: () => ({ items }) } });
    await user.click(entry('B'));
    expect([isOpen('A'), isOpen('B')]).toEqual([false, true]);
  });

  test('a menu of one entry', async () => {
    const { view } = await megaMenu({ answers: { menu: () => ({ items: [menuItemDto({ id: '1', name: 'Vse', url: '/vse' })] }) } });
    expect(view.getAllByRole('link').map((link) => link.textContent)).toEqual(['Vse']);
  });
});
