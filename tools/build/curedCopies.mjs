import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LAZY_INTEGRITY } from './buildModules.mjs';
import { digest, shortIntegrityOf } from './integrity.mjs';
import { withPageNames } from './pageNames.mjs';
import { workFolder } from './workFolder.mjs';

/**
 * Writes a second copy of every module for pages with broken built-ins (ADR 046): it runs in a frame's realm and reads the page's names from
 * the page. Returns the copies as `buildModules` returns the modules, and their paths by those of the modules.
 */
export async function writeCuredCopies({ main, eager, template }) {
  const names = (await readdir(join(workFolder, 'chunks'))).filter((name) => name.endsWith('.js'));
  const mainName = main.slice('chunks/'.length);
  const read = (name) => (name === mainName ? template : readFile(join(workFolder, 'chunks', name), 'utf8'));
  const codes = await Promise.all(names.map(async (name) => withPageNames(await read(name))));

  // The copies' content depends on the build's tools, too, so their names do not follow from those of the modules.
  const edition = digest(codes.join(''));
  const copyOf = new Map(names.map((name) => [name, name.replace(/-\w{8}\.js$/, (hash) => `-${digest(edition + hash)}.js`)]));
  const copies = new Map(
    names.map((name, nth) => [name, codes[nth].replace(/(?<=["'`]\.\/)[\w-]+\.js(?=["'`])/g, (other) => copyOf.get(other) ?? other)]),
  );

  const integrityOf = (list) => Object.fromEntries(list.map((name) => [`chunks/${copyOf.get(name)}`, shortIntegrityOf(copies.get(name))]));
  const early = Object.keys(eager).map((path) => path.slice('chunks/'.length));
  const lazy = integrityOf(names.filter((name) => !early.includes(name)));
  const source = copies.get(mainName).replaceAll(LAZY_INTEGRITY, () => JSON.stringify(lazy));
  copies.set(mainName, source);
  copyOf.set(mainName, `main-${digest(source)}.js`);
  for (const [name, code] of copies) await writeFile(join(workFolder, 'chunks', copyOf.get(name)), code);

  return {
    main: `chunks/${copyOf.get(mainName)}`,
    eager: integrityOf(early),
    paths: new Map([...copyOf].map(([name, copy]) => [`chunks/${name}`, `chunks/${copy}`])),
  };
}
