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
      this.global.XMLHttpRequest = this.visited.window.XMLHttpRequest;
    };
  }

  async teardown() {
    this.visited?.window.close();
    await super.teardown();
  }
};
