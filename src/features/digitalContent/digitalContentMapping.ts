import { ApiError } from '../../api/ApiError';
import { field, firstOfEach, isDto, listOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Secret } from '../../lib/secret';
import type { LicenseKey } from './digitalContentTypes';

/** An order holds at most as many keys as a shopper can read. */
const KEYS_MAX = 200;
/** Signed licences have several thousand characters. */
const KEY_MAX_CHARS = 20_000;
const TITLE_MAX_CHARS = 200;

/** A key that is cut does not work, so one that is too long is none. */
const keyOf = (dto: Dto, name: string): string | null => {
  const key = textOf(dto, name);
  return key === null || key.length > KEY_MAX_CHARS ? null : key;
};

function toLicenseKey(dto: Dto): LicenseKey | null {
  const key = keyOf(dto, 'key');
  return key === null
    ? null
    : { key: () => key, title: shortLabelOf(dto, 'title', TITLE_MAX_CHARS), downloadUrl: textOf(dto, 'downloadUrl') };
}

/** R7.100 (A005: bare, or in `data`). The same key twice is one. */
export function toLicenseKeys(answer: unknown): LicenseKey[] {
  const dto = bodyOf(answer);
  const keys = field(dto, 'keys');
  if (typeof keys !== 'object' || keys === null) throw new ApiError('malformed', 'getProductLicenseKeys');
  return firstOfEach(listOf(keys, toLicenseKey, KEYS_MAX), ({ key }) => key());
}

/** R7.099, R7.101 (A005) */
export function toApiKey(answer: unknown, operation: 'createCustomerApiKey' | 'updateCustomerApiKey'): Secret {
  const key = keyOf(bodyOf(answer), 'apiKey');
  if (key === null) throw new ApiError('malformed', operation);
  return () => key;
}

function bodyOf(answer: unknown): Dto {
  const dto = toDto(answer);
  const data = field(dto, 'data');
  return isDto(data) ? data : dto;
}
