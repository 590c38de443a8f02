import type { ConfigPath } from '../../src/shop/configReport';
import type { Reader } from '../../src/shop/configValidators';
import { FLAG_DEFAULTS } from '../../src/shop/flags';
import { createReaders, PAYMENT_LISTS } from '../../src/shop/readShopConfig';
import { URL_KEYS } from '../../src/shop/urlKeys';

type Schema = Record<string, unknown>;

/** Nothing in JSON is like it: every reader refuses it and says what it expects. */
const NOTHING = Symbol('no value');

/** What readers expect, by their place below the value that is read. */
function expectationsOf(read: Reader<unknown>, value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const at = (place: string): ConfigPath => ({
    path: place,
    child: (key) => at(place === '' ? String(key) : `${place}.${key}`),
    secret: () => at(place),
    expected(what) {
      found.set(place, what);
      return undefined;
    },
    warn: () => {},
  });
  read(value, at(''));
  return found;
}

/** An object in which every key that is read has a value, and that has these keys of its own. */
const objectOf = (...keys: string[]): object =>
  new Proxy(
    {},
    {
      get: () => NOTHING,
      ownKeys: () => keys,
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

const RANGE = /^a whole number from (\d+) to (\d+)$/;

/** A key that is not printed, or null, is the default; PHP prints an empty map as a list. */
const orNull = (schema: Schema): Schema => ({
  anyOf: [schema, { type: 'null' }, ...(schema['type'] === 'object' ? [{ type: 'array', maxItems: 0 }] : [])],
});

function scalar(expected: string): Schema {
  const [, minimum, maximum] = RANGE.exec(expected) ?? [];
  if (minimum !== undefined)
    return { type: ['integer', 'string'], minimum: Number(minimum), maximum: Number(maximum), pattern: String.raw`^\d+$` };
  if (expected === 'true or false') return { enum: [true, false, 0, 1, '0', '1'] };
  if (expected === 'true, false, a number or a text') return { type: ['boolean', 'number', 'string'] };
  if (expected.startsWith('one of ')) return { enum: expected.slice('one of '.length).split(', ') };
  return { type: ['string', 'number'], description: expected };
}

/** The schema of what is at `place`, of which `expected` is known: a scalar, a list, a map or an object with known keys. */
function schemaOf(read: Reader<unknown>, names: readonly string[] = []): Schema {
  const expected = expectationsOf(read, NOTHING).get('') ?? 'an object';
  if (/^a list\b/.test(expected)) {
    const item = expectationsOf(read, [NOTHING]).get('0');
    return { type: 'array', ...(item === undefined ? {} : { items: scalar(item) }) };
  }
  if (expected !== 'an object') return scalar(expected);
  const named = placesOf(expectationsOf(read, objectOf()));
  if (Object.keys(named).length > 0) return { type: 'object', properties: named };
  const { key } = placesOf(expectationsOf(read, objectOf('key')));
  if (key === undefined) return { type: 'object' };
  return { type: 'object', additionalProperties: key, ...(names.length > 0 && { properties: Object.fromEntries(names.map((name) => [name, key])) }) }; // prettier-ignore
}

/** Schemas by the first key of a place; what is below it is an object of its own. */
function placesOf(expectations: Map<string, string>): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const [place, expected] of expectations) {
    const [key = '', below] = place.split('.');
    if (key === '') continue;
    const list: Schema = { type: 'array', items: { type: 'string' } };
    if (below === undefined) schemas[key] = /^a list\b/.test(expected) ? list : expected === 'an object' ? { type: 'object' } : orNull(scalar(expected)); // prettier-ignore
  }
  return schemas;
}

/** Known names of maps whose other names are allowed, too. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  urlKeys: URL_KEYS,
  payments: PAYMENT_LISTS,
  flags: Object.keys(FLAG_DEFAULTS),
};

/**
 * The JSON Schema of `vitrina-config`, from what its readers expect.
 * @param descriptions of keys, in Markdown
 */
export function configSchema(descriptions: Readonly<Record<string, string>>): Schema {
  const properties = Object.entries(createReaders()).map(([key, [read, byDefault]]) => {
    const schema = orNull(schemaOf(read as Reader<unknown>, NAMES[key]));
    const hasDefault = byDefault !== null && byDefault !== undefined && typeof byDefault !== 'object';
    return [key, { ...(descriptions[key] && { description: descriptions[key] }), ...schema, ...(hasDefault && { default: byDefault }) }];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'vitrina-config',
    description:
      'The configuration of Vitrina in a page. Every key is optional; a bad value is reported in the console, and the default is used.',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
  };
}
