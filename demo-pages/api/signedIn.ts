import type { Customer } from '../domain/types';
import { Refusal, type Call } from '../http/endpoint';
import { SERVER_TEXTS } from '../http/serverTexts';

/** The customer of the visit; guests are refused. */
export function signedIn({ shop }: Call): Customer {
  if (shop.customer) return shop.customer;
  throw new Refusal(401, { error: SERVER_TEXTS[shop.language].signInNeeded });
}
