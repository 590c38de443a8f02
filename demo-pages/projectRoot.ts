import { join } from 'node:path';

/**
 * A path inside the project. The shop runs bundled (from `.cache/shop`) and, in tests, from source, so that a module's own
 * address says nothing: the commands of package.json start it in the project's root, `start.mjs` makes sure of it.
 */
export function projectPath(...segments: string[]): string {
  return join(process.cwd(), ...segments);
}
