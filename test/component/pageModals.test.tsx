import { act, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { listenToPageActions } from '../../src/loader/listenToPageActions';
import { jsMethods, pageActions } from '../../src/store/pageActions';
import type { FakeAnswers } from '../support/fakes/fakeApi';
import { renderWidget } from '../support/widgets/renderWidget';
import { describeDialog } from './dialogConformance';

const LINK = '<a href="/dostava" data-vitrina-action="open-modal" data-name="dostava" data-title="Dostava">Dostava</a>';
/** Whatever is pending, with React's effects. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** A page with links, and the widget behind them. `followed`: links that did what they do without us. */
async function page(source: () => string | ApiError | Promise<string> = () => '<p>Vsebina</p>', links = LINK, country = 'SI') {
  stop();
  document.body.innerHTML = '';
  const answers: FakeAnswers = { modalSource: source };
  const nav = document.createElement('nav');
  nav.innerHTML = links;
  document.body.append(nav);
  const widget = await renderWidget('page-modals', { answers, config: { country }, page: { href: 'http://localhost/' } });
  const followed: (string | null)[] = [];
  // jsdom cannot leave the page; a link is followed by a copy of it that is nowhere in the page.
  const native = HTMLElement.prototype.click;
  const clicks = jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
    if (this.isConnected) native.call(this);
    else followed.push(this.getAttribute('href'));
  });
  const parts = { ...widget, loadFirstVisible: () => true };
  const stopActions = listenToPageActions(pageActions(parts), widget.page);
  stop = () => {
    stopActions();
    clicks.mockRestore();
  };
  const dialogs = () => [...widget.box.querySelectorAll('dialog')].filter(({ open }) => open);
  return {
    ...widget,
    followed,
    dialogs,
    dialog: () => dialogs().at(-1) ?? null,
    opener: nav.querySelector<HTMLElement>('[data-vitrina-action]') as HTMLElement,
    press: async (element: Element | null = nav.querySelector('[data-vitrina-action]')) => {
      (element as HTMLElement).click();
      await settled();
    },
    call: async (name: 'open' | 'close', ...args: unknown[]) => {
      const work = Promise.resolve(jsMethods(parts)[`modal.${name}`]?.(...args)).catch((error: Error) => error.message);
      await settled();
      return work;
    },
    /** What a shopper reads in the light DOM. */
    content: () => widget.host.querySelector<HTMLElement>('[data-vitrina-content]'),
  };
}

describeDialog('PageModal', async () => {
  const { opener, press, box, page: fake, unmount } = await page();
  return { opener, open: () => press(), dialog: () => box.querySelector('dialog'), locks: () => fake.locks(), unmount };
});
describeDialog(
  'PageModal that cannot be closed',
  async () => {
    const {
      opener,
      press,
      box,
      page: fake,
      unmount,
    } = await page(undefined, LINK.replace('data-title', 'data-closable="false" data-title'));
    return { opener, open: () => press(), dialog: () => box.querySelector('dialog'), locks: () => fake.locks(), unmount };
  },
  { closable: false },
);

test('[R2.71] while the content is loading the modal is open, busy and says so; then it shows the HTML of the server', async () => {
  let answer = (_html: string): void => {};
  const { press, dialog, content, opener, call } = await page(() => new Promise((resolve) => (answer = resolve)));
  await press();
  const status = within(dialog()!).getByRole('status');
  expect(status).toBeVisible();
  expect(status).toHaveTextContent('Nalagamo vsebino');
  expect(dialog()?.querySelector('.modal-frame')).toHaveAttribute('aria-busy', 'true');
  expect(opener).toHaveAttribute('aria-busy', 'true');
  answer('<p>Cena: 3,99 €</p><script>window.ran = 1</script>');
  await settled();
  expect(dialog()?.querySelector('.modal-loading')).not.toBeVisible();
  expect(dialog()?.querySelector('.modal-frame')).toHaveAttribute('aria-busy', 'false');
  expect(content()).toHaveTextContent('Cena: 3,99 €');
  expect(content()?.querySelector('script')).toBeNull();
  await call('close');
  expect(opener).not.toHaveAttribute('aria-busy');
});

test.each([
  ['SI', 'Zapri'],
  ['CZ', 'Zavřít'],
  ['SK', 'Zavrieť'],
  ['PL', 'Zamknij'],
  ['HU', 'Bezárás'],
  ['HR', 'Zatvori'],
])('[R2.69] in %s the button is called "%s"', async (country, label) => {
  const { press, dialog } = await page(undefined, LINK, country);
  await press();
  expect(within(dialog()!).getByRole('button', { name: label })).toBeVisible();
});

test.each([
  ['R9.01', 'sm', 'sm'],
  ['R9.02', '', 'md'],
  ['R9.03', 'lg', 'lg'],
  ['R9.04', 'xl', 'xl'],
])('[%s] data-size="%s" is the size %s', async (_row, given, size) => {
  const { press, dialog } = await page(undefined, LINK.replace('data-title', `data-size="${given}" data-title`));
  await press();
  expect(dialog()).toHaveAttribute('data-size', size);
});

describe('the title', () => {
  const untitled = LINK.replace(' data-title="Dostava"', '');
  const titleOf = async (html: string, link = untitled) => {
    const { press, dialog, content } = await page(() => html, link);
    await press();
    return [dialog()?.querySelector('.modal-title')?.textContent, content()?.innerHTML];
  };

  test('is that of the link; the same heading is not repeated', async () => {
    expect(await titleOf('<h2>Dostava</h2><p>x</p>', LINK)).toEqual(['Dostava', '<p>x</p>']);
    expect(await titleOf('<h2>Cene</h2><p>x</p>', LINK)).toEqual(['Dostava', '<h2>Cene</h2><p>x</p>']);
  });
  test('of kept content that is opened again without one is its heading', async () => {
    const { call, dialog, content } = await page(() => '<h2>Dostava</h2><p>x</p>');
    await call('open', 'dostava', { sourceUrl: '/dostava', title: 'Dostava' });
    await call('close', 'dostava');
    await call('open', 'dostava', { sourceUrl: '/dostava' });
    expect([dialog()?.querySelector('.modal-title')?.textContent, content()?.innerHTML]).toEqual(['Dostava', '<p>x</p>']);
  });
  test('else the heading that the content begins with', async () =>
    expect(await titleOf('<h2>Cene</h2><p>x</p>')).toEqual(['Cene', '<p>x</p>']));
  test('else a later heading, which stays', async () =>
    expect(await titleOf('<p>x</p><h2>Cene</h2>')).toEqual(['Cene', '<p>x</p><h2>Cene</h2>']));
  test('else what the content names', async () => {
    const [title] = await titleOf('<div data-modal-title="Velikosti"><h2>Cene</h2></div>');
    expect(title).toBe('Velikosti');
  });
  test('else a general one', async () => expect((await titleOf('<p>x</p>'))[0]).toBe('Več informacij'));
});

test.each<[string, () => string | ApiError]>([
  ['500', () => new ApiError('http', 'modalSource', { status: 500 })],
  ['nothing', () => ''],
  ['5 MB', () => 'x'.repeat(5 * 1024 * 1024)],
])('[R8.26] %s: the modal closes without a message, the focus returns, and the link is followed', async (_what, source) => {
  const { press, dialogs, followed, opener, page: fake, box } = await page(source);
  opener.focus();
  await press();
  expect([dialogs(), followed, fake.locks()]).toEqual([[], ['/dostava'], 0]);
  expect(document.activeElement).toBe(opener);
  expect(within(box).queryByRole('alert')).toBeNull();
  expect(fake.logs.map(({ level }) => level)).toEqual(['error']);
});

test('[R2.60] [R4.061] [R4.062] the page opens a modal by its name, is notified, and closes it', async () => {
  const { call, dialog, dialogs, content, page: fake } = await page();
  expect(await call('open', 'velikosti', { sourceUrl: '/velikosti', title: 'Velikosti' })).toBeUndefined();
  expect(dialog()).toHaveAccessibleName('Velikosti');
  expect(content()).toHaveTextContent('Vsebina');
  await call('close', 'velikosti');
  expect(dialogs()).toEqual([]);
  expect(fake.emitted.filter(({ name }) => name.startsWith('modal-'))).toEqual([
    { name: 'modal-shown', detail: { name: 'velikosti' } },
    { name: 'modal-closed', detail: { name: 'velikosti' } },
  ]);
});

test('[R4.062] [R4.063] [R4.064] buttons in the content close and confirm their modal', async () => {
  const html = '<button data-vitrina-action="close-modal">Ne</button><button data-vitrina-action="confirm-modal">Da</button>';
  const { call, dialogs, host, page: fake } = await page(() => html);
  await call('open', 'ena', { sourceUrl: '/ena', closable: false });
  await call('open', 'dve', { sourceUrl: '/dve' });
  const boxes = () => [...host.querySelectorAll('[data-vitrina-content]')];
  await act(async () =>
    within(boxes()[1] as HTMLElement)
      .getByText('Da')
      .click(),
  );
  expect(dialogs().map((dialog) => dialog.dataset['size'])).toEqual(['md']); // `ena` cannot be closed
  await act(async () =>
    within(boxes()[0] as HTMLElement)
      .getByText('Ne')
      .click(),
  );
  expect(dialogs()).toEqual([]);
  expect(fake.emitted.flatMap(({ name, detail }) => (/closed|confirmed/.test(name) ? [[name, detail]] : []))).toEqual([
    ['modal-confirmed', { name: 'dve' }],
    ['modal-closed', { name: 'ena' }],
  ]);
  expect(fake.logs).toEqual([]);
});

test('a link inside a modal opens another above it; closing returns to the link', async () => {
  const inside = '<a href="/pogoji" data-vitrina-action="open-modal" data-name="pogoji" data-title="Pogoji">Pogoji</a>';
  const { press, dialogs, content } = await page(() => inside);
  await press();
  const link = content()?.querySelector('a') as HTMLElement;
  link.focus();
  await press(link);
  expect(dialogs().map((dialog) => dialog.querySelector('h2')?.textContent)).toEqual(['Dostava', 'Pogoji']);
  await act(async () => within(dialogs()[1]!).getByRole('button', { name: 'Zapri' }).click());
  expect(dialogs()).toHaveLength(1);
  expect(document.activeElement).toBe(link);
});

test('[A132] closed and opened again, the same content is there, unless it is cleared', async () => {
  const links = `${LINK}<a href="/b" data-vitrina-action="open-modal" data-name="b" data-clear-on-close>B</a>`;
  const { press, call, callsOf, host } = await page(undefined, links);
  const [kept, cleared] = document.querySelectorAll('nav a');
  for (const link of [kept!, kept!, cleared!, cleared!]) {
    await press(link);
    expect(callsOf('modalSource').length).toBeGreaterThan(0);
    await call('close');
  }
  expect(callsOf('modalSource')).toHaveLength(3);
  expect(host.querySelectorAll('[data-vitrina-content]')).toHaveLength(2);
});

describe('frames', () => {
  const frameOf = async (attributes: string) => {
    const tools = await page(
      undefined,
      `<a href="https://other.example/film" data-vitrina-action="open-modal" data-name="film" data-title="Film" ${attributes}>Film</a>`,
    );
    return { ...tools, frame: () => tools.box.querySelector('iframe') };
  };

  test('[A132] an external source is a sandboxed frame of the URL without modal=1, and nothing is fetched', async () => {
    const { press, frame, callsOf, dialog } = await frameOf('data-external-source');
    expect(frame()).toBeNull();
    await press();
    expect(frame()).toHaveAttribute('src', 'https://other.example/film');
    expect(frame()).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-scripts');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(frame()).toHaveAttribute('title', 'Film');
    expect(callsOf('modalSource')).toEqual([]);
    const link = within(dialog()!).getByRole('link', { name: 'Odpri v novem zavihku' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://other.example/film',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('[R1.30] [A133] a video: the player is there only while the modal is open, so it stops', async () => {
    const { press, frame, call, followed } = await frameOf('data-video-url="https://www.youtube-nocookie.com/embed/1"');
    expect(frame()).toBeNull();
    await press();
    expect(frame()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/1');
    expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin allow-scripts allow-presentation');
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
    act(() => void frame()?.dispatchEvent(new Event('load')));
    expect(followed).toEqual([]);
    await call('close');
    expect(frame()).toBeNull();
    await press();
    expect(frame()).not.toBeNull();
  });

  test.each([
    '/video/1',
    'https://other.example/leads-to-the-shop',
    'https://www.youtube.com.other.example/embed/1',
    'https://www.youtube.com/redirect?q=https://shop.example',
  ])('a player at %s, which may be or become a page of the shop, cannot leave its sandbox', async (url) => {
    const { press, frame } = await frameOf(`data-video-url="${url}"`);
    await press();
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  test('a frame can always be closed', async () => {
    const { press, dialog } = await frameOf('data-external-source data-closable="false"');
    await press();
    expect(within(dialog()!).getByRole('button', { name: 'Zapri' })).toBeVisible();
  });
});
