const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { parse } = require('yaml');
const { version } = require('yaml/package.json');

const source = readFileSync(__filename, 'utf8');

/** Jest keeps what a transform returns, so that the contract is parsed once and not by every file of tests. */
module.exports = {
  process: (text) => ({ code: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(parse(text)))});` }),
  getCacheKey: (text) => createHash('sha256').update([text, source, version].join('\n')).digest('hex'),
};
