import { loadChoices } from '../domain/checkout/choices';
import { customerOfFacebook, listAddresses, registerCustomer } from '../domain/customers';
import { readFacebookToken } from '../domain/facebookTokens';
import type { Customer } from '../domain/types';
import { ensureMainWishlist } from '../domain/wishlist';
import { localPath } from '../http/localPath';
import { SERVER_TEXTS } from '../http/serverTexts';
import { needSession } from '../http/sessions';
import { signInAs, ensureCart, findCart, logIn } from '../http/sessionCart';
import { toAddress } from './addressMapping';
import { toCustomer } from './customerMapping';
import { contactOf, saveContact } from './customerStep';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { toRefusal } from './apiErrors';

/** A guest who has filled in the customer step may continue to shipping (A031). */
async function isContactKnown({ context, request, shop }: Call): Promise<boolean> {
  const cartId = await findCart(context, request);
  if (cartId === null) return false;
  const { email, billing, shipping } = await loadChoices(context.db, { cartId, country: shop.country, customerId: null });
  return email !== '' && billing !== null && shipping !== null;
}

/** A customer's own addresses, for shipping only those in the shop's country; a guest's from the cart. */
async function addresses({ context, request, shop }: Call): Promise<object> {
  const { db } = context;
  const { country, customer } = shop;
  const cartId = await findCart(context, request);
  const chosen = cartId === null ? null : await loadChoices(db, { cartId, country, customerId: customer?.id ?? null });
  const own = customer ? await listAddresses(db, customer.id) : [];
  const listOf = (kind: 'billing' | 'shipping'): object[] => {
    const inCart = chosen?.[kind] ?? null;
    if (!customer) return inCart ? [toAddress(inCart, kind)] : [];
    const listed = own
      .filter((address) => address.kind === kind && (kind === 'billing' || address.country === country))
      .map((address) => toAddress(address, kind, inCart ? inCart.id === address.id : address.selected));
    // the input from before signing in stays selected until another address is
    return inCart && inCart.id === null ? [toAddress(inCart, kind), ...listed] : listed;
  };
  const shipping = chosen?.shipping ?? null;
  return {
    confirmed: chosen !== null && chosen.billing !== null && shipping !== null,
    types: { billing: listOf('billing'), shipping: listOf('shipping') },
    selected: shipping && toAddress(shipping, 'shipping'),
    editing: null,
    deliveries: {},
  };
}

async function account(call: Call): Promise<object> {
  const { context, request, shop } = call;
  needSession(request);
  const { customer } = shop;
  const mainWishlist = customer && (await ensureMainWishlist(context.db, customer.id));
  return {
    customer: customer && toCustomer(customer),
    isAuth: customer !== null,
    isLogged: customer !== null,
    isWaitingForConfirmation: customer === null && (await isContactKnown(call)),
    consents: customer?.consents ?? {},
    loyaltyClub: customer?.loyaltyClub ?? null,
    addresses: await addresses(call),
    mainWishlistId: mainWishlist === null ? null : String(mainWishlist.id),
    csrfToken: shop.csrfToken,
  };
}

function signedIn({ shop }: Call, customer: Customer): object {
  return {
    customer: toCustomer(customer),
    isAuth: true,
    isLogged: true,
    isWaitingForConfirmation: false,
    consents: customer.consents,
    redirectUrl: null,
    wso2LoginUrl: null,
    csrfToken: shop.csrfToken,
  };
}

export const accountEndpoints: Record<string, Endpoint> = {
  refreshCsrfToken: async ({ request, shop }) => {
    needSession(request);
    return { csrfToken: shop.csrfToken };
  },

  login: async (call) => {
    const { context, request, shop, body } = call;
    const customer = await logIn(context, request, String(body.username), String(body.password));
    if (!customer) throw new Refusal(401, { error: { title: SERVER_TEXTS[shop.language].loginFailed } });
    return signedIn(call, customer);
  },

  facebookLogin: async (call) => {
    const { context, request, shop, body } = call;
    const texts = SERVER_TEXTS[shop.language];
    const profile = readFacebookToken(String(body.token), Date.now());
    if (!profile || profile.id !== String(body.userId)) throw new Refusal(401, { error: { title: texts.facebookRefused } });
    const customer = await customerOfFacebook(context.db, profile, shop.country);
    if (!customer) throw new Refusal(401, { error: { title: texts.facebookNoEmail } });
    await signInAs(context, request, customer);
    return { ...signedIn(call, customer), redirectUrl: body.redirect === undefined ? null : localPath(text(body.redirect)) };
  },

  register: async (call) => {
    const { context, request, shop } = call;
    const data: Record<string, unknown> = { ...Object(call.body.data) };
    const phone: Record<string, unknown> = { ...Object(data.phone) };
    const hasAddress = data.billing !== undefined || data.shipping !== undefined;
    const contact = hasAddress ? await contactOf(call, await ensureCart(context, request)) : null;
    try {
      const customer = await registerCustomer(context.db, {
        country: shop.country,
        email: text(data.email),
        password: text(data.password),
        firstname: text(data.firstname),
        lastname: text(data.lastname),
        phonePrefix: text(phone.prefix),
        phone: text(phone.number),
      });
      await signInAs(context, request, customer);
      if (contact) await saveContact(call, await ensureCart(context, request), contact);
      return signedIn(call, customer);
    } catch (error) {
      throw toRefusal(error, shop.language);
    }
  },

  widgetAccount: account,
};

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
