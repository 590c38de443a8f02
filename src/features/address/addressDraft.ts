import { field, isDto, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { PHONE_PREFIXES } from '../../shop/countries/phone';
import { draftText } from '../drafts';
import type { AddressFields } from '../checkoutResponse';
import type { AddressState, CustomerForm, Editing } from './addressTypes';

/** The tab's draft of the customer step, and which addresses are hidden for this purchase. Never the password. */
export const CUSTOMER_DRAFT_KEY = 'vitrina.customer-draft';
const TEXT_MAX_CHARS = 300;
const REMOVED_MAX = 100;

export type Draft = Pick<AddressState, 'draft' | 'editing' | 'removed'>;

const typedText = (dto: Dto, name: string): string => draftText(dto, name, TEXT_MAX_CHARS);

const isTrue = (dto: Dto, name: string): boolean => field(dto, name) === true;

function toFields(value: unknown): AddressFields {
  const dto = toDto(value);
  const phone = toDto(field(dto, 'phone'));
  const prefix = typedText(phone, 'prefix');
  return {
    firstname: typedText(dto, 'firstname'),
    lastname: typedText(dto, 'lastname'),
    street: typedText(dto, 'street'),
    city: typedText(dto, 'city'),
    zip: typedText(dto, 'zip'),
    phone: { prefix: PHONE_PREFIXES.includes(prefix) ? prefix : '', number: typedText(phone, 'number') },
    businessArea: typedText(dto, 'businessArea'),
    companyId: typedText(dto, 'companyId'),
    companyTaxId: typedText(dto, 'companyTaxId'),
  };
}

const toForm = (dto: Dto): CustomerForm => ({
  email: typedText(dto, 'email'),
  wantsAccount: isTrue(dto, 'wantsAccount'),
  isSame: isTrue(dto, 'isSame'),
  isCompany: isTrue(dto, 'isCompany'),
  billing: toFields(field(dto, 'billing')),
  shipping: toFields(field(dto, 'shipping')),
});

function toEditing(dto: Dto): Editing | null {
  const [kind, id] = [field(dto, 'kind'), field(dto, 'id')];
  if ((kind !== 'billing' && kind !== 'shipping') || (id !== null && typeof id !== 'string')) return null;
  return { kind, id, isCompany: isTrue(dto, 'isCompany'), fields: toFields(field(dto, 'fields')) };
}

export function toDraft(dto: Dto): Draft {
  const [draft, editing, removed] = [field(dto, 'draft'), field(dto, 'editing'), field(dto, 'removed')];
  return {
    draft: isDto(draft) ? toForm(draft) : null,
    editing: isDto(editing) ? toEditing(editing) : null,
    removed: Array.isArray(removed) ? removed.filter((key: unknown) => typeof key === 'string').slice(0, REMOVED_MAX) : [],
  };
}
