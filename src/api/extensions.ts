import { isDto } from '../lib/dto';
import { nullProto } from './nullProto';
import { extensionFields } from './operations.gen';
import { parseLenientJson } from './parseLenientJson';
import type { Exchange } from './send';

/** How the common validators call a field that they do not know. */
const UNKNOWN = /unknown|unrecogni[sz]ed|unexpected|not expected|should not exist|additional|extra|not (allowed|permitted)/i;

/**
 * The fields of a sent body that a refusal calls unknown, if the specification does not have them (A157). Both are looked for in the
 * error itself: a refusal may repeat the cart or the address, which have names of their own.
 */
export function refusedExtensions({ status, text }: Exchange, data = ''): readonly string[] {
  const sent = extensionFields.filter((name) => data.includes(`"${name}":`));
  const body = sent.length > 0 && (status === 400 || status === 422) ? parseLenientJson(text).body : null;
  const reason = isDto(body) ? reasonOf(body) : '';
  return UNKNOWN.test(reason) ? sent.filter((name) => new RegExp(`\\b${name}\\b`).test(reason)) : [];
}

function reasonOf(body: Record<string, unknown>): string {
  const { error, errors, message, detail } = nullProto(body);
  try {
    return JSON.stringify([error, errors, message, detail]);
  } catch {
    return ''; // nested too deeply to be written
  }
}

/** For the shop's developer, once per page. */
export const extensionReport = (operation: string, status: number, fields: readonly string[]): string =>
  `vitrina: ${operation} was refused with ${status} because of ${fields.join(', ')}: the page goes on without optional fields; set "extensions": false, see README.md#what-a-shop-must-send`;
