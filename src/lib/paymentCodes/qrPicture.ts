import { correction, generate, mode } from 'lean-qr';
import { pathOf } from './pathOf';
import type { CodePicture } from './paymentOrder';

const ALPHANUMERIC = /^[\dA-Z $%*+\-./:]*$/;
const MARGIN = 4;

interface QrOptions {
  /** Names the character set of the bytes. */
  eci?: number;
  minVersion?: number;
  maxVersion?: number;
}

/** Error correction level M, which all payment standards ask for or allow. Null where the content does not fit. */
export function qrPicture(content: string | Uint8Array, { eci, minVersion = 1, maxVersion = 40 }: QrOptions = {}): CodePicture | null {
  // Without a character set: readers of payment codes expect UTF-8, and some do not know the segment that would name it.
  const data =
    typeof content === 'string' && ALPHANUMERIC.test(content)
      ? mode.alphaNumeric(content)
      : mode.bytes(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  try {
    const code = generate(eci === undefined ? data : mode.multi(mode.eci(eci), data), {
      ...{ minVersion, maxVersion },
      minCorrectionLevel: correction.M,
      maxCorrectionLevel: correction.M,
    });
    return { width: code.size, height: code.size, margin: MARGIN, path: pathOf(code.size, code.size, (x, y) => code.get(x, y)) };
  } catch {
    return null;
  }
}
