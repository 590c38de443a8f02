import { render } from '@testing-library/react';
import { Component } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { StoreProvider } from '../../../src/store/StoreProvider';
import type { TestStore } from '../fakes/createTestStore';

const cleanups: (() => void)[] = [];

/** For a test with several pages in a row. */
export function unmountAll(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
}

afterEach(unmountAll);

/** A widget that throws gives its place back, as in the loader. */
class Isolation extends Component<{ onError: ((error: unknown) => void) | undefined; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    if (this.props.onError === undefined) throw error;
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Renders a view with its store into a shadow root, as the loader does; both are removed after the test. */
export function showInShadow(
  view: ReactElement,
  box: HTMLElement,
  { store, shop, api, loadCartFeature, injectFeature, dispose }: TestStore,
  onError?: (error: unknown) => void,
) {
  const { host } = box.getRootNode() as ShadowRoot;
  const { unmount } = render(
    <StoreProvider
      {...{ store, shop, loadCartFeature, injectFeature }}
      csrfToken={api.csrfToken}
      recoverChunk={(error) => Promise.reject(error)}
    >
      <Isolation onError={onError}>{view}</Isolation>
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
