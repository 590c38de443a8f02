import { toCheckoutParts } from '../../../../src/features/checkoutResponse';
import { cartDto } from '../../../support/fakes/cartDtos';
import { checkoutTestHarness } from '../../../support/fakes/checkoutTestHarness';
import { InvalidResponse } from '../../../support/fakes/fakeApi';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  null,
  undefined,
  [],
  'košarica',
  7,
  {},
  { deliveries: 'dve', billingMethods: null, selectedPayment: 7, addresses: [], email: {} },
])('[R3.066] [R3.067] a response %j is read as an empty one', (answer) => expect(toCheckoutParts(answer)).toEqual(toCheckoutParts({})));

test('[R3.025] [A028] the cart’s addresses, also those that cannot be shown, and the guest’s e-mail', () => {
  const primary = { firstname: 'Ana', lastname: 'Novak', street: 'Slovenska 1', city: 'Ljubljana', zip: '1000' };
  expect(toCheckoutParts({ addresses: { primary, shipping: {} }, email: 'ana@example.si' })).toMatchObject({
    addresses: { billing: { street: 'Slovenska 1' }, shipping: null },
    presentAddresses: { primary: true, shipping: true },
    email: 'ana@example.si',
  });
  expect(toCheckoutParts({ addresses: null })).toMatchObject({ addresses: null, presentAddresses: null, email: '' });
});

test('[R4.042] [A032] a response is stored mapped: what the contract does not know reaches no slice', async () => {
  const extra = { surprise: 'x' };
  const loadCart = () =>
    new InvalidResponse({ ...cartDto(), ...extra, addresses: { primary: extra, shipping: extra }, deliveries: [extra] });
  const tab = checkoutTestHarness({ answers: { loadCart } });
  await tab.open();
  expect(tab.status()).toBe('ready');
  expect(JSON.stringify(tab.store.getState())).not.toContain('surprise');
});
