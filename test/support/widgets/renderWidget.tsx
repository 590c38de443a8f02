import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAttributeReader } from '../../../src/loader/readAttributes';
import type { LoadCartFeature } from '../../../src/store/createStore';
import { widgets } from '../../../widgets/manifest';
import { showInShadow } from './showInShadow';
import { createTestStore } from '../fakes/createTestStore';
import type { StoreOptions } from '../fakes/createTestStore';

export interface RenderOptions extends StoreOptions {
  /** `data-*` attributes of the placeholder, without the prefix. */
  attributes?: Readonly<Record<string, string>>;
  /** The server's own HTML in the placeholder. */
  fallback?: string;
  /** Runs on the placeholder before the widget mounts, e.g. to focus the fallback's field. */
  before?: (host: HTMLElement) => void;
  /** Replaces the in-memory cart code. */
  loadCartFeature?: LoadCartFeature;
  /** For a widget that is to give its place back. */
  onError?: (error: unknown) => void;
}

/**
 * A placeholder with its widget in an open shadow root, as the loader would mount it: the real store, reducers and sagas, an in-memory page
 * and endpoints. `user` acts under jest's fake timers.
 */
export async function renderWidget(
  name: string,
  { attributes = {}, fallback = '', before, loadCartFeature, onError, ...options }: RenderOptions = {},
) {
  const definition = widgets.find((one) => one.name === name);
  if (definition === undefined) throw new Error(`widgets/manifest.ts has no ${name}`);
  const created = createTestStore(options);

  const host = document.createElement('div');
  host.setAttribute('data-vitrina', name);
  for (const [key, value] of Object.entries(attributes)) host.setAttribute(`data-${key}`, value);
  host.insertAdjacentHTML('afterbegin', fallback);
  document.body.append(host);
  before?.(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  box.className = `vitrina-root is-${created.page.viewport.device()}`;
  shadow.append(document.createElement('slot'), box);

  const reported: string[] = [];
  const view = await definition.load();
  const render = view.bind(createAttributeReader(host, (message) => void reported.push(message)));
  view.features?.forEach(created.injectFeature);
  const { unmount } = showInShadow(
    render({ element: host, shadow }),
    box,
    {
      ...created,
      loadCartFeature: loadCartFeature ?? created.loadCartFeature,
    },
    onError,
  );
  await act(async () => {}); // effects right after the first commit

  return {
    ...created,
    host,
    shadow,
    box,
    view: within(box),
    reported,
    unmount,
    user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }),
    /** Advances the timers, with all effects. */
    advanceTimers: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

export type RenderedWidget = Awaited<ReturnType<typeof renderWidget>>;
