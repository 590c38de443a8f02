import type { CheckoutAddress, OrderAddress } from '../db/schema';
import { changeChoices, setAddress } from '../domain/checkout/changeCheckout';
import { checkAddress, type AddressProblem } from '../domain/checkout/checkAddress';
import { loadChoices } from '../domain/checkout/choices';
import { listAddresses } from '../domain/customers';
import { isEmail } from '../domain/email';
import { SERVER_TEXTS } from '../server/serverTexts';
import { cartOwner, ensureCart } from '../server/visits';
import { fromAddress, toAddress } from './addressMapping';
import { refuseForeignCart } from './cartCalls';
import { Refusal, type Call, type Endpoint } from './endpoint';
import { refusalOf } from './refusals';

type Kind = 'billing' | 'shipping';

const PROBLEM_TEXTS = { required: 'fieldRequired', zip: 'zipInvalid', phone: 'phoneInvalid', country: 'countryInvalid' } as const;

function errorsOf({ shop }: Call, problems: Partial<Record<string, AddressProblem>>, prefix = ''): Record<string, string> {
  const texts = SERVER_TEXTS[shop.language];
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[prefix + field, texts[PROBLEM_TEXTS[problem]]]] : [])),
  );
}

/** Numbers are customers' own addresses; anything else is the one that is kept with the cart. */
const addressIdOf = (input: Record<string, unknown>, kind: Kind): number | null => {
  const id = Number(kind === 'billing' ? input.billingProfileId : input.addressId);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
};

/** The address that a form means: a known one, changed by what is written, or a new one. */
async function meantAddress(call: Call, cartId: string, kind: Kind, input: Record<string, unknown>): Promise<CheckoutAddress> {
  const { context, shop } = call;
  const { customer, country } = shop;
  const id = addressIdOf(input, kind);
  const namesOne = input.billingProfileId !== undefined || input.addressId !== undefined;
  const before = namesOne ? await knownAddress() : null;
  if (namesOne && id !== null && !before) throw new Refusal(422, { error: SERVER_TEXTS[shop.language].addressUnknown });
  return { ...fromAddress(input, country, before), id };

  async function knownAddress(): Promise<OrderAddress | null> {
    if (id === null) return (await loadChoices(context.db, { cartId, country, customerId: null }))[kind];
    const own = customer ? await listAddresses(context.db, customer.id) : [];
    const found = own.find((address) => address.id === id && address.kind === kind);
    if (!found) return null;
    const { id: _id, kind: _kind, selected: _selected, ...address } = found;
    return address;
  }
}

/** Refused with `errors` by field, or kept; `addressChanged` says that the shop has put it in order. */
const setAddressOf =
  (kind: Kind): Endpoint =>
  async (call) => {
    const { context, request, shop, body } = call;
    const cartId = await ensureCart(context, request);
    const meant = await meantAddress(call, cartId, kind, { ...Object(body.data) });
    const { address, problems } = checkAddress(meant, kind, shop.country);
    const errors = errorsOf(call, problems);
    if (Object.keys(errors).length > 0) throw new Refusal(422, { errors });
    try {
      const kept = await setAddress(context.db, cartId, cartOwner(request), kind, { ...address, id: meant.id });
      return { addressChanged: !isSame(meant, address), address: toAddress(kept, kind) };
    } catch (error) {
      throw refusalOf(error, shop.language);
    }
  };

const COMPARED = ['street', 'city', 'zip'] as const;
const isSame = (typed: OrderAddress, kept: OrderAddress): boolean => COMPARED.every((field) => typed[field].trim() === kept[field]);

/** The customer step: contact and both addresses at once; one alone stands for both. */
const updateCustomer: Endpoint = async (call) => {
  const { context, request, shop, body } = call;
  await refuseForeignCart(call);
  const cartId = await ensureCart(context, request);
  const data: Record<string, unknown> = { ...Object(body.data) };
  const person = { firstname: data.firstname, lastname: data.lastname, phone: data.phone };
  const inputOf = (kind: Kind): Record<string, unknown> => ({
    ...withoutEmpty(person),
    ...Object(data.shipping ?? data.billing),
    ...Object(data[kind] ?? data.billing),
  });
  const email = typeof data.email === 'string' && data.email.trim() !== '' ? data.email.trim() : (shop.customer?.email ?? '');
  const errors: Record<string, string> = isEmail(email) ? {} : { email: SERVER_TEXTS[shop.language].emailInvalid };
  const kept: Partial<Record<Kind, CheckoutAddress>> = {};
  for (const kind of ['billing', 'shipping'] as const) {
    const meant = await meantAddress(call, cartId, kind, inputOf(kind));
    const { address, problems } = checkAddress(meant, kind, shop.country);
    Object.assign(errors, errorsOf(call, problems, `${kind}.`));
    kept[kind] = { ...address, id: meant.id };
  }
  if (Object.keys(errors).length > 0) throw new Refusal(422, { errors });
  try {
    const { db } = context;
    const owner = cartOwner(request);
    await changeChoices(db, cartId, owner, { email });
    for (const kind of ['billing', 'shipping'] as const) if (kept[kind]) await setAddress(db, cartId, owner, kind, kept[kind]);
  } catch (error) {
    throw refusalOf(error, shop.language);
  }
  const isLogged = shop.customer !== null;
  return { customer: null, isAuth: isLogged, isLogged, isWaitingForConfirmation: !isLogged };
};

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export const customerStepEndpoints: Record<string, Endpoint> = {
  updateCustomer,
  setBillingAddress: setAddressOf('billing'),
  setShippingAddress: setAddressOf('shipping'),
};
