import { isBic, isIban } from './bankAccount';
import { compactDay, fieldOf, inHundredths, PURPOSE_CODE } from './fields';
import type { PaymentOrder, ToContent } from './paymentOrder';
import { qrPicture } from './qrPicture';

/** The QR code of a credit transfer (HCT), guidelines of the Magyar Nemzeti Bank, version 001. */

const isHungarian = (character: string): boolean => /[\x20-\x7eáéíóöőúüűÁÉÍÓÖŐÚÜŰ]/.test(character);
const UTF_8 = '1';
const FORINT_MAX_DIGITS = 12;
const REMITTANCE_MAX = 70;
/** Codes for a shop's own use, which stay empty: shop, device, invoice, customer, transaction, loyalty and tax numbers. */
const UNUSED = ['', '', '', '', '', '', ''];
const CONTENT_MAX_BYTES = 345;
const VERSION_MAX = 13;

/** The last second of the day in Budapest: YYYYMMDDhhmmss and the hours ahead of UTC. */
function endOf(day: string): string {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Budapest', timeZoneName: 'shortOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${compactDay(day)}235959${/\+\d/.exec(name ?? '')?.[0] ?? '+1'}`;
}

/** 11773016-11111018-00000000 are the digits of the IBAN after its check digits; the last eight may be missing where they are zeros. */
const isSameAccount = (account: string, iban: string): boolean => account.replace(/\D/g, '').padEnd(24, '0') === iban.slice(4);

export const hct: ToContent = ({ iban, account, bic, recipient, amount, currency, reference, purposeCode, dueDate }) => {
  const hundredths = inHundredths(amount);
  const forints = hundredths === null ? '' : String(hundredths / 100);
  const [name, remittance] = [fieldOf(recipient.name, 70, isHungarian), fieldOf(reference, REMITTANCE_MAX + 1, isHungarian)];
  const isPayable = isIban(iban, 'HU') && (account === '' || isSameAccount(account, iban)) && isBic(bic) && currency === 'HUF';
  if (!isPayable || name === '' || dueDate === '' || (amount !== null && hundredths === null)) return null;
  if (forints.length > FORINT_MAX_DIGITS || forints.includes('.')) return null;
  // Half of a reference would not be recognized as that of the order.
  if (remittance.length > REMITTANCE_MAX) return null;
  const content = [
    ...['HCT', '001', UTF_8],
    bic.padEnd(11, 'X'),
    name,
    iban,
    forints === '' ? '' : `HUF${forints}`,
    endOf(dueDate),
    PURPOSE_CODE.test(purposeCode) ? purposeCode : '',
    remittance,
    ...UNUSED,
  ]
    .map((field) => `${field}\n`)
    .join('');
  return new TextEncoder().encode(content).length > CONTENT_MAX_BYTES ? null : content;
};

export function draw(order: PaymentOrder) {
  const content = hct(order);
  return content === null ? null : qrPicture(content, { maxVersion: VERSION_MAX });
}
