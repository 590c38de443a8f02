import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderAddress } from '../../db/schema';
import { viewCheckout } from '../../domain/checkout/viewCheckout';
import { COUNTRIES, type CountryCode } from '../../countries/countries';
import { DomainError } from '../../domain/domainError';
import { getOrder, orderChoices, placeOrder, type OrderChoices } from '../../domain/orders';
import { markPaymentShown, payByTransfer } from '../../domain/orderPayment';
import { paymentCodeOf } from '../../domain/paymentCode';
import { findPlaced } from '../../domain/placedOrder';
import type { CartView, Order } from '../../domain/types';
import { cartOwner, detachOrderedCart, loadSessionCart } from '../../http/sessionCart';
import { fieldsOf, plainText, textOf, type Fields } from '../fields';
import type { RegisterRoutes } from '../pageRoutes';
import { paymentPicture } from '../paymentPicture';
import { flash, type Pages } from '../render';
import { checkForm, isEmail, isPhone, isPostCode, splitPhone, type CheckedForm, type FormRules } from '../validation';
import { sendNotFound } from './messages';

/** The plain order form: contact, address, delivery and payment on one page, then the confirmation. */
export const registerOrder: RegisterRoutes = (app, pages, { urls }) => {
  const { db } = pages.context;

  // The steps of the widgets' checkout have their own URLs (A025); without the widgets each shows this form.
  for (const path of [urls.order, `${urls.cart}/1`, `${urls.cart}/3`]) {
    app.get(path, async (request, reply) => {
      const { links } = pages.shopOf(request);
      const cart = await cartOf(pages, request);
      if (!cart) return reply.redirect(links.cart, 303);
      const values = await knownValues(pages, request, cart);
      return showForm(pages, request, reply, cart, randomUUID(), { values, errors: {} });
    });
  }

  app.post(urls.order, async (request, reply) => {
    const { t, links } = pages.shopOf(request);
    const fields: Fields = fieldsOf(request.body);
    const key = /^[\w-]{8,64}$/.test(textOf(fields, 'key')) ? textOf(fields, 'key') : randomUUID();
    const cart = await cartOf(pages, request);
    if (!cart) return goOn(pages, request, reply, key, textOf(fields, 'cart'));
    const form = checkForm(fields, rulesFor(cart, choicesFor(cart, request)), t);
    if (Object.keys(form.errors).length > 0) return showForm(pages, request, reply, cart, key, form);
    try {
      const order = await placeOrder(db, {
        cartId: cart.cartId,
        owner: cartOwner(request),
        idempotencyKey: key,
        ...agreementOf(form.values, cart.country),
      });
      detachOrderedCart(request, cart.cartId);
      request.shop.session.newOrder = order.number;
      return reply.redirect(links.confirmationOf(order.number, order.token), 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      flash(request, 'danger', t('flashOrderFailed'));
      return reply.redirect(links.cart, 303);
    }
  });

  app.get<{ Params: { number: string } }>(`${urls.confirmation}/:number`, async (request, reply) => {
    const { t } = pages.shopOf(request);
    const order = await ownOrder(request);
    if (!order) return sendNotFound(pages, request, reply);
    if (order.payment.state === 'paid') await markPaymentShown(db, order.number);
    const { session } = request.shop;
    const isNew = session.newOrder === order.number;
    if (isNew) delete session.newOrder;
    return pages.send(request, reply, 'confirmation', { order, isNew }, { title: t(TITLES[order.payment.state]) });
  });

  app.get<{ Params: { number: string } }>(`${urls.confirmation}/:number/code.png`, async (request, reply) => {
    const order = await ownOrder(request);
    const transfer = order?.payment.transfer;
    const code = order && transfer ? paymentCodeOf(order.country, transfer, order.billing) : null;
    if (!code) return sendNotFound(pages, request, reply);
    return reply
      .type('image/png')
      .header('cache-control', 'private, no-store')
      .send(await paymentPicture(code));
  });

  app.post<{ Params: { number: string } }>(`${urls.confirmation}/:number/transfer`, async (request, reply) => {
    const { links } = pages.shopOf(request);
    const order = await ownOrder(request);
    if (!order) return sendNotFound(pages, request, reply);
    await payByTransfer(db, order);
    return reply.redirect(links.confirmationOf(order.number, order.token), 303);
  });

  /** The order of this URL, for its customer or with its token. */
  function ownOrder({ params, query, shop }: FastifyRequest<{ Params: { number: string } }>): Promise<Order | null> {
    const token = textOf(fieldsOf(query), 'token');
    return getOrder(db, plainText(params.number), { customerId: shop.customer?.id ?? null, token });
  }
};

/** Each outcome of the payment has its own heading (D4). */
const TITLES = {
  none: 'confirmationTitle',
  paid: 'confirmationTitle',
  pending: 'paymentPendingTitle',
  processing: 'paymentProcessingTitle',
  declined: 'paymentFailedTitle',
  cancelled: 'paymentCancelledTitle',
} as const;

/** The session's cart, or null when it is empty. */
async function cartOf(pages: Pages, request: FastifyRequest): Promise<CartView | null> {
  const cart = await loadSessionCart(pages.context, request);
  return cart && cart.lines.length > 0 ? cart : null;
}

/** Values entered before by the customer or in the checkout of this cart. */
async function knownValues(pages: Pages, { shop }: FastifyRequest, cart: CartView): Promise<Record<string, string>> {
  const { email, shipping, deliveries, payment } = await viewCheckout(pages.context.db, cart);
  const phone = shipping?.phone ? `${shipping.phonePrefix} ${shipping.phone}` : '';
  return {
    firstname: shipping?.firstname ?? shop.customer?.firstname ?? '',
    lastname: shipping?.lastname ?? shop.customer?.lastname ?? '',
    ...{ email, phone, street: shipping?.street ?? '', zip: shipping?.zip ?? '', city: shipping?.city ?? '' },
    ...{ delivery: deliveries[0]?.selection?.method ?? '', payment: payment?.offer.code ?? '' },
  };
}

const choicesFor = (cart: CartView, request: FastifyRequest): OrderChoices =>
  orderChoices(cart, request.shop.customer?.vipType ?? 'regular');

function rulesFor({ country }: CartView, { deliveries, payments }: OrderChoices): FormRules {
  return {
    firstname: { label: 'fieldFirstname' },
    lastname: { label: 'fieldLastname' },
    email: { label: 'fieldEmail', check: isEmail },
    phone: { label: 'fieldPhone', check: isPhone },
    street: { label: 'fieldStreet' },
    zip: { label: 'fieldZip', check: isPostCode(country) },
    city: { label: 'fieldCity' },
    delivery: {
      label: 'orderDelivery',
      missing: 'errorDelivery',
      check: (value) => (deliveries.some(({ method }) => method === value) ? null : 'errorDelivery'),
    },
    payment: {
      label: 'orderPayment',
      missing: 'errorPayment',
      check: (value) => (payments.some(({ code }) => code === value) ? null : 'errorPayment'),
    },
  };
}

/** The form's values in the domain's form. */
function agreementOf(values: Record<string, string>, country: CountryCode) {
  const { firstname = '', lastname = '', street = '', city = '', zip = '', phone = '', email = '', delivery = '', payment = '' } = values;
  const companyless = { company: '', companyId: '', companyTaxId: '' };
  const address: OrderAddress = {
    firstname,
    lastname,
    street,
    city,
    zip,
    country,
    ...companyless,
    ...splitPhone(phone, COUNTRIES[country].phonePrefix),
  };
  return { email, billing: address, shipping: address, deliveryMethod: delivery, paymentCode: payment };
}

/** The form was submitted twice: the second time there is no cart, but the order of the first (docs/architecture.md, promise 2). */
async function goOn(pages: Pages, request: FastifyRequest, reply: FastifyReply, key: string, cartId: string): Promise<FastifyReply> {
  const { links } = pages.shopOf(request);
  const order = await findPlaced(pages.context.db, cartId, key);
  return reply.redirect(order ? links.confirmationOf(order.number, order.token) : links.cart, 303);
}

async function showForm(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  cart: CartView,
  key: string,
  form: CheckedForm,
): Promise<FastifyReply> {
  const shop = pages.shopOf(request);
  const { t, links } = shop;
  const { deliveries, payments } = choicesFor(cart, request);
  const choices = [
    {
      name: 'delivery',
      title: t('orderDelivery'),
      options: deliveries.map(({ method, title, price, promise }) => ({
        value: method,
        title,
        price,
        note: promise ? shop.promise(promise) : '',
      })),
    },
    {
      name: 'payment',
      title: t('orderPayment'),
      options: payments.map(({ code, title, price }) => ({ value: code, title, price, note: '' })),
    },
  ];
  const status = Object.keys(form.errors).length > 0 ? 422 : 200;
  const data = { cart, key, choices, phoneHint: `${COUNTRIES[cart.country].phonePrefix} …`, ...form };
  return pages.send(request, reply, 'order', data, { title: t('orderTitle'), status, trail: [{ title: t('cart'), href: links.cart }] });
}
