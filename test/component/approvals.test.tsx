import { act, screen, within } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { selectIsAfterLegal } from '../../src/features/dataConsent';
import { fakePage } from '../support/fakes/fakePage';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { testShop } from '../support/fakes/testShop';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { widgets } from '../../widgets/manifest';
import { describeDialog } from './dialogConformance';

// The focus is restored in a microtask, which the suite does not flush.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const ANA = { id: '5', firstname: 'Ana', consents: { collection: false } };
const OK = { status: true };
const failing = (operation: 'confirmAdultContent' | 'approveLegal' | 'deactivateAccount' | 'setConsent') => () =>
  new ApiError('http', operation, { status: 500 });
const NEVER = () => new Promise<never>(() => {});
const GENERIC = 'Prišlo je do napake. Prosimo, poskusite znova.';

/** The server's own note stays in the placeholder. */
const NOTE = '<section>Potrdite starost</section>';
const adult = (options: RenderOptions = {}) => renderWidget('adult-modal', { fallback: NOTE, config: { isAdultPage: true }, ...options });
const legal = (options: RenderOptions = {}, ...legals: object[]) =>
  renderWidget('legal-modal', {
    config: { customer: ANA, legalConditionsApi: '/api/legal-conditions' },
    ...options,
    answers: {
      unclearedLegals: () => ({ legals: (legals.length > 0 ? legals : [{ legal_id: '4', text: '<p>Novi <b>pogoji</b></p>' }]) as never }),
      ...options.answers,
    },
  });
const gdpr = (options: RenderOptions = {}) =>
  renderWidget('gdpr-modal', { config: { customer: ANA, urlKeys: { privacy: '/zasebnost' } }, ...options });

type Rendered = Awaited<ReturnType<typeof renderWidget>>;
const dialogOf = ({ box }: Rendered): HTMLDialogElement => {
  const dialog = box.querySelector('dialog');
  if (dialog === null) throw new Error('there is no dialog');
  return dialog;
};
const button = (rendered: Rendered, name: string | RegExp) => within(dialogOf(rendered)).getByRole('button', { name });
const focused = ({ shadow }: Rendered) => shadow.activeElement;
/** The sanitizer is a chunk of its own. */
const untilShown = async ({ host }: Rendered, text = '') => {
  const isShown = (): boolean => host.querySelector('[data-vitrina-content]')?.textContent?.includes(text) === true;
  for (let turn = 0; turn < 50 && !isShown(); turn += 1)
    await act(async () => void (await import('../../src/connected/serverHtml/sanitize')));
  await act(async () => {});
};

/** As the conformance suite opens them: by an event after the mount. */
const opened = (rendered: Rendered, open: () => void) => {
  const opener = document.createElement('button');
  document.body.append(opener);
  return {
    opener,
    open: async () => act(async () => open()),
    dialog: () => rendered.box.querySelector('dialog'),
    locks: () => rendered.page.locks(),
    unmount: rendered.unmount,
  };
};
const signedIn = (consents: object) => ({
  widgetAccount: () => new InvalidResponse({ isLogged: true, customer: { id: '5' }, consents }),
});
const signIn = (rendered: Rendered) => () => void rendered.dispatch({ type: 'account/reloadRequested', payload: {} });

describeDialog(
  'AdultModal',
  async () => {
    const rendered = await adult({ config: {} });
    return opened(rendered, () => rendered.page.events.emit('adult-content-met', {}));
  },
  { closable: false },
);
describeDialog(
  'LegalModal',
  async () => {
    const config = { customer: null, legalConditionsApi: '/api/legal-conditions' };
    const rendered = await legal({ config, answers: signedIn({}) });
    return opened(rendered, signIn(rendered));
  },
  { closable: false },
);
describe('GdprModal', () => {
  // Opened again by a request for it, as the page may.
  describeDialog('GdprModal', async () => {
    const rendered = await gdpr({ config: { customer: null } });
    return opened(
      rendered,
      () => void rendered.dispatch({ type: 'modals/modalRequested', payload: { name: 'gdpr-modal', isClosable: true, size: 'sm' } }),
    );
  });
});

describe('when the code is loaded', () => {
  const definitionOf = (name: string) => {
    const definition = widgets.find((one) => one.name === name);
    if (definition === undefined) throw new Error(name);
    return definition;
  };
  const mountOf = (name: string, config: object, cookies: Record<string, string> = {}) => {
    const { mount } = definitionOf(name);
    return typeof mount === 'function' ? mount(testShop(fakePage({ cookies }), { ...config })) : mount;
  };

  test('[R4.075] adult-modal: at once on an adult page, else with the header', () => {
    expect(mountOf('adult-modal', { isAdultPage: true })).toBe('now');
    expect(mountOf('adult-modal', { isAdultPage: true }, { allowAdult: '1' })).toBe('intent');
    expect(mountOf('adult-modal', { isAdultPage: true, isCampaignPage: true })).toBe('intent');
    expect(mountOf('adult-modal', {})).toBe('intent');
    expect(definitionOf('adult-modal').intentEvents).toEqual(['vitrina:adult-content-met']);
  });

  test('[R4.080] legal-modal: for customers, or after a sign-in; not without its api (A064)', () => {
    expect(mountOf('legal-modal', { customer: ANA })).toBe('idle');
    expect(mountOf('legal-modal', {})).toBe('intent');
    expect(definitionOf('legal-modal').intentEvents).toEqual(['vitrina:logged-in', 'vitrina:customer-met']);
    const { when } = definitionOf('legal-modal');
    expect([when?.(testShop(fakePage())), when?.(testShop(fakePage(), { legalConditionsApi: '/api/legal-conditions' }))]).toEqual([
      false,
      true,
    ]);
  });

  test('[R4.085] [R6.09] gdpr-modal: for customers whose consent is not printed, or after a sign-in', () => {
    expect(mountOf('gdpr-modal', { customer: ANA })).toBe('idle');
    expect(mountOf('gdpr-modal', { customer: { id: '5' } })).toBe('idle');
    expect(mountOf('gdpr-modal', { customer: { ...ANA, consents: { collection: '1' } } })).toBe('intent');
    expect(mountOf('gdpr-modal', {})).toBe('intent');
    expect(definitionOf('gdpr-modal').intentEvents).toEqual(['vitrina:logged-in', 'vitrina:customer-met']);
  });

  test('[A014] [R1.22] all three work during maintenance', () => {
    for (const name of ['adult-modal', 'legal-modal', 'gdpr-modal']) expect(definitionOf(name).duringMaintenance).toBe(true);
  });
});

describe('adult-modal', () => {
  test('[R1.25] [R4.075] a question with two answers; the focus is on no answer; the server’s note stays below', async () => {
    const rendered = await adult();
    expect(dialogOf(rendered)).toHaveAccessibleName('Vsebina za odrasle');
    expect(
      within(dialogOf(rendered))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Imam 18\u00a0let ali več', 'Na domačo stran']);
    expect(focused(rendered)).toHaveClass('modal-frame');
    expect(rendered.box.querySelector('slot:not([name])')).not.toBeNull();
  });

  test('[R4.078] [R4.079] confirming closes the dialog and removes the server’s note', async () => {
    const rendered = await adult({ answers: { confirmAdultContent: () => OK } });
    await rendered.user.click(button(rendered, /Imam 18/));
    expect(dialogOf(rendered).open).toBe(false);
    expect(rendered.box.querySelector('slot:not([name])')).toBeNull();
    expect(rendered.page.locks()).toBe(0);
  });

  test('[R4.079] [A066] a failure keeps it open with a message inside; the button has the focus and works again', async () => {
    const confirmAdultContent = jest.fn(failing('confirmAdultContent') as () => unknown);
    const rendered = await adult({ answers: { confirmAdultContent: confirmAdultContent as never } });
    expect(within(dialogOf(rendered)).getByRole('alert')).toBeEmptyDOMElement();
    await rendered.user.click(button(rendered, /Imam 18/));
    expect(within(dialogOf(rendered)).getByRole('alert')).toHaveTextContent(GENERIC);
    expect(focused(rendered)).toBe(button(rendered, /Imam 18/));
    expect(button(rendered, /Imam 18/)).not.toHaveAttribute('aria-disabled');
    confirmAdultContent.mockReturnValue(OK);
    await rendered.user.keyboard('{Enter}');
    expect(dialogOf(rendered).open).toBe(false);
  });

  test('[R4.078] while the shop answers, the button is disabled for all and keeps the focus; leaving still works', async () => {
    const rendered = await adult({ answers: { confirmAdultContent: NEVER } });
    await rendered.user.click(button(rendered, /Imam 18/));
    await rendered.user.click(button(rendered, /Imam 18/));
    expect(button(rendered, /Imam 18/)).toHaveAttribute('aria-disabled', 'true');
    expect(focused(rendered)).toBe(button(rendered, /Imam 18/));
    expect(within(dialogOf(rendered)).getByRole('status', { name: '' })).toBeInTheDocument();
    expect(rendered.callsOf('confirmAdultContent')).toHaveLength(1);
    await rendered.user.click(button(rendered, 'Na domačo stran'));
    expect(rendered.page.assigned).toEqual(['/']);
  });

  test.each([
    ['SI', 'Vsebina za odrasle'],
    ['CZ', 'Obsah pro dospělé'],
    ['SK', 'Obsah pre dospelých'],
    ['PL', 'Treści dla dorosłych'],
    ['HU', 'Felnőtt tartalom'],
    ['HR', 'Sadržaj za odrasle'],
  ])('in %s the dialog is called %s', async (country, title) => {
    expect(dialogOf(await adult({ config: { isAdultPage: true, country } }))).toHaveAccessibleName(title);
  });
});

describe('legal-modal', () => {
  const TWO = [
    { legal_id: '4', text: '<p>Prvi</p>' },
    { legal_id: '5', text: '<p>Drugi</p>' },
  ];

  test('[A162] what its text links to opens beside it; a jump within the text does not', async () => {
    const text = '<p><a href="/pogoji" target="_self">Pogoji</a> <a href="#konec">Konec</a></p><p id="konec">Konec</p>';
    const rendered = await legal({}, { legal_id: '4', text });
    await untilShown(rendered);
    const links = [...rendered.host.querySelectorAll('a')].map((link) => [link.getAttribute('target'), link.rel]);
    expect(links).toEqual([
      ['_blank', 'noopener'],
      [null, ''],
    ]);
  });

  test('[R1.26] [R4.081] [R6.08] the text of the server, sanitized; keys scroll it, as the focus is in the scrolling box', async () => {
    const text = '<p onclick="x()">Novi <a href="javascript:x()">pogoji</a></p><script>x()</script>';
    const rendered = await legal({}, { legal_id: '4', text });
    await untilShown(rendered);
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji');
    const shown = rendered.host.querySelector('[data-vitrina-content]');
    expect(shown).toHaveTextContent('Novi pogoji');
    expect(shown?.innerHTML).not.toMatch(/onclick|javascript|script/);
    expect(focused(rendered)?.parentElement).toHaveClass('modal-body');
  });

  test('[R4.082] [A065] one after the other, each with its number; the focus goes to the start of the next', async () => {
    const rendered = await legal({ answers: { approveLegal: () => OK } }, ...TWO);
    await untilShown(rendered);
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji (1 od 2)');
    await rendered.user.click(button(rendered, 'Strinjam se'));
    await untilShown(rendered, 'Drugi');
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji (2 od 2)');
    expect(rendered.host).not.toHaveTextContent('Prvi');
    expect(focused(rendered)?.parentElement).toHaveClass('modal-body');
    await rendered.user.click(button(rendered, 'Strinjam se'));
    expect(dialogOf(rendered).open).toBe(false);
  });

  test('[R4.082] the next one cannot be approved before its own text is there to be read', async () => {
    const rendered = await legal({ answers: { approveLegal: () => OK } }, ...TWO);
    await untilShown(rendered);
    const texts: (string | null)[] = [];
    const approve = button(rendered, 'Strinjam se');
    const watch = new MutationObserver(() => {
      if (!approve.hasAttribute('aria-disabled')) texts.push(rendered.host.textContent);
    });
    watch.observe(approve, { attributes: true });
    await rendered.user.click(approve);
    await untilShown(rendered, 'Drugi');
    watch.disconnect();
    expect(texts).toEqual(['Drugi']);
  });

  test('[R4.084] while it is sent, both buttons are disabled, keep the focus and send nothing more', async () => {
    const rendered = await legal({ answers: { approveLegal: NEVER } });
    await untilShown(rendered);
    await rendered.user.click(button(rendered, 'Strinjam se'));
    for (const name of ['Strinjam se', 'Ne strinjam se']) expect(button(rendered, name)).toHaveAttribute('aria-disabled', 'true');
    expect(focused(rendered)).toBe(button(rendered, 'Strinjam se'));
    await rendered.user.click(button(rendered, 'Ne strinjam se'));
    await rendered.user.click(button(rendered, 'Strinjam se'));
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji');
    expect(rendered.callsOf('approveLegal')).toHaveLength(1);
  });

  test('[R4.082] [A065] a failure keeps it open with a message, and the buttons work again', async () => {
    const rendered = await legal({ answers: { approveLegal: failing('approveLegal') as never } });
    await untilShown(rendered);
    await rendered.user.click(button(rendered, 'Strinjam se'));
    expect(within(dialogOf(rendered)).getByRole('alert')).toHaveTextContent(GENERIC);
    for (const name of ['Strinjam se', 'Ne strinjam se']) expect(button(rendered, name)).not.toHaveAttribute('aria-disabled');
  });

  test('[R4.083] [A065] closing the account is a second question in the same dialog; there is a way back, with the focus', async () => {
    const rendered = await legal({ answers: { deactivateAccount: () => OK } });
    await untilShown(rendered);
    await rendered.user.click(button(rendered, 'Ne strinjam se'));
    expect(dialogOf(rendered)).toHaveAccessibleName('Želite zapreti račun?');
    expect(focused(rendered)?.parentElement).toHaveClass('modal-body');
    expect(rendered.callsOf('deactivateAccount')).toEqual([]);
    await rendered.user.click(button(rendered, 'Nazaj na pogoje'));
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji');
    expect(focused(rendered)).toBe(button(rendered, 'Ne strinjam se'));
    await rendered.user.click(button(rendered, 'Ne strinjam se'));
    await rendered.user.click(button(rendered, 'Zapri račun'));
    expect(rendered.callsOf('deactivateAccount').map(({ body }) => body)).toEqual([{ legalId: '4' }]);
    expect([dialogOf(rendered).open, rendered.page.reloads()]).toEqual([false, 1]);
  });

  test('[R4.083] [A065] a failure keeps the question open; the message goes with the way back', async () => {
    const rendered = await legal({ answers: { deactivateAccount: failing('deactivateAccount') as never } });
    await untilShown(rendered);
    await rendered.user.click(button(rendered, 'Ne strinjam se'));
    await rendered.user.click(button(rendered, 'Zapri račun'));
    expect(within(dialogOf(rendered)).getByRole('alert')).toHaveTextContent(GENERIC);
    expect([dialogOf(rendered).open, rendered.page.reloads()]).toEqual([true, 0]);
    await rendered.user.click(button(rendered, 'Nazaj na pogoje'));
    expect(within(dialogOf(rendered)).getByRole('alert')).toBeEmptyDOMElement();
  });

  test.each([
    ['nothing but a script', '<script>x()</script>'],
    ['an empty paragraph', '<p> </p>'],
    ['more than a million characters', `<p>${'a'.repeat(1_000_001)}</p>`],
  ])('[A065] conditions that cannot be read (%s) are not asked for', async (_what, text) => {
    const rendered = await legal({}, { legal_id: '4', text }, { legal_id: '5', text: '<p>Drugi</p>' });
    await untilShown(rendered, 'Drugi');
    expect(rendered.host).toHaveTextContent('Drugi');
    expect(dialogOf(rendered)).toHaveAccessibleName('Novi pogoji');
    expect(rendered.page.logs.some(({ message }) => message.includes('legal conditions cannot be shown'))).toBe(true);
  });

  test('[A065] a fetch that fails shows nothing', async () => {
    const rendered = await legal({ answers: { unclearedLegals: () => new ApiError('timeout', 'unclearedLegals') } });
    expect(dialogOf(rendered).open).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('gdpr-modal', () => {
  const link = (rendered: Rendered) =>
    within(dialogOf(rendered)).getByRole('link', { name: 'Soglašam in odprem stran o varstvu podatkov (v novem zavihku)' });

  test('[R1.27] [R4.085] [A062] a question that can be closed, with the page about privacy', async () => {
    const rendered = await gdpr();
    expect(dialogOf(rendered)).toHaveAccessibleName('Soglasje za zbiranje podatkov');
    expect(link(rendered)).toHaveAttribute('href', '/zasebnost');
    await rendered.user.click(button(rendered, 'Ne zdaj'));
    expect([dialogOf(rendered).open, rendered.callsOf('setConsent')]).toEqual([false, []]);
  });

  test.each([
    ['no placeholder for conditions', null, false],
    ['one that waits', 'found', true],
    ['one that has loaded', 'ready', true],
    ['one that is switched off', 'off', false],
    ['one that has failed', 'failed', false],
  ])('on a page with %s (status %p) the question waits for them: %p', async (_what, status, expected) => {
    const conditions = document.createElement('div');
    conditions.dataset['vitrina'] = 'legal-modal';
    if (status !== null) {
      conditions.dataset['vitrinaStatus'] = status;
      document.body.append(conditions);
    }
    const rendered = await gdpr();
    conditions.remove();
    expect(selectIsAfterLegal(rendered.state() as never)).toBe(expected);
  });

  test('[A062] without urlKeys.privacy there is no link', async () => {
    const rendered = await gdpr({ config: { customer: ANA, urlKeys: {} } });
    expect(within(dialogOf(rendered)).queryByRole('link')).toBeNull();
  });

  test('[R4.086] [R7.147] submitting sets the consent and closes it', async () => {
    const rendered = await gdpr({ answers: { setConsent: () => OK } });
    await rendered.user.click(button(rendered, 'Soglašam'));
    expect(rendered.callsOf('setConsent').map(({ body }) => body)).toEqual([{ consentCode: 'collection', consentValue: true }]);
    expect(dialogOf(rendered).open).toBe(false);
  });

  test('[R4.086] a failure keeps it open with a message', async () => {
    const rendered = await gdpr({ answers: { setConsent: failing('setConsent') as never } });
    await rendered.user.click(button(rendered, 'Soglašam'));
    expect(within(dialogOf(rendered)).getByRole('alert')).toHaveTextContent(GENERIC);
  });

  test.each(['click', 'auxclick'])(
    '[R4.087] [A162] following its link gives the consent and opens the page in a new tab, by %s',
    async (type) => {
      const rendered = await gdpr({ answers: { setConsent: () => OK } });
      let isFollowed = false;
      document.addEventListener(type, (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    }, { once: true }); // prettier-ignore
      const event = new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, button: type === 'click' ? 0 : 1 });
      await act(async () => void link(rendered).dispatchEvent(event));
      expect(link(rendered)).toHaveAttribute('target', '_blank');
      expect(isFollowed).toBe(true);
      expect(rendered.callsOf('setConsent').map(({ body }) => body)).toEqual([{ consentCode: 'collection', consentValue: true }]);
      expect(dialogOf(rendered).open).toBe(false);
    },
  );
});
