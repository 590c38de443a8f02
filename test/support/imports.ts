import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** One import statement of a source file; paths are relative to the project. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** Of this project, not of a package. */
  isOwn: boolean;
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every source file below `folders`, without generated ones. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', '.data', '.cache'].includes(entry.name)) visit(path);
      } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) found.push(relative(root, path));
    }
  };
  for (const folder of folders) visit(join(root, folder));
  return found;
}

/** The imports of `file`: of the project's own files by path, of packages by name. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(STATEMENT)].map(([, typeWord, statement, dynamic]) => {
    const specifier = statement ?? dynamic ?? '';
    const isOwn = specifier.startsWith('.');
    return {
      from: file,
      to: isOwn ? relative(root, resolve(root, dirname(file), specifier)) : specifier,
      typeOnly: typeWord !== undefined,
      isOwn,
    };
  });
}
