import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The fields of a cart that the requirements name (R3.018). */
export const CART_FIELDS = [
  ...['cartId', 'articles', 'exists', 'pieces', 'price', 'discounts', 'total', 'deliveries', 'selectedPayment', 'marketplacePartners'],
  ...['previewDeliveries', 'addresses', 'hasDigitalContent', 'redirectUrl', 'urlBack', 'cartMedia'],
] as const;

/** The little of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Content {
  $ref?: string;
  description?: string;
  content: Record<string, Media>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
  'x-vitrina-cart-id'?: boolean;
  'x-vitrina-timeout-ms'?: number;
  'x-vitrina-background'?: boolean;
  'x-vitrina-read'?: boolean;
  'x-vitrina-address'?: 'page';
  'x-vitrina-base'?: { key: string; path: string };
}

export interface Entry {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

interface ContractDocument {
  servers: { url: string }[];
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { in: string; name: string }> };
}

export const contract: ContractDocument = parse(readFileSync(join(__dirname, '../../src/api/openapi.yaml'), 'utf8'));

/** Every operation by its id. */
export const entries = new Map<string, Entry>(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Entry] => [
      operation.operationId,
      { method: method.toUpperCase(), path, operation, parameters: (operation.parameters ?? []).map(resolve) },
    ]),
  ),
);

export function entry(id: string): Entry {
  const found = entries.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** Resolves a `$ref`; returns anything else unchanged. */
export function resolve<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], contract);
  return resolve(target as T);
}

/** The schema and all that it is put together from. */
function parts(schema: Schema): Schema[] {
  const found = resolve(schema);
  return [found, ...[...(found.allOf ?? []), ...(found.anyOf ?? [])].flatMap(parts)];
}

/** The names of a schema's fields. */
function fieldsOf(schema: Schema): string[] {
  return [...new Set(parts(schema).flatMap((part) => Object.keys(part.properties ?? {})))];
}

/** The schemas of a field named by a path like `cart.articles.title`; lists and maps are passed through. */
export function fieldAt(schema: Schema, path: string): Schema[] {
  return path
    .split('.')
    .reduce<Schema[]>((schemas, name) => schemas.flatMap(withContents).flatMap((part) => part.properties?.[name] ?? []), [schema]);
}

function withContents(schema: Schema): Schema[] {
  return parts(schema).flatMap((part) => [
    part,
    ...(part.items ? withContents(part.items) : []),
    ...(typeof part.additionalProperties === 'object' ? withContents(part.additionalProperties) : []),
  ]);
}

/** Names of what a call sends, in the query or the body; cartId is checked separately. */
export function sentFields({ operation, parameters }: Entry): string[] {
  const body = operation.requestBody?.content['application/json']?.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
  return [...query, ...(body ? fieldsOf(body) : [])];
}

/** The schema of the response with status 200; null when it is not JSON. */
export function answerOf({ operation }: Entry): Schema | null {
  const answer = operation.responses['200'];
  return (answer && resolve(answer).content['application/json']?.schema) ?? null;
}
