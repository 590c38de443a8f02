import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../project.mjs';
import { failStep } from './failStep.mjs';
import { closure } from './outputGraph.mjs';

/**
 * A chunk's own imports would be requested only when it has arrived, one round trip later. Each `import()` in `file` therefore
 * also imports everything that its chunk needs and that is not loaded yet.
 */
export async function importTogether(outputs, file) {
  const loaded = closure(outputs, file);
  let source = await readFile(join(root, file), 'utf8');
  for (const { path, kind } of outputs[file].imports) {
    if (kind !== 'dynamic-import') continue;
    const needed = [...closure(outputs, path)].filter((chunk) => !loaded.has(chunk));
    if (needed.length < 2) continue;
    const importOf = (chunk) => new RegExp(`import\\(\\s*(["'])\\./${basename(chunk)}\\1\\s*\\)`, 'g');
    if (!importOf(path).test(source))
      failStep('import together', `${file} does not import("./${basename(path)}")`, 'Adapt the pattern in tools/build/importTogether.mjs.');
    const all = needed.map((chunk) => `import("./${basename(chunk)}")`).join(',');
    source = source.replace(importOf(path), () => `Promise.all([${all}]).then(modules=>modules[0])`);
  }
  await writeFile(join(root, file), source);
}
