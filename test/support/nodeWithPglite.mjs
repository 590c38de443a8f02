import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/**
 * PGlite loads parts of itself by `import()`, which jest's sandbox refuses to CommonJS. So tests get it from outside the
 * sandbox: this environment hands it in, and jest maps '@electric-sql/pglite' to `pglite.ts`, which takes it.
 */
export default class NodeWithPglite extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.defineProperty(this.global, 'pgliteOutside', { configurable: true, get: () => require('@electric-sql/pglite') });
  }
}
