/**
 * `npm run contract`: writes contract.gen.ts (types), operations.gen.ts (the client's run-time table) and
 * operationKinds.gen.ts (what the error catalogue knows of them) from openapi.yaml.
 * With `--check` nothing is written: exits 1 when a generated file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const CONTRACT = new URL('../../src/api/openapi.yaml', import.meta.url);
const BANNER = '// Generated from openapi.yaml by `npm run contract`. Do not edit.\n';
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** Every operation of the contract with its path and method, in the order of the file. */
function operationsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({ path, method, operation: item[method] })),
  );
}

/** Whether the response has its own field `data`, which is then not a wrapper (A005). */
const hasOwnData = ({ responses }) => responses['200'].content?.['application/json']?.schema?.properties?.data !== undefined;

const isExtension = (schema) => schema['x-vitrina-extension'] === true;

/** Every property of a schema, at any depth, as [name, whether the specification does not have it]. */
function propertiesOf(schema, contract, seen = new Set()) {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.$ref
    ?.split('/')
    .slice(1)
    .reduce((at, name) => at[name], contract);
  const inner = [target, schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.entries(schema.properties ?? {});
  return [
    ...own.map(([name, property]) => {
      const resolved = property.$ref
        ?.split('/')
        .slice(1)
        .reduce((at, part) => at[part], contract);
      return [name, isExtension(property) || (resolved !== undefined && isExtension(resolved))];
    }),
    ...[...inner, ...own.map(([, property]) => property)].flatMap((part) => propertiesOf(part, contract, seen)),
  ];
}

/** Names of request fields that the specification does not have (A157). The client removes them by name, so a name is never both. */
function extensionFields(contract) {
  const properties = operationsOf(contract).flatMap(({ operation }) =>
    propertiesOf(operation.requestBody?.content?.['application/json']?.schema, contract),
  );
  const names = [...new Set(properties.filter(([, isOurs]) => isOurs).map(([name]) => name))];
  const clash = names.find((name) => properties.some(([other, isOurs]) => other === name && !isOurs));
  if (clash !== undefined) throw new Error(`${clash} is a field of the specification in one request and x-vitrina-extension in another`);
  return names;
}

/** One line of the run-time table; defaults are left out, because every shopper downloads the table. */
function tableLine({ path, method, operation }) {
  const base = operation['x-vitrina-base'];
  if (base && !path.startsWith(base.path))
    throw new Error(`${operation.operationId}: path ${path} does not start with x-vitrina-base ${base.path}`);
  const fields = {
    method: method.toUpperCase(),
    path: base ? path.slice(base.path.length) : path,
    timeoutMs: operation['x-vitrina-timeout-ms'],
    cartId: operation['x-vitrina-cart-id'],
    isRead: operation['x-vitrina-read'],
    address: operation['x-vitrina-address'],
    base: base?.key,
    html: 'text/html' in (operation.responses['200'].content ?? {}) ? true : undefined,
    ownData: hasOwnData(operation) ? true : undefined,
  };
  const text = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`);
  return `  ${operation.operationId}: { ${text.join(', ')} },`;
}

function operationTable(contract) {
  return `${BANNER}import type { operations } from './contract.gen';
import type { OperationEntry } from './operationEntry';

export const operationTable: { readonly [Op in keyof operations]: OperationEntry } = {
${operationsOf(contract).map(tableLine).join('\n')}
};

/** Request fields that the specification does not have: a shop may refuse them (A157, ADR 017). */
export const extensionFields: readonly string[] = [${extensionFields(contract)
    .map((name) => `'${name}'`)
    .join(', ')}];
`;
}

/** A list of the operations that fulfil a condition, as source text. */
const listOf = (name, comment, operations) => `/** ${comment} */
export const ${name}: readonly string[] = [
${operations.map(({ operation }) => `  '${operation.operationId}',`).join('\n')}
];
`;

/** Apart from the table: the error catalogue is loaded without the client. */
function operationKinds(contract) {
  const operations = operationsOf(contract);
  const background = operations.filter(({ operation }) => operation['x-vitrina-background'] === true);
  const cart = operations.filter(({ path }) => /\/cart[./-]/.test(path));
  return [
    BANNER.trimEnd(),
    listOf('backgroundOperations', 'No timeout message for the shopper (A084).', background),
    listOf('cartOperations', 'Messages belong to the category cart (A096).', cart).trimEnd(),
    '',
  ].join('\n');
}

/** Generated files: name -> text. */
async function generate() {
  const text = await readFile(CONTRACT, 'utf8');
  const types = astToString(await openapiTS(text, { alphabetize: false, silent: true }));
  const contract = parse(text);
  return {
    'contract.gen.ts': BANNER + types,
    'operations.gen.ts': operationTable(contract),
    'operationKinds.gen.ts': operationKinds(contract),
  };
}

/** Names of generated files whose text on disk differs from the contract's. */
async function staleFiles() {
  const stale = [];
  for (const [name, text] of Object.entries(await generate())) {
    const onDisk = await readFile(new URL(name, CONTRACT), 'utf8').catch(() => null);
    if (onDisk !== text) stale.push(name);
  }
  return stale;
}

if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  if (stale.length > 0) {
    console.error(`${stale.map((name) => `src/api/${name}`).join(', ')}: stale. Run \`npm run contract\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of Object.entries(await generate())) await writeFile(fileURLToPath(new URL(name, CONTRACT)), text);
}
