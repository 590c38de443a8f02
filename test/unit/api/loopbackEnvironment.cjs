const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own `fetch`, which jsdom lacks: calls go over real sockets to servers that the test has started. */
module.exports = class LoopbackEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextDecoder });
  }
};
