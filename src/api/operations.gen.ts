// Generated from openapi.yaml by `npm run contract`. Do not edit.
import type { operations } from './contract.gen';

/** What the client must know of an operation at run time; see the extensions in openapi.yaml. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly path: string;
  /** The client gives up after this time (A083, A084). */
  readonly timeoutMs?: number;
  /** The client adds the known cartId (A009). */
  readonly cartId?: true;
  /** No timeout message for the shopper (A084). */
  readonly background?: true;
  /** The address comes from the page's configuration or from the caller. */
  readonly address?: 'page';
  /** Configuration value, dots for nesting, that goes before `path`; without it the operation is off. */
  readonly base?: string;
  /** The answer is HTML, not JSON. */
  readonly html?: true;
}

export const operationTable: { readonly [Op in keyof operations]: OperationEntry } = {
  suggest: { method: 'GET', path: '/api/searching/suggest', background: true },
  refreshCsrfToken: { method: 'GET', path: '/api/csrf-token', background: true },
  login: { method: 'POST', path: '/api/auth/login/', cartId: true },
  widgetAccount: { method: 'POST', path: '/api/widgets/account', background: true },
  widgetCart: { method: 'POST', path: '/api/widgets/cart', background: true },
  cartInsert: { method: 'POST', path: '/api/cart/put', timeoutMs: 5000, cartId: true },
  cartDelete: { method: 'POST', path: '/api/cart/delete', timeoutMs: 5000, cartId: true },
  cartChangeAmount: { method: 'POST', path: '/api/cart/changeAmount', timeoutMs: 5000, cartId: true },
  loadCart: { method: 'GET', path: '/api/v2/cart.cart-api/load-cart', timeoutMs: 60000, cartId: true },
};
