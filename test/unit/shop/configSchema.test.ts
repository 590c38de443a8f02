import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configSchema } from '../../../tools/editor/configSchema';
import { readShopConfig } from '../../../src/shop/readShopConfig';

const { properties } = configSchema({ country: 'Which shop.' }) as { properties: Record<string, { anyOf: { properties?: Record<string, unknown>; additionalProperties?: unknown }[] }> }; // prettier-ignore

/** Without what follows from "null is the default". */
const schemaOf = (key: string) => properties[key]?.anyOf[0];

test.each([
  ['country', { enum: ['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'] }],
  ['maintenance', { enum: [true, false, 0, 1, '0', '1'] }],
  ['cartMaxArticleItems', { type: ['integer', 'string'], minimum: 1, maximum: 9999, pattern: '^\\d+$' }],
  ['allowedOrigins', { type: 'array', items: { type: ['string', 'number'], description: 'an origin such as https://pay.example' } }],
  ['customer', { type: 'object' }],
])('the schema of %s is what its reader accepts', (key, schema) => {
  expect(schemaOf(key)).toEqual(schema);
});

test('the schema knows the keys of objects, the names of maps, defaults and what the README says', () => {
  expect(Object.keys(schemaOf('contact')?.properties ?? {})).toEqual(['phone', 'email', 'url']);
  expect(Object.keys(schemaOf('urlKeys')?.properties ?? {})).toContain('search');
  expect(schemaOf('messages')?.additionalProperties).toBeDefined();
  expect(properties['messages']?.anyOf).toContainEqual({ type: 'array', maxItems: 0 }); // PHP's empty map
  expect(properties['country']).toMatchObject({ default: 'SI', description: 'Which shop.' });
});

test('a configuration may name its schema', () => {
  const said: unknown[] = [];
  const log = { error: (...message: unknown[]) => void said.push(message), warn: (...message: unknown[]) => void said.push(message) };
  readShopConfig('{ "$schema": "/vitrina/vitrina-config.schema.json", "country": "SI" }', log as never);
  expect(said).toEqual([]);
});

test('the README’s table of the configuration names keys that exist', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  const [, table = ''] = /### Configuration\n([^]*?)\n## /.exec(readme) ?? [];
  const keys = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  );
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !(key in properties))).toEqual([]);
});
