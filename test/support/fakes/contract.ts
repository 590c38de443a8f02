import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import yaml from '../../../src/api/openapi.yaml';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

let known: { ajv: Ajv2020; pointers: Map<string, string>; document: Contract } | undefined;

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function contract() {
  if (known) return known;
  const document = yaml as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const pointers = new Map<string, string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId) pointers.set(operation.operationId, `contract#/paths/${escapePointer(path)}/${method}`);
    }
  }
  known = { ajv, pointers, document };
  return known;
}

const validators = new Map<string, ReturnType<Ajv2020['compile']>>();

function check(pointer: string, value: unknown): string[] {
  const validate = validators.get(pointer) ?? contract().ajv.compile({ $ref: pointer });
  validators.set(pointer, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(whole)'} ${message}`);
}

function operationAt(pointer: string): Operation {
  const { document } = contract();
  let place: unknown = document;
  for (const part of pointer.split('#/')[1]!.split('/')) {
    place = (place as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return place as Operation;
}

/** The violations of the contract in this request; empty when it is valid. */
export function requestProblems(operationId: string, input: { query?: unknown; body?: unknown }): string[] {
  const pointer = contract().pointers.get(operationId);
  if (pointer === undefined) return [`the contract has no operation ${operationId}`];
  const problems: string[] = [];
  const query = { ...(input.query as Record<string, unknown> | undefined) };
  (operationAt(pointer).parameters ?? []).forEach((parameter, index) => {
    if ('$ref' in parameter && String(parameter.$ref).endsWith('/CartId')) delete query['cartId']; // otherwise the client adds it
    if (!('in' in parameter) || parameter.in !== 'query') return;
    const value = query[parameter.name];
    delete query[parameter.name];
    if (value === undefined && parameter.required) problems.push(`query ${parameter.name} is missing`);
    if (value !== undefined) problems.push(...check(`${pointer}/parameters/${index}/schema`, value));
  });
  problems.push(...Object.keys(query).map((name) => `query ${name} is not in the contract`));
  if (input.body !== undefined) problems.push(...check(`${pointer}/requestBody/content/application~1json/schema`, input.body));
  return problems;
}

/** The violations of the contract in this 200 response. */
export function answerProblems(operationId: string, answer: unknown): string[] {
  const pointer = contract().pointers.get(operationId);
  if (pointer === undefined) return [`no operation ${operationId}`];
  const isHtml = operationAt(pointer).responses['200']?.content?.['text/html'] !== undefined;
  return check(`${pointer}/responses/200/content/${isHtml ? 'text~1html' : 'application~1json'}/schema`, answer);
}
