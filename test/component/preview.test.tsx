import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { defineWidget } from '../../src/loader/defineWidget';
import { PREVIEW_KEY } from '../../src/preview/previewSwitch';
import { startPreview } from '../../src/preview/startPreview';
import { WIDGETS_OF_ACTIONS } from '../../src/store/pageActions';
import { widgets } from '../../widgets/manifest';
import { fakePage } from '../support/fakes/fakePage';
import { testShop } from '../support/fakes/testShop';

Object.assign(globalThis, { VITRINA_RELEASE: '1.2.0' });

const ACTIONS = ['add-to-cart', 'wishlist-add', 'login', 'open-modal', 'search', 'back-to-top'];

/** A widget whose attributes only its lazy view knows. */
const late = defineWidget<{ title: string }>({
  name: 'late-widget',
  mount: 'visible',
  load: () =>
    Promise.resolve({ view: { component: () => null, styles: [], readProps: (attributes) => ({ title: attributes.text('title', '') }) } }),
});

async function preview(html: string) {
  document.body.innerHTML = html;
  const page = fakePage();
  page.storage.session.set(PREVIEW_KEY, '1');
  const ended = new AbortController();
  await startPreview(
    page,
    testShop(page),
    { definitions: [...widgets, late], actions: ACTIONS, widgetsOfActions: WIDGETS_OF_ACTIONS, base: 'https://shop.example/vitrina/' },
    ended.signal,
  );
  const layer = [...document.documentElement.children].at(-1) as HTMLElement;
  const root = layer.shadowRoot as unknown as HTMLElement;
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return { page, layer, root, ended, drawn, badge: (name: string) => within(root).getByText(name).closest('details') as HTMLElement };
}

let stop = (): void => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

async function open(html: string) {
  const opened = await preview(html);
  stop = () => opened.ended.abort();
  return opened;
}

test('an empty fallback is named, and what to put there; a modal, with what opens it, and a placeholder with a link are not', async () => {
  for (const { name, load } of widgets) if (name === 'newsletter' || name === 'page-modals') await load(); // each view says what it needs
  const { root, drawn } = await open(
    '<div data-vitrina="newsletter"></div><div data-vitrina=" page-modals "></div><a data-vitrina-action="open-modal">a</a><div data-vitrina="cart-drawer"><a href="/kosarica"></a></div>',
  );
  await drawn();
  const problems = within(root).getAllByRole('listitem', { hidden: true });
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'newsletter: Med oznakama ni ničesar: dokler se gradnik ne naloži, in kadar se ne more, kupec tu ne vidi ničesar. Vstavite povezavo ali obrazec svoje trgovine.',
  ]);
});

test.each([
  ['shop-content', 'data-titel="x"', 'did you mean data-title?'],
  ['late-widget', 'data-titel="x"', 'did you mean data-title?'],
  ['star-rating', 'data-value="mnogo"', 'is not a number'],
])('an attribute of %s is reported while the widget waits for the shopper', async (name, attribute, message) => {
  const { badge, drawn, root } = await open(`<div data-vitrina="${name}" ${attribute} data-vitrina-status="found">text</div>`);
  await Promise.resolve();
  await drawn();
  expect(badge(`! ${name}`)).toHaveTextContent(message);
  expect(within(root).getByText(/^Vitrina: potrebuje popravek: 1$/)).toBeInTheDocument();
});

test('a misspelt action, and actions whose widget the page lacks, are reported; the others are not', async () => {
  const { root } = await open(
    `<a data-vitrina-action="open-modul">a</a><a data-vitrina-action="open-modal">b</a><a data-vitrina-action="login">c</a>
    <a data-vitrina-action="search" data-keyword="k">d</a><a data-vitrina-action="qqqqqqqqqq">e</a>`,
  );
  expect(
    within(root)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'data-vitrina-action="open-modul": Dejanja »open-modul« ni; ste mislili »open-modal«?',
    'data-vitrina-action="open-modal": Dejanje »open-modal« potrebuje na tej strani tudi element z data-vitrina=page-modals.',
    'data-vitrina-action="login": Dejanje »login« potrebuje na tej strani tudi element z data-vitrina=login-drawer.',
    'data-vitrina-action="qqqqqqqqqq": Dejanja »qqqqqqqqqq« ni.',
  ]);
});

test('a widget that shows less than its editor wants does not read as working', async () => {
  const { badge } = await open(
    '<div data-vitrina="shop-content" data-vitrina-status="ready" data-vitrina-reason="there is no content &quot;x&quot;">text</div>',
  );
  expect(badge('! shop-content')).toHaveTextContent('je naložen, a nekaj je narobe. there is no content "x"');
});

test('"found" reads as waiting for the shopper, in the shop’s language; the summary ends the preview in this tab', async () => {
  const { root, layer, page } = await open('<div data-vitrina="mega-menu" data-vitrina-status="found"><a href="/a">a</a></div>');
  expect(within(root).getByText('Vitrina: čaka na kupca: 1')).toBeInTheDocument();
  expect(layer.lang).toBe('sl');
  await userEvent.click(within(root).getByText('Izklopi predogled'));
  expect(layer.isConnected).toBe(false);
  expect(page.storage.session.get(PREVIEW_KEY)).toBeNull();
});
