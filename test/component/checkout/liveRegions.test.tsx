import { act, fireEvent, render, within } from '@testing-library/react';
import { checkoutActions } from '../../../src/features/checkout';
import { DeferredStatus } from '../../../src/ui/text/DeferredStatus';
import { renderCustomerStep } from '../../support/widgets/customerStep';
import { renderBasketStep } from '../../support/widgets/basketStep';
import { cartDto } from '../../support/fakes/cartDtos';
import { branchDto } from '../../support/fakes/checkoutDtos';
import { checkoutShop } from '../../support/fakes/checkoutShop';
import { renderShipping } from '../../support/widgets/shippingStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LIVE = '[role=status], [role=alert], [aria-live]';
const POINTS = [branchDto({ id: 'a', lat: 46.051, lng: 14.505 }), branchDto({ id: 'b', lat: 46.052, lng: 14.506 })];
const PLACES = { suggestions: [{ title: '2000 Maribor', lat: 46.554, lng: 15.646, zip: '2000' }] };

async function openPoints() {
  let answer: (value: typeof PLACES) => void = () => undefined;
  const places = new Promise<typeof PLACES>((resolve) => (answer = resolve));
  const rendered = await renderShipping({ shop: checkoutShop({}, POINTS), answers: { geoSuggestions: () => places } });
  await rendered.user.click(rendered.view.getByRole('radio', { name: /Prevzemno mesto/ }));
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Izberite prevzemno mesto' }));
  return { ...rendered, answer: () => answer(PLACES) };
}

test('wcag22/4.1.3: the reason of a rejected code is announced once', async () => {
  const flash = { message: 'Koda je potekla.', type: 'danger' as const, cat: 'cart' as const };
  const discounts = { messages: [], codes: [], value: 0, status: { status: 'error', flashMessages: [flash] } };
  const { view, press } = await renderBasketStep({ answers: { addCertificate: () => cartDto(undefined, { discounts }) } });
  fireEvent.change(view.getByLabelText('Koda za popust'), { target: { value: 'POLETJE24' } });
  await press('Uporabi');
  expect(view.getByLabelText('Koda za popust')).toHaveAccessibleDescription('Koda je potekla.');
  expect(view.getAllByText('Koda je potekla.').filter((text) => text.closest(LIVE) !== null)).toHaveLength(1);
});

test('wcag22/4.1.3: a failed order is announced by its flash and not again by the text that stays', async () => {
  const { box, dispatch } = await renderShipping();
  const text = 'Naročilo ni bilo oddano. Poskusite znova.';
  const attempt = { key: 'k'.repeat(20), cartId: '550012', at: 0, pieces: 1, total: 10 };
  act(() => void dispatch(checkoutActions.orderChanged({ phase: 'notFound', attempt })));
  expect([...box.querySelectorAll(LIVE)].filter(({ textContent }) => textContent?.includes(text))).toEqual([]);
  expect(box.querySelector('.order')).toHaveTextContent(text);
});

test('wcag22/4.1.3: the region that counts the pickup points exists before there are any, and stays the same', async () => {
  const { inside, advanceTimers } = await openPoints();
  const region = inside().getByText('Nalagamo prevzemna mesta …');
  expect(region).toHaveAttribute('role', 'status');
  await advanceTimers(0);
  expect(region).toHaveTextContent('2 prevzemni mesti');
  expect(region).toBeInTheDocument();
});

test('wcag22/4.1.3: found places are announced, and not after they are closed', async () => {
  const { inside, advanceTimers, answer } = await openPoints();
  await advanceTimers(0);
  const field = inside().getByRole('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'mari' } });
  await advanceTimers(250);
  const regions = () => inside().getAllByRole('status');
  const before = regions();
  answer();
  await advanceTimers(0);
  const found = () => regions().filter(({ textContent }) => textContent === 'Kraji: 1');
  expect(found()).toHaveLength(1);
  expect(before).toContain(found()[0]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(found()).toEqual([]);
});

test('wcag22/4.1.3: announcements while amounts change are outside the busy region, where they might be delayed', async () => {
  const { box, user, view } = await renderShipping({ answers: { selectDeliveryMethod: () => new Promise(() => undefined) } });
  await user.click(view.getByRole('radio', { name: /Dostava na dom/ }));
  expect(view.getByText('Preračunavamo …')).toHaveAttribute('role', 'status');
  const busy = [...box.querySelectorAll<HTMLElement>('[aria-busy=true]')];
  expect(busy.map(({ tagName }) => tagName)).toEqual(['DL']);
  expect(busy.flatMap((one) => within(one).queryAllByRole('status'))).toEqual([]);
});

test('wcag22/4.1.3: a status that mounts with its text announces it after its region exists', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { subtree: true, childList: true, attributes: true, attributeOldValue: true });
  const view = render(<DeferredStatus>Naročilo je oddano.</DeferredStatus>, { container });
  expect(observer.takeRecords().map(({ type, oldValue }) => [type, oldValue])).toEqual([
    ['childList', null],
    ['attributes', 'v-deferred'],
  ]);
  expect(view.getByRole('status')).toHaveTextContent('Naročilo je oddano.');
  observer.disconnect();
});

test('wcag22/4.1.3: a submit of the empty form is announced by its summary and the focused field; later each field announces its own errors', async () => {
  const { view, box, press, advanceTimers, focused } = await renderCustomerStep();
  const spoken = () =>
    [...box.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')]
      .flatMap(({ textContent }) => textContent?.trim() || [])
      .join('; ');
  await press('Nadaljuj na dostavo in plačilo');
  await advanceTimers(0);
  const email = view.getByRole('textbox', { name: /^E-naslov/ });
  expect(spoken()).toBe('Preverite ta polja:');
  expect(focused()).toBe(email);
  expect(view.getAllByRole('textbox', { description: /obvezn/ }).length).toBeGreaterThan(5);
  fireEvent.change(email, { target: { value: 'ana' } });
  await advanceTimers(1000);
  expect(spoken()).toMatch(/^Preverite ta polja:; .*e-naslov/i);
  await press('Nadaljuj na dostavo in plačilo');
  await advanceTimers(0);
  expect(spoken()).toBe('Preverite ta polja:');
});
