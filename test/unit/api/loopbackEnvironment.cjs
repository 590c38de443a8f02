const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom whose requests come from the origin of a server that the test has started: `visit(url)` opens a page there and
 * makes its XMLHttpRequest the global one. Refused and cut connections are the point of the tests, so they are not printed.
 */
module.exports = class LoopbackEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { constructor: JSDOM, virtualConsole } = this.dom;
    this.global.visit = (url) => {
      this.visited?.window.close();
      this.visited = new JSDOM('', { url, virtualConsole: new virtualConsole.constructor() });
      this.global.XMLHttpRequest = withoutLeftTimers(this.visited.window.XMLHttpRequest);
    };
  }

  async teardown() {
    this.visited?.window.close();
    await super.teardown();
  }
};

/** After a network error jsdom forgets the timer of the request's timeout, which would keep the test process alive. */
function withoutLeftTimers(XMLHttpRequest) {
  return class extends XMLHttpRequest {
    constructor() {
      super();
      this.addEventListener('loadend', () => {
        this.timeout = 0;
      });
    }
  };
}
