import type { Customer } from '../domain/types';

/** The contract's Customer, in answers and in the configuration that the pages print. */
export const toCustomer = (customer: Customer): object => ({
  id: String(customer.id),
  firstname: customer.firstname,
  lastname: customer.lastname,
  vipType: customer.vipType,
  hasFilledAddress: customer.hasFilledAddress,
  consentChanged: customer.consentChanged,
  loyaltyClub: customer.loyaltyClub,
  consents: customer.consents,
});
