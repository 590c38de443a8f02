import type { CheckoutAddress, OrderAddress } from '../db/schema';
import { changeChoices, setAddress } from '../domain/checkout/changeCheckout';
import {
  checkAddress,
  CONFIRMABLE_FIELDS,
  type AddressProblem,
  type CheckedAddress,
  type ConfirmableField,
} from '../domain/checkout/checkAddress';
import { loadChoices } from '../domain/checkout/choices';
import { listAddresses } from '../domain/customers';
import { isEmail } from '../domain/email';
import { SERVER_TEXTS } from '../http/serverTexts';
import { cartOwner, ensureCart } from '../http/sessionCart';
import { fromAddress, toAddress, wireId } from './addressMapping';
import { refuseForeignCart } from './cartCalls';
import { toCustomer } from './customerMapping';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { toRefusal } from './apiErrors';

type Kind = 'billing' | 'shipping';

const PROBLEM_TEXTS = {
  required: 'fieldRequired',
  zip: 'zipInvalid',
  place: 'placeUnlikely',
  phone: 'phoneInvalid',
  country: 'countryInvalid',
  companyId: 'companyIdInvalid',
  companyTaxId: 'companyTaxIdInvalid',
} as const;

function errorsOf({ shop }: Call, problems: Partial<Record<string, AddressProblem>>, prefix = ''): Record<string, string> {
  const texts = SERVER_TEXTS[shop.language];
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[prefix + field, texts[PROBLEM_TEXTS[problem]]]] : [])),
  );
}

/** A number is a customer's own address; anything else is the address stored with the cart. */
const addressIdOf = (input: Record<string, unknown>, kind: Kind): number | null => {
  const id = Number(kind === 'billing' ? input.billingProfileId : input.addressId);
  return Number.isInteger(id) && id !== 0 && Math.abs(id) < 2 ** 31 ? id : null;
};

/** Fields that select an address without changing it. */
const CHOOSING = new Set(['billingProfileId', 'addressId', 'selected', 'country', 'confirmed']);

const isEdited = (input: Record<string, unknown>): boolean => Object.keys(input).some((field) => !CHOOSING.has(field));

/** A stored address was checked when it was stored, so selecting it confirms all of it. */
const confirmedFields = (input: Record<string, unknown>): ConfirmableField[] =>
  CONFIRMABLE_FIELDS.filter((field) => (Array.isArray(input.confirmed) && input.confirmed.includes(field)) || !isEdited(input));

const namesKnown = ({ billingProfileId, addressId }: Record<string, unknown>): boolean =>
  billingProfileId !== undefined || addressId !== undefined;

/** The address of a form: a stored one with the submitted changes, or a new one. */
async function resolveAddress(call: Call, cartId: string, kind: Kind, input: Record<string, unknown>): Promise<CheckoutAddress> {
  const { context, shop } = call;
  const { customer, country } = shop;
  const id = addressIdOf(input, kind);
  const before = namesKnown(input) ? await knownAddress() : null;
  if (id !== null && !before) throw new Refusal(422, { error: SERVER_TEXTS[shop.language].addressUnknown });
  return { ...fromAddress(input, country, before), id: before?.id ?? null, isLocked: before?.isLocked ?? false };

  async function knownAddress(): Promise<CheckoutAddress | null> {
    if (id === null) return (await loadChoices(context.db, { cartId, country, customerId: null }))[kind];
    const own = customer ? await listAddresses(context.db, customer.id) : [];
    const found = own.find((address) => wireId(address) === id && address.kind === kind);
    if (!found) return null;
    if (found.isLocked && isEdited(input)) throw new Refusal(422, { error: SERVER_TEXTS[shop.language].profileLocked });
    return found;
  }
}

function checked({ shop }: Call, requested: CheckoutAddress, kind: Kind, input: Record<string, unknown>): CheckedAddress {
  const { address, problems } = checkAddress(requested, kind, shop.country, confirmedFields(input));
  return { address, problems };
}

/** Refused with `errors` by field, or stored; `addressChanged` is true when the shop has corrected it. */
const setAddressOf =
  (kind: Kind): Endpoint =>
  async (call) => {
    const { context, request, shop, body } = call;
    const cartId = await ensureCart(context, request);
    const input = { ...Object(body.data) };
    const requested = await resolveAddress(call, cartId, kind, input);
    const { address, problems } = checked(call, requested, kind, input);
    const errors = errorsOf(call, problems);
    if (Object.keys(errors).length > 0) throw new Refusal(422, { errors });
    try {
      const kept = await setAddress(context.db, cartId, cartOwner(request), kind, { ...requested, ...address });
      return { addressChanged: !isSame(requested, address), address: toAddress(kept, kind) };
    } catch (error) {
      throw toRefusal(error, shop.language);
    }
  };

const COMPARED = ['street', 'city', 'zip', 'companyId', 'companyTaxId'] as const;
const isSame = (typed: OrderAddress, kept: OrderAddress): boolean => COMPARED.every((field) => typed[field].trim() === kept[field]);

interface Contact {
  email: string;
  billing: CheckoutAddress;
  shipping: CheckoutAddress;
}

/** The normalized contact of the customer step; refused with `errors` of both forms at once. A single address is used for both. */
export async function contactOf(call: Call, cartId: string): Promise<Contact> {
  const { shop, body } = call;
  const data: Record<string, unknown> = { ...Object(body.data) };
  const person = { firstname: data.firstname, lastname: data.lastname, phone: data.phone };
  const inputOf = (kind: Kind): Record<string, unknown> => {
    const own = data[kind];
    const {
      billingProfileId: _billing,
      addressId: _shipping,
      ...other
    }: Record<string, unknown> = { ...Object(data.shipping ?? data.billing) };
    const input: Record<string, unknown> = own === undefined ? other : { ...Object(own) };
    return namesKnown(input) ? input : { ...withoutEmpty(person), ...input };
  };
  const email = typeof data.email === 'string' && data.email.trim() !== '' ? data.email.trim() : (shop.customer?.email ?? '');
  const errors: Record<string, string> = isEmail(email) ? {} : { email: SERVER_TEXTS[shop.language].emailInvalid };
  const addressOf = async (kind: Kind): Promise<CheckoutAddress> => {
    const input = inputOf(kind);
    const requested = await resolveAddress(call, cartId, kind, input);
    const { address, problems } = checked(call, requested, kind, input);
    Object.assign(errors, errorsOf(call, problems, `${kind}.`));
    return { ...requested, ...address };
  };
  const contact = { email, billing: await addressOf('billing'), shipping: await addressOf('shipping') };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { errors });
  return contact;
}

export async function saveContact({ context, request, shop }: Call, cartId: string, { email, ...addresses }: Contact): Promise<void> {
  const owner = cartOwner(request);
  try {
    await changeChoices(context.db, cartId, owner, { email });
    for (const kind of ['billing', 'shipping'] as const) await setAddress(context.db, cartId, owner, kind, addresses[kind]);
  } catch (error) {
    throw toRefusal(error, shop.language);
  }
}

const updateCustomer: Endpoint = async (call) => {
  await refuseForeignCart(call);
  const cartId = await ensureCart(call.context, call.request);
  await saveContact(call, cartId, await contactOf(call, cartId));
  const { customer } = call.shop;
  const isLogged = customer !== null;
  return { customer: customer && toCustomer(customer), isAuth: isLogged, isLogged, isWaitingForConfirmation: !isLogged };
};

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export const customerStepEndpoints: Record<string, Endpoint> = {
  updateCustomer,
  setBillingAddress: setAddressOf('billing'),
  setShippingAddress: setAddressOf('shipping'),
};
