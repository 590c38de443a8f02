import type { Customer } from '../domain/types';

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
