/** `npm run check`: the fast half of `npm test` - types, lint, format, dead code, contract, build with budgets, architecture. */
process.argv.push('types', 'lint', 'format', 'unused', 'contractLint', 'contractFresh', 'build', 'architecture');
await import('./run.mjs');
