/**
 * Checks package-lock.json without the network (`--lock FILE` checks another file):
 * - every package that a locked package may need is in it, for every platform: a lock written where the registry lacked
 *   some platform packages makes `npm ci` fail on other machines;
 * - every locked package runs on each Node version that `engines` in package.json promises.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { root } from '../project.mjs';

/** The entry that `name` resolves to from the package at `path`: the nearest node_modules folder that has it. */
function resolveEntry(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry || folder === '') return entry;
  }
}

const isExact = (range) => semver.valid(range) !== null;
const nameOf = (path) => path.split('node_modules/').at(-1);

function findMissingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }]) => {
    const peers = Object.entries(peerDependencies ?? {}).filter(([name]) => !peerDependenciesMeta?.[name]?.optional);
    const needed = [...Object.entries({ ...dependencies, ...optionalDependencies }), ...peers];
    return needed.flatMap(([name, range]) => {
      const from = nameOf(path) || 'package.json';
      const entry = resolveEntry(packages, path, name);
      if (!entry) return [`${name} ${range}, which ${from} needs, is missing`];
      // Platform packages have the exact version of what loads them; ranges may be overridden on purpose.
      const isStale = optionalDependencies?.[name] !== undefined && isExact(range) && entry.version !== range;
      return isStale ? [`${name} is locked at ${entry.version}, but ${from} needs ${range}`] : [];
    });
  });
}

function findUnsupportedEngines(packages, promised) {
  return Object.entries(packages)
    .filter(([path, { engines }]) => path !== '' && engines?.node && !semver.subset(promised, engines.node))
    .map(([path, { version, engines }]) => `${nameOf(path)} ${version} runs on Node ${engines.node}, which is less than ${promised}`);
}

const { values } = parseArgs({ options: { lock: { type: 'string', default: join(root, 'package-lock.json') } } });
const { packages } = JSON.parse(readFileSync(values.lock, 'utf8'));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const missing = findMissingPackages(packages);
const unsupported = findUnsupportedEngines(packages, engines.node);

for (const problem of [...missing, ...unsupported]) console.error(`package-lock.json: ${problem}`);
if (missing.length > 0)
  console.error(
    'Choose versions whose platform packages are all in the registry (pin them in package.json, or under "overrides"), delete\n' +
      'node_modules and package-lock.json, run `npm install`, and check that `npm ci --dry-run` prints no "Missing".',
  );
if (unsupported.length > 0)
  console.error('Pin older versions of these packages, or narrow "engines" in package.json, .nvmrc and the README.');
process.exitCode = missing.length + unsupported.length > 0 ? 1 : 0;
