import { ApiError } from '../../../src/api/ApiError';
import { modalContentActions, modalContentFeature, selectContents } from '../../../src/features/modalContent';
import { modalsActions, modalsFeature, selectModal } from '../../../src/features/modals';
import { jsMethods, pageActions } from '../../../src/store/pageActions';
import { createTestStore } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';
import type { FakeAnswers } from '../../support/fakes/fakeApi';

type Source = (url: string) => string | ApiError | InvalidResponse | Promise<string>;

const { contentShown, contentFailed } = modalContentActions;
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** A page with the widget, whose view is not there: a test states what is shown. */
function start(source: Source = () => '<p>Vsebina</p>', { hasWidget = true } = {}) {
  const urls: string[] = [];
  const answers: FakeAnswers = {
    modalSource: ({ url = '' }) => {
      urls.push(url);
      return source(url);
    },
  };
  const tab = createTestStore({
    answers,
    config: { allowedOrigins: ['https://content.shop.si'] },
    page: { href: 'https://www.shop.si/izdelek?v=1#opis' },
  });
  const parts = { ...tab, loadFirstVisible: () => hasWidget };
  const [actions, methods] = [pageActions(parts), jsMethods(parts)];
  const outcomes: string[] = [];
  const watch = (work: unknown): void =>
    void Promise.resolve(work).then(
      () => outcomes.push('done'),
      (error: Error) => outcomes.push(error.message),
    );
  return {
    ...tab,
    urls,
    outcomes,
    /** A press on a link, as `loader/listenToPageActions` passes it on. */
    press(data: Record<string, string> = {}, fallback: 'link' | 'form' | null = 'link') {
      const outcome = actions['open-modal']?.({ name: 'dostava', href: 'https://www.shop.si/dostava', ...data }, {}, fallback ?? undefined);
      if (outcome !== false) watch(outcome);
      return outcome !== false;
    },
    /** A method of the JS API; its synchronous errors reject, as in `createJsApi`. */
    call: (name: 'open' | 'close', ...args: unknown[]) => watch(new Promise((resolve) => resolve(methods[`modal.${name}`]?.(...args)))),
    modal: (name = 'dostava') => selectModal(tab.state(), name),
    contentOf: (name = 'dostava') => selectContents(tab.state()).find(({ request }) => request.name === name) ?? null,
    shown: (name = 'dostava') => tab.dispatch(contentShown({ name, title: null })),
    close: (name = 'dostava') => tab.dispatch(modalsActions.modalClosed({ name })),
  };
}

test('[R2.70] [R7.029] [R7.030] a pressed link opens the modal, and its URL is fetched with modal=1', async () => {
  const { press, urls, api, modal, contentOf, shown, close, outcomes } = start();
  expect(press()).toBe(true);
  await settled();
  expect(urls).toEqual(['https://www.shop.si/dostava']);
  expect(api.callsOf('modalSource').map(({ query }) => query)).toEqual([{ modal: 1 }]);
  expect(modal()).toMatchObject({ isPressed: true, sourceUrl: 'https://www.shop.si/dostava' });
  expect(contentOf()).toMatchObject({ status: 'received', html: '<p>Vsebina</p>' });
  shown();
  await settled();
  expect(outcomes).toEqual([]);
  close();
  await settled();
  expect(outcomes).toEqual(['done']);
});

test('[R3.105] [A132] the attributes of a modal', async () => {
  const { press, modal } = start();
  press({ title: ' Dostava ', size: 'xl', closable: 'false', sourceUrl: '/cene?del=1#x', clearOnClose: '' });
  await settled();
  expect(modal()).toEqual({
    name: 'dostava',
    title: 'Dostava',
    size: 'xl',
    isClosable: false,
    sourceUrl: 'https://www.shop.si/cene?del=1',
    isExternal: false,
    isVideo: false,
    clearOnClose: true,
    isPressed: true,
  });
});

test('[R9.02] values that nobody knows have the defaults', async () => {
  const { press, modal } = start();
  press({ size: 'xxl', closable: 'yes', clearOnClose: 'no', externalSource: '0' });
  await settled();
  expect(modal()).toMatchObject({ size: 'md', isClosable: true, clearOnClose: false, isExternal: false, title: null });
});

test.each([
  ['another origin', { href: 'https://evil.example/x' }],
  ['javascript:', { sourceUrl: 'javascript:alert(1)' }],
  ['credentials', { sourceUrl: 'https://ana:geslo@www.shop.si/x' }],
  ['a name of another widget', { name: 'legal-modal' }],
  ['no name', { name: '' }],
  ['__proto__', { name: '__proto__' }],
  ['a frame without https', { externalSource: '1', sourceUrl: 'http://video.example/1' }],
  ['a video that is no URL', { videoUrl: 'javascript:alert(1)' }],
  ['this very page without a source', { href: 'https://www.shop.si/izdelek?v=1#' }],
])('%s: nothing opens, nothing is fetched, and the link is followed', async (_what, data) => {
  const { press, urls, outcomes, state } = start();
  press(data);
  await settled();
  expect(urls).toEqual([]);
  expect(outcomes).toEqual([expect.stringMatching(/\S/)]);
  expect(state().modals.open).toEqual([]);
});

test('an allowed origin may be the source', async () => {
  const { press, urls } = start();
  press({ sourceUrl: 'https://content.shop.si/velikosti' });
  await settled();
  expect(urls).toEqual(['https://content.shop.si/velikosti']);
});

test('a page without the placeholder: the link is followed at once, and the JS API explains it', async () => {
  const { press, call, outcomes } = start(undefined, { hasWidget: false });
  expect(press()).toBe(false);
  call('open', 'dostava', { sourceUrl: '/dostava' });
  await settled();
  expect(outcomes).toEqual([expect.stringContaining('<div data-vitrina="page-modals">')]);
});

describe('[R8.26] content that cannot be shown', () => {
  const FAULTS: [string, Source][] = [
    ['500', () => new ApiError('http', 'modalSource', { status: 500 })],
    ['404', () => new ApiError('http', 'modalSource', { status: 404 })],
    ['a timeout', () => new ApiError('timeout', 'modalSource')],
    ['a redirect to another origin', () => new ApiError('network', 'modalSource')],
    ['offline', () => new ApiError('offline', 'modalSource')],
    ['nothing', () => '  \n'],
    ['JSON', () => '{"html":"<p>JSON</p>"}'],
    ['5 MB', () => 'x'.repeat(5 * 1024 * 1024)],
    ['no text', () => new InvalidResponse(null)],
  ];

  test.each(FAULTS)('%s: logged once, no message, the modal closes and the link is followed', async (_what, source) => {
    const { press, page, modal, outcomes, state } = start(source);
    press();
    await settled();
    expect(modal()).toBeNull();
    expect(page.logs).toEqual([{ level: 'error', message: expect.stringContaining('the modal dostava has no content'), details: [] }]);
    expect(state().flash.messages ?? []).toEqual([]);
    expect(page.emitted.filter(({ name }) => name === 'modal-closed')).toHaveLength(1);
    expect(outcomes).toEqual([expect.stringContaining('could not be shown')]);
  });

  test('a button without a link, and a link to the page itself, have nothing to follow', async () => {
    const { press, outcomes, modal } = start(() => '');
    press({ sourceUrl: '/dostava' }, null);
    press({ name: 'druga', sourceUrl: '/druga', href: 'https://www.shop.si/izdelek?v=1#' });
    await settled();
    expect(outcomes).toEqual(['done', 'done']);
    expect(modal()).toBeNull();
  });

  test('what the sanitizer refuses counts as failed too', async () => {
    const { press, dispatch, modal, outcomes, page } = start();
    press();
    await settled();
    dispatch(contentFailed({ name: 'dostava', reason: 'trusted-types' }));
    await settled();
    expect([modal(), outcomes, page.logs.length]).toEqual([null, [expect.stringContaining('could not be shown')], 1]);
  });

  test('hidden by a content blocker right after it was shown: the link is followed', async () => {
    const { press, dispatch, shown, modal, outcomes } = start();
    press();
    await settled();
    shown();
    dispatch(contentFailed({ name: 'dostava', reason: 'hidden' }));
    await settled();
    expect([modal(), outcomes]).toEqual([null, [expect.stringContaining('could not be shown')]]);
  });

  test('the next press tries again', async () => {
    let isDown = true;
    const { press, contentOf, urls } = start(() => (isDown ? '' : '<p>x</p>'));
    press();
    await settled();
    isDown = false;
    press();
    await settled();
    expect([contentOf()?.status, urls.length]).toEqual(['received', 2]);
  });
});

test('closed while it is fetched: the request ends, nothing is logged, and no link is followed', async () => {
  const { press, api, close, outcomes, page, modal } = start(() => new Promise(() => {}));
  press();
  await settled();
  close();
  await settled();
  expect(api.callsOf('modalSource')[0]?.signal?.aborted).toBe(true);
  expect([modal(), outcomes, page.logs]).toEqual([null, ['done'], []]);
});

describe('[A132] what is kept', () => {
  const openTwice = async (data: Record<string, string>, next = data) => {
    const tab = start();
    tab.press(data);
    await settled();
    tab.shown();
    tab.close();
    tab.press(next);
    await settled();
    return tab.urls.length;
  };

  test('content is kept until the next page', async () => expect(await openTwice({})).toBe(1));
  test('clearOnClose fetches it again', async () => expect(await openTwice({ clearOnClose: '1' })).toBe(2));
  test('another URL is fetched', async () => expect(await openTwice({}, { sourceUrl: '/druga' })).toBe(2));
  test('a frame is never fetched', async () =>
    expect(await openTwice({ sourceUrl: 'https://other.example/', externalSource: '1' })).toBe(0));
});

describe('vitrina.modal', () => {
  test('[R2.60] two opened in one tick are both open, the second above', async () => {
    const { call, state, urls } = start();
    call('open', 'ena', { sourceUrl: '/ena' });
    call('open', 'dve', { sourceUrl: '/dve', closable: false, clearOnClose: true });
    await settled();
    expect(state().modals.open).toMatchObject([
      { name: 'ena', isPressed: false, isClosable: true },
      { name: 'dve', isPressed: false, isClosable: false, clearOnClose: true },
    ]);
    expect(urls).toEqual(['https://www.shop.si/ena', 'https://www.shop.si/dve']);
  });

  test('close closes the one named, else the last', async () => {
    const { call, modal } = start();
    for (const name of ['ena', 'dve', 'tri']) call('open', name, { sourceUrl: `/${name}` });
    await settled();
    call('close', 'ena');
    call('close');
    call('close', 'nobody');
    await settled();
    expect([modal('ena'), modal('dve')?.name, modal('tri')]).toEqual([null, 'dve', null]);
  });

  test('close before anything was open does nothing', async () => {
    const { call, outcomes } = start();
    call('close');
    await settled();
    expect(outcomes).toEqual(['done']);
  });

  test('[R4.062] the callback of the owner may open the same modal again', async () => {
    const { call, modal, page, close } = start();
    call('open', 'ena', { sourceUrl: '/ena' });
    await settled();
    page.events.on('modal-closed', () => call('open', 'druga', { sourceUrl: '/druga' }));
    close('ena');
    await settled();
    expect([modal('ena'), modal('druga')?.name]).toEqual([null, 'druga']);
  });

  test.each([[undefined], [null], ['/x'], [{}], [{ sourceUrl: 7 }], [{ sourceUrl: 'https://evil.example/' }]])(
    'open with %j rejects with its usage',
    async (options) => {
      const { call, outcomes, state } = start();
      call('open', 'ena', options);
      await settled();
      expect(outcomes).toEqual([expect.stringContaining('vitrina.modal.open(name, {')]);
      expect(state().modals.open).toEqual([]);
    },
  );

  test('what a script has put on Object.prototype is no option', async () => {
    Object.assign(Object.prototype, { videoUrl: 'https://evil.example/film' });
    try {
      const { call, modal } = start();
      call('open', 'ena', { sourceUrl: '/ena' });
      await settled();
      expect(modal('ena')).toMatchObject({ isVideo: false, sourceUrl: 'https://www.shop.si/ena' });
    } finally {
      Reflect.deleteProperty(Object.prototype, 'videoUrl');
    }
  });

  test('a modal that was open before needs only its name', async () => {
    const { call, shown, close, modal, outcomes } = start();
    call('open', 'ena', { sourceUrl: '/ena' });
    await settled();
    shown('ena');
    close('ena');
    call('open', 'ena');
    await settled();
    expect([modal('ena')?.sourceUrl, outcomes]).toEqual(['https://www.shop.si/ena', ['done', 'done']]);
  });

  test('a video that was open before opens again as it was', async () => {
    const { call, close, modal } = start();
    call('open', 'film', { videoUrl: 'https://video.example/embed/1', title: 'Film', size: 'lg' });
    await settled();
    close('film');
    call('open', 'film');
    await settled();
    expect(modal('film')).toMatchObject({
      isVideo: true,
      isExternal: true,
      sourceUrl: 'https://video.example/embed/1',
      title: 'Film',
      size: 'lg',
    });
  });

  test('close never closes the question of a widget', async () => {
    const { call, close, dispatch, modal } = start();
    call('open', 'ena', { sourceUrl: '/ena' });
    await settled();
    close('ena');
    dispatch(modalsActions.modalRequested({ name: 'legal-modal', isClosable: false }));
    call('close');
    call('close', 'legal-modal');
    await settled();
    expect(modal('legal-modal')).not.toBeNull();
  });

  test('open rejects when the content cannot be shown', async () => {
    const { call, outcomes } = start(() => '');
    call('open', 'ena', { sourceUrl: '/ena' });
    await settled();
    expect(outcomes).toEqual([expect.stringContaining('the modal ena could not be shown')]);
  });
});

test('[R4.063] confirming one closes all that can be closed', async () => {
  const { call, dispatch, state } = start();
  call('open', 'ena', { sourceUrl: '/ena' });
  call('open', 'dve', { sourceUrl: '/dve' });
  call('open', 'tri', { sourceUrl: '/tri', closable: false });
  await settled();
  dispatch(modalsActions.modalConfirmed({ name: 'dve' }));
  expect(state().modals.open.map(({ name }) => name)).toEqual(['tri']);
});

test('features are there once, in whatever order the chunk and the widget load', () => {
  const { injectFeature, state } = start();
  for (const feature of [modalsFeature, modalContentFeature, modalsFeature]) injectFeature(feature);
  expect(selectContents(state())).toEqual([]);
});
