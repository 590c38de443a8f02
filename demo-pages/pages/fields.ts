/** Reads a visitor's input: anything may be missing, repeated, nested or far too long. */
export type Fields = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 500;

/** A request's `query` or `body` as named values; empty unless it is a plain object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Without control characters, which databases reject. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ');
}

/** One text value, trimmed and cut; the first one of a repeated field. */
export function textOf(fields: Fields, name: string, maxLength = MAX_LENGTH): string {
  const value = Array.isArray(fields[name]) ? fields[name][0] : fields[name];
  return typeof value === 'string' ? plainText(value).trim().slice(0, maxLength) : '';
}

/** All values of a field that may be repeated, e.g. `c[]`. */
export function textsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

/** A whole number from 0, or null for anything else. */
export function wholeNumberOf(fields: Fields, name: string): number | null {
  const text = textOf(fields, name, 15);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function wholeNumbersOf(fields: Fields, name: string): number[] {
  return textsOf(fields, name)
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);
}

/** An amount of money as typed: comma or point, spaces between thousands; null if invalid. */
export function amountOf(fields: Fields, name: string): number | null {
  const text = textOf(fields, name, 20)
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
