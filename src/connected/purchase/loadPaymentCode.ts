import type { CodePicture, PaymentOrder } from '../../lib/paymentCodes/paymentOrder';
import type { CountryCode } from '../../shop/countries/country';

/** Each country's code is a chunk of its own. */
const CODES: Readonly<Record<CountryCode, () => Promise<{ draw: (order: PaymentOrder) => CodePicture | null }>>> = {
  SI: () => import('../../lib/paymentCodes/upnQr'),
  CZ: () => import('../../lib/paymentCodes/spayd'),
  SK: () => import('../../lib/paymentCodes/payBySquare'),
  PL: () => import('../../lib/paymentCodes/zbp'),
  HU: () => import('../../lib/paymentCodes/hct'),
  HR: () => import('../../lib/paymentCodes/hub3'),
};

/** Null where there is no code: the data do not allow one, or its chunk is lost. The text beside it has everything. */
export async function loadPaymentCode(country: CountryCode, order: PaymentOrder): Promise<CodePicture | null> {
  try {
    return (await CODES[country]()).draw(order);
  } catch {
    return null;
  }
}
