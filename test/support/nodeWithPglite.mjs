import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/**
 * PGlite loads parts of itself with `import()`, which jest's sandbox refuses in CommonJS. So this environment
 * loads it outside the sandbox, and jest maps '@electric-sql/pglite' to `pglite.ts`, which exports that one.
 */
export default class NodeWithPglite extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.defineProperty(this.global, 'pgliteOutside', { configurable: true, get: () => require('@electric-sql/pglite') });
  }
}
