import { COUNTRY_CODES } from '../countries/countries';
import type { TextsByCountry } from '../db/schema';

/** "sl|cs|sk|pl|hu|hr" */
export function texts(line: string): TextsByCountry {
  const parts = line.split('|');
  if (parts.length !== COUNTRY_CODES.length) throw new Error(`Expected six texts: ${line}`);
  const [SI = '', CZ = '', SK = '', PL = '', HU = '', HR = ''] = parts;
  return { SI, CZ, SK, PL, HU, HR };
}
