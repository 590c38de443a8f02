import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** One endpoint of the contract, with validators for requests and responses. */
export interface Operation {
  id: string;
  method: string;
  /** As in the document, e.g. `/api/cart/put`. */
  path: string;
  /** Changes nothing, although it is no GET (`x-vitrina-read`): needs no csrf token. */
  isRead: boolean;
  /** The URL belongs to the page or to another service (`x-vitrina-address: page`): no route of its own. */
  addressOfPage: boolean;
  /** Null when the query is valid, else the error. Converts texts to the contract's types. */
  checkQuery(query: Record<string, unknown>): Problem | null;
  /** `isForm`: a plain form can only send texts, so they are converted to the contract's types first. */
  checkBody(body: unknown, isForm: boolean): Problem | null;
  checkResponse(status: number, body: unknown): Problem | null;
}

/** One violation of the contract. */
export interface Problem {
  path: string;
  value: string;
  expected: string;
}

interface Json {
  [key: string]: unknown;
}

const ROOT = 'contract';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const SECRET = /passw|token|secret/i;

/** Reads an OpenAPI document; every schema is compiled on first use, by `$ref` into the whole document. */
export function loadContract(file: string): Map<string, Operation> {
  const document: unknown = parse(readFileSync(file, 'utf8'));
  if (!isJson(document) || !isJson(document.paths)) throw new Error(`${file}: no OpenAPI document`);
  const strictTypes = createAjv(document, false);
  const textTypes = createAjv(document, 'array');
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    if (!isJson(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (!isJson(operation) || typeof operation.operationId !== 'string') continue;
      const pointer = `${ROOT}#/paths/${escape(path)}/${method}`;
      operations.set(operation.operationId, {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isRead: operation['x-vitrina-read'] === true,
        addressOfPage: operation['x-vitrina-address'] === 'page' || !path.startsWith('/') || path.includes('{'),
        checkQuery: queryCheck(document, [...list(item.parameters), ...list(operation.parameters)], textTypes),
        checkBody: bodyCheck(document, operation, pointer, strictTypes, textTypes),
        checkResponse: responseCheck(document, operation, pointer, strictTypes),
      });
    }
  }
  return operations;
}

function createAjv(document: Json, coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, verbose: true, coerceTypes, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, ROOT);
  return ajv;
}

function queryCheck(document: Json, parameters: unknown[], ajv: Ajv2020): Operation['checkQuery'] {
  const properties: Json = {};
  const required: string[] = [];
  for (const entry of parameters) {
    const parameter = resolve(document, entry);
    if (parameter.in !== 'query' || typeof parameter.name !== 'string') continue;
    properties[parameter.name] = absoluteRefs(parameter.schema ?? {});
    if (parameter.required === true) required.push(parameter.name);
  }
  const validate = once(() => ajv.compile({ type: 'object', properties, required }));
  return (query) => firstProblem(validate(), query, 'query');
}

function bodyCheck(document: Json, operation: Json, pointer: string, strict: Ajv2020, text: Ajv2020): Operation['checkBody'] {
  const written = operation.requestBody;
  if (!isJson(written)) return () => null;
  const body = resolve(document, written);
  const base = typeof written.$ref === 'string' ? `${ROOT}${written.$ref}` : `${pointer}/requestBody`;
  const type = Object.keys(isJson(body.content) ? body.content : {})[0];
  if (type === undefined) return () => null;
  const ref = { $ref: `${base}/content/${escape(type)}/schema` };
  const asJson = once(() => strict.compile(ref));
  const asForm = once(() => text.compile(ref));
  return (value, isForm) => {
    if ((value === undefined || value === null) && body.required !== true) return null;
    return firstProblem(isForm ? asForm() : asJson(), value ?? undefined, 'body');
  };
}

function responseCheck(document: Json, operation: Json, pointer: string, ajv: Ajv2020): Operation['checkResponse'] {
  const responses = isJson(operation.responses) ? operation.responses : {};
  const compiled = new Map<string, ValidateFunction | null>();
  const compile = (status: string): ValidateFunction | null => {
    const written = responses[status];
    const response = resolve(document, written);
    const base = isJson(written) && typeof written.$ref === 'string' ? `${ROOT}${written.$ref}` : `${pointer}/responses/${status}`;
    const content = isJson(response.content) ? response.content : {};
    return 'application/json' in content ? ajv.compile({ $ref: `${base}/content/application~1json/schema` }) : null;
  };
  return (status, body) => {
    const key = [String(status), `${String(status)[0]}XX`, 'default'].find((candidate) => candidate in responses);
    if (key === undefined) return { path: 'status', value: String(status), expected: `one of ${Object.keys(responses).join(', ')}` };
    if (!compiled.has(key)) compiled.set(key, compile(key));
    const validate = compiled.get(key);
    return validate ? firstProblem(validate, body, 'response') : null;
  };
}

function firstProblem(validate: ValidateFunction, value: unknown, where: string): Problem | null {
  if (validate(value)) return null;
  const errors = validate.errors ?? [];
  // The deepest error is the most useful one: an anyOf reports its branches first and itself last.
  const [error] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (!error) return { path: where, value: '', expected: 'a value of the contract' };
  const field: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  const path = where + error.instancePath.replaceAll('/', '.') + (field === undefined ? '' : `.${String(field)}`);
  const got = field === undefined ? shown(path, error.data) : 'missingProperty' in error.params ? 'missing' : 'unknown';
  return { path, value: got, expected: expectation(error) };
}

function expectation(error: ErrorObject): string {
  if (error.keyword === 'enum') return `one of ${JSON.stringify(error.params.allowedValues)}`;
  if (error.keyword === 'required') return 'a value';
  if (error.keyword === 'additionalProperties') return 'no such field';
  if (error.keyword === 'type') return String(error.params.type);
  return (error.message ?? error.keyword).replace(/^must (be )?/, '').replace(/^NOT have /, 'no ');
}

function shown(path: string, value: unknown): string {
  if (SECRET.test(path)) return '(hidden)';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** `#/components/…` inside a schema that is compiled outside the document must name the document. */
function absoluteRefs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absoluteRefs);
  if (!isJson(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? [key, ROOT + value] : [key, absoluteRefs(value)],
  );
  return Object.fromEntries(entries);
}

function resolve(document: Json, value: unknown): Json {
  if (!isJson(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) {
    found = isJson(found) ? found[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return resolve(document, found);
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
