import { act, fireEvent, within } from '@testing-library/react';
import { mountWidget } from '../../../src/loader/mountWidget';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A widget with a link, a field and a button, in a placeholder inside a link of the page. */
async function mountInLink() {
  document.body.innerHTML = '<a href="/away"><div data-vitrina="search-bar"></div></a>';
  const host = document.querySelector<HTMLElement>('[data-vitrina]')!;
  await act(async () => {
    mountWidget({
      host,
      definition: { name: 'search-bar', mount: 'now' } as never,
      styles: [],
      render: () => (
        <>
          <a href="/izdelek">
            <span>Izdelek</span>
          </a>
          <input type="checkbox" aria-label="Izberi" />
          <button type="button">Odpri</button>
        </>
      ),
      language: 'sl',
      watchDevice: () => () => {},
      commonStyles: [],
      provide: (widget) => widget,
      onReady: () => {},
      onError: (error) => {
        throw error;
      },
    });
  });
  return within(host.shadowRoot!.querySelector<HTMLElement>('.vitrina-root')!);
}

/** Whether the browser still performs the default action, e.g. follows the nearest link. */
const isLeftToBrowser = (element: HTMLElement) => fireEvent.click(element);

test('inside a link of the page, our own links and fields work, and a button does not follow the page’s link', async () => {
  const view = await mountInLink();
  expect(isLeftToBrowser(view.getByText('Izdelek'))).toBe(true);
  expect(isLeftToBrowser(view.getByRole('checkbox', { name: 'Izberi' }))).toBe(true);
  expect(isLeftToBrowser(view.getByRole('button', { name: 'Odpri' }))).toBe(false);
});
