import { relative, sep } from 'node:path';

/** The path of a file below a folder as esbuild and our tables write it, with slashes: on Windows, too. */
export const pathBelow = (folder, file) => relative(folder, file).replaceAll(sep, '/');
