import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StoreProvider } from '../../../src/store/StoreProvider';
import type { TestStore } from '../fakes/createTestStore';

const cleanups: (() => void)[] = [];

/** For a test with several pages in a row. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

afterEach(unmountAll);

/** Renders a view with its store into a shadow root, as the loader does; both are removed after the test. */
export function showInShadow(view: ReactElement, box: HTMLElement, { store, shop, api, loadCart, injectFeature, dispose }: TestStore) {
  const { host } = box.getRootNode() as ShadowRoot;
  const { unmount } = render(
    <StoreProvider {...{ store, shop, loadCart, injectFeature }} csrfToken={api.csrfToken} recoverChunk={(error) => Promise.reject(error)}>
      {view}
    </StoreProvider>,
    { container: box },
  );
  cleanups.push(() => {
    unmount();
    dispose();
    host.parentNode?.removeChild(host);
  });
  return { unmount };
}
