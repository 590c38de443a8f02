import { join } from 'node:path';

/**
 * A path inside the project. The shop runs bundled (from `.cache/shop`) and, in tests, from source, so that a module's own
 * URL is useless: the commands of package.json start it in the project's root, which `start.mjs` ensures.
 */
export function projectPath(...segments: string[]): string {
  return join(process.cwd(), ...segments);
}
