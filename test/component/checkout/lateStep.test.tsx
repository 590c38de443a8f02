import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreProvider } from '../../../src/store/StoreProvider';
import type { LatePanel } from '../../../src/ui/useLatePanel';
import { LateStep } from '../../../widgets/checkout/LateStep';
import { storeWith } from '../../support/storeWith';

/** A step whose code is lost so many times. */
function openStep(losses: number) {
  const created = storeWith();
  let asked = 0;
  const fetchPanel = async (): Promise<LatePanel<object>> => {
    asked += 1;
    if (asked <= losses) throw new TypeError('Failed to fetch dynamically imported module');
    return { component: () => <p>Korak</p>, adopt: () => undefined };
  };
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  render(
    <StoreProvider store={created.store} shop={created.shop} loadCart={created.loadCart} injectFeature={created.injectFeature}>
      <LateStep root={root} fetchPanel={fetchPanel} />
    </StoreProvider>,
  );
  return { created, asked: () => asked, user: userEvent.setup() };
}

test('the code of a step that is lost once is fetched again', async () => {
  const { created, user } = openStep(1);
  await user.click(await screen.findByRole('button', { name: 'Poskusi znova' }));
  expect(await screen.findByText('Korak')).toBeVisible();
  expect(created.page.reloads()).toBe(0);
  created.dispose();
});

test('where it is lost again the page is loaded anew: an older browser would never fetch it on this one', async () => {
  const { created, asked, user } = openStep(2);
  await user.click(await screen.findByRole('button', { name: 'Poskusi znova' }));
  await user.click(await screen.findByRole('button', { name: 'Osveži stran' }));
  expect([created.page.reloads(), asked()]).toEqual([1, 2]);
  created.dispose();
});
