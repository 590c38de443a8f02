const { parse } = require('yaml');

/** Jest keeps what a transform returns, so that the contract is parsed once and not by every file of tests. */
module.exports = {
  process: (text) => ({ code: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(parse(text)))});` }),
};
