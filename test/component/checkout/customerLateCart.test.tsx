import { act, fireEvent } from '@testing-library/react';
import type { ApiOutput } from '../../../src/api/api';
import { cartDto } from '../../support/fakes/cartDtos';
import { addressDto } from '../../support/fakes/customerShop';
import { renderCustomerStep } from '../../support/widgets/customerStep';
import type { CustomerStepOptions } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GO_ON = 'Nadaljuj na dostavo in plačilo';
const WAITING = /^Shranjujemo/;

const ADDRESS = addressDto({ businessArea: 'Čuk d.o.o.', companyTaxId: '12345679', phone: { prefix: '+386', number: '40123456' } });
const ELSEWHERE = addressDto({ street: 'Vikend 2', city: 'Bled', zip: '4260', phone: { prefix: '+386', number: '31222333' } });

type Cart = ApiOutput<'loadCart'>;

/** The customer step, whose cart has not arrived yet. */
async function lateCart(options: CustomerStepOptions = {}) {
  const arrivals: ((cart: Cart) => void)[] = [];
  const step = await renderCustomerStep({
    ...options,
    answers: { loadCart: () => new Promise((resolve) => arrivals.push(resolve)), ...options.answers },
  });
  return {
    ...step,
    async arrive(addresses: NonNullable<Cart>['addresses'], email = 'ana@example.com') {
      expect(arrivals).toHaveLength(1);
      await act(async () => arrivals.splice(0)[0]?.({ ...cartDto(), addresses, email } as Cart));
      await step.advanceTimers(100);
    },
  };
}

test('[A028] a press on "next" before the addresses of the cart have arrived waits for them and then continues', async () => {
  const step = await lateCart();
  await step.press(GO_ON);
  expect(step.view.getByRole('button', { name: WAITING })).toHaveAttribute('aria-disabled', 'true');
  expect(step.view.queryByRole('region', { name: 'Preverite ta polja:' })).toBeNull();
  await step.arrive({ primary: ADDRESS, shipping: ELSEWHERE });
  expect(step.callsOf('updateCustomer').map(({ body }) => body['data'])).toEqual([
    expect.objectContaining({
      billing: expect.objectContaining({ street: 'Slovenska cesta 1', companyTaxId: '12345679' }),
      shipping: expect.objectContaining({ street: 'Vikend 2', phone: { prefix: '+386', number: '31222333' } }),
    }),
  ]);
  expect(step.step()).toBe('shipping');
});

test('the cart has no addresses: the press that waited for it asks for the missing fields', async () => {
  const step = await lateCart();
  await step.press(GO_ON);
  await step.arrive({ primary: null, shipping: null }, '');
  expect(step.focused()).toBe(step.field('E-naslov'));
  expect(step.view.getByRole('button', { name: GO_ON })).toHaveAttribute('aria-disabled', 'false');
});

test('the addresses fill the shown form: a focused field stays the same and keeps the focus', async () => {
  const step = await lateCart();
  const name = step.field('Ime');
  act(() => name.focus());
  await step.arrive({ primary: ADDRESS, shipping: ELSEWHERE });
  expect(step.focused()).toBe(name);
  expect([name, step.field('E-naslov'), step.field('Davčna številka')].map(({ value }) => value)).toEqual([
    'Ana',
    'ana@example.com',
    '12345679',
  ]);
  expect(step.view.getByRole('group', { name: 'Naslov za dostavo' })).toBeVisible();
  expect(step.state().address.draft).toBeNull();
});

test('addresses that arrive while the shopper types do not replace what was typed', async () => {
  const step = await lateCart();
  const name = step.field('Ime');
  act(() => name.focus());
  await act(async () => void fireEvent.change(name, { target: { value: 'Mo' } }));
  await step.arrive({ primary: ADDRESS, shipping: ELSEWHERE });
  expect(step.focused()).toBe(name);
  expect([step.field('Ime').value, step.field('Ulica in hišna številka').value]).toEqual(['Mo', '']);
});

test('a shopper who goes on to type after an early press submits again when ready', async () => {
  const step = await lateCart();
  await step.press(GO_ON);
  await act(async () => void fireEvent.change(step.field('Ime'), { target: { value: 'Mo' } }));
  expect(step.view.getByRole('button', { name: GO_ON })).toHaveAttribute('aria-disabled', 'false');
  await step.arrive({ primary: ADDRESS, shipping: ELSEWHERE });
  expect([step.callsOf('updateCustomer').length, step.step()]).toEqual([0, 'customer']);
});

test('an early press of a signed-in customer continues with the address of the cart, which replaces the form by lists', async () => {
  const step = await lateCart({ shop: { isLogged: true } });
  await step.press(GO_ON);
  await step.arrive({
    primary: { ...ADDRESS, billingProfileId: '7', selected: true },
    shipping: { ...ELSEWHERE, addressId: '21', selected: true },
  });
  expect(step.step()).toBe('shipping');
});
