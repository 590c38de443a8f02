import type { APIRequestContext, Page } from '@playwright/test';
import { readMessages } from '../messages';

/** The checkout of one country's shop. */
export interface Country {
  code: 'SI' | 'CZ' | 'SK' | 'PL' | 'HU' | 'HR';
  prefix: string;
  language: string;
  cart: string;
  zip: string;
  city: string;
  phone: string;
}

/** The fields of `/__demo/orders` that tests use. */
interface StoredOrder {
  number: string;
  cartId: string;
  total: number;
  deliveries: {
    deliveryId: string;
    method: string | null;
    branch: { id: string; name: string } | null;
    timeWindow: { from: string; to: string } | null;
  }[];
  payment: { code: string };
}

export const COUNTRIES: readonly Country[] = [
  { code: 'SI', prefix: '', language: 'sl', cart: '/kosarica', zip: '1000', city: 'Ljubljana', phone: '40 123 456' },
  { code: 'CZ', prefix: '/cz', language: 'cs', cart: '/cz/kosik', zip: '110 00', city: 'Praha', phone: '601 123 456' },
  { code: 'SK', prefix: '/sk', language: 'sk', cart: '/sk/kosik', zip: '811 01', city: 'Bratislava', phone: '905 123 456' },
  { code: 'PL', prefix: '/pl', language: 'pl', cart: '/pl/koszyk', zip: '00-001', city: 'Warszawa', phone: '512 345 678' },
  { code: 'HU', prefix: '/hu', language: 'hu', cart: '/hu/kosar', zip: '1011', city: 'Budapest', phone: '30 123 4567' },
  { code: 'HR', prefix: '/hr', language: 'hr', cart: '/hr/kosarica', zip: '10000', city: 'Zagreb', phone: '91 234 5678' },
];

export const SI = COUNTRIES[0] as Country;

export function checkoutOf(page: Page, { language, prefix }: Country = SI) {
  const texts = readMessages(language);
  const box = page.locator('[data-vitrina="checkout"]');
  const text = (key: string): string => texts[key] ?? key;
  const button = (key: string) => box.getByRole('button', { name: new RegExp(text(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) });
  const heading = (key: string) => box.getByRole('heading', { level: 2, name: text(key) });
  return {
    box,
    text,
    heading,
    toAddress: button('txt_checkout_next_customer'),
    toDelivery: button('txt_checkout_next_shipping'),
    order: button('txt_order_submit'),
    thanks: heading('txt_checkout_confirmation'),
    field: (token: string) => box.locator(`input[autocomplete~="${token}"]`).first(),
    radio: (group: string) => box.locator(`input[type="radio"][name^="${group}"]:enabled`),
    /** The cart of the visit in the database. */
    orders: async (request: APIRequestContext = page.request): Promise<StoredOrder[]> =>
      (await (await request.get(`${prefix}/__demo/orders`)).json()).orders,
  };
}

/** Fills the customer step as a guest. */
export async function fillContact(page: Page, country: Country): Promise<void> {
  const { field } = checkoutOf(page, country);
  const values = {
    email: 'ana@vitrina.example',
    'given-name': 'Ana Žofia',
    'family-name': "O'Brien-Čuček",
    'address-line1': 'Vzorčna ulica 1',
    'postal-code': country.zip,
    'address-level2': country.city,
    tel: country.phone,
  };
  for (const [token, value] of Object.entries(values)) {
    const one = token === 'tel' ? field('tel-national').or(field('tel')).first() : field(token);
    await one.fill(value);
  }
}

/** Chooses the first delivery and payment by bank transfer in the Slovenian shop, and waits until the shop has stored both. */
export async function chooseShipping(page: Page): Promise<void> {
  const { box, radio } = checkoutOf(page);
  const chosen = page.waitForResponse('**/select-delivery-method');
  await radio('delivery-1').first().check();
  await chosen;
  const paid = page.waitForResponse('**/select-billing-method');
  await box.getByRole('radio', { name: /predračun/i }).check();
  await paid;
}
