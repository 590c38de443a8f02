import { toBuffer, type RenderOptions } from 'bwip-js/node';
import type { PaymentCode } from '../domain/paymentCode';

const PIXELS_PER_MODULE = 2;

/** The code as a PNG. */
export function paymentPicture({ kind, bytes, version, characterSet }: PaymentCode): Promise<Buffer> {
  const text = bytes.toString('latin1').replaceAll('^', '^^');
  const shared = { bcid: kind, binarytext: true, scale: PIXELS_PER_MODULE, padding: 4 * PIXELS_PER_MODULE, backgroundcolor: 'FFFFFF' };
  if (kind === 'pdf417') {
    // The package's types do not know the options of this kind.
    const options = { columns: 9, eclevel: 4, rowmult: 3 } as Partial<RenderOptions>;
    return toBuffer({ ...shared, ...options, text: bytes.toString('latin1') });
  }
  return toBuffer({
    ...shared,
    text: characterSet === undefined ? text : `^ECI${String(characterSet).padStart(6, '0')}${text}`,
    ...{ parsefnc: true, eclevel: 'M', fixedeclevel: true },
    ...(version === undefined ? {} : { version: String(version) }),
  });
}
