/**
 * The contract's schemas as functions, for the conformance command and for the test of the contract's own examples.
 * Independent of the reference shop, which compiles the contract for itself.
 * Run as a program it prints, as JSON, every example of the contract with its errors.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const CONTRACT = new URL('../../src/api/openapi.yaml', import.meta.url);
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const ROOT = 'contract';

/** The parsed contract and its operations in the order of the file. */
export function loadContract() {
  const document = parse(readFileSync(CONTRACT, 'utf8'));
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      id: item[method].operationId,
      method: method.toUpperCase(),
      path,
      operation: item[method],
      pointer: `/paths/${segment(path)}/${method}`,
      parameters: (item[method].parameters ?? []).map((parameter) => resolve(document, parameter)),
    })),
  );
  return { document, operations };
}

/** Compiles on first use: `problems(pointer, value)` lists the errors of a value for the schema at a JSON pointer. */
export function createValidator(document) {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addKeyword('x-vitrina-extension');
  for (const key of Object.keys(document)) ajv.addKeyword(key); // the document itself is no schema; within schemas unknown keywords are errors
  ajv.addSchema(document, ROOT, undefined, false);
  const compiled = new Map();
  return (pointer, value) => {
    if (!compiled.has(pointer)) compiled.set(pointer, ajv.compile({ $ref: `${ROOT}#${pointer}` }));
    const validate = compiled.get(pointer);
    return validate(value) ? [] : validate.errors.map((error) => `${error.instancePath || '/'} ${error.message}`);
  };
}

/** Pointer to the response of an operation with a status, or undefined when it must not have one. */
export function responsePointer(document, { operation, pointer }, status) {
  const written = operation.responses[status];
  if (!written) return undefined;
  return written.$ref ? written.$ref.slice(1) : `${pointer}/responses/${status}`;
}

/** The media types at a pointer, with pointers to their schemas and with their examples. */
export function mediaTypes(document, pointer) {
  return Object.entries(at(document, pointer).content ?? {}).map(([type, media]) => ({
    type,
    schema: `${pointer}/content/${segment(type)}/schema`,
    examples: 'example' in media ? [media.example] : Object.values(media.examples ?? {}).map((example) => resolve(document, example).value),
  }));
}

function segment(name) {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function at(document, pointer) {
  return pointer
    .split('/')
    .slice(1)
    .reduce((node, name) => node[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function resolve(document, node) {
  return node.$ref ? resolve(document, at(document, node.$ref.slice(1))) : node;
}

function* examplesOf(document, entry) {
  for (const [index, written] of (entry.operation.parameters ?? []).entries()) {
    const pointer = written.$ref ? written.$ref.slice(1) : `${entry.pointer}/parameters/${index}`;
    const parameter = at(document, pointer);
    if ('example' in parameter) yield { where: `parameter ${parameter.name}`, schema: `${pointer}/schema`, example: parameter.example };
  }
  const places = Object.keys(entry.operation.responses).map((status) => [`answer ${status}`, responsePointer(document, entry, status)]);
  if (entry.operation.requestBody) places.unshift(['request', `${entry.pointer}/requestBody`]);
  for (const [where, pointer] of places)
    for (const media of mediaTypes(document, pointer)) for (const example of media.examples) yield { where, schema: media.schema, example };
}

/** Every example of every operation: `{ operation, where, problems }`. */
function checkExamples() {
  const { document, operations } = loadContract();
  const problems = createValidator(document);
  return operations.flatMap((entry) =>
    [...examplesOf(document, entry)].map(({ where, schema, example }) => ({
      operation: entry.id,
      where,
      problems: problems(schema, example),
    })),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(JSON.stringify(checkExamples(), null, 1));
