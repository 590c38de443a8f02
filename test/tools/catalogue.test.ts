import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '../../demo-pages/demo/faults';
import { SCENARIOS } from '../../demo-pages/demo/scenarios';

const root = join(__dirname, '../..');

interface State {
  widget: string;
  state: string;
  scenario: string;
  fault?: string;
}

/** The catalogue's states in all countries; ES modules do not run inside jest. */
function statesByCountry(): Record<string, State[]> {
  const program = `import { COUNTRIES, statesOf } from './tools/catalogue/states.mjs';
    console.log(JSON.stringify(Object.fromEntries(COUNTRIES.map((country) => [country, statesOf(country)]))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the catalogue shows every widget in each country, in states that the reference shop has, each once', () => {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const countries = statesByCountry();
  expect(Object.keys(countries)).toEqual(['si', 'cz', 'sk', 'pl', 'hu', 'hr']);
  for (const states of Object.values(countries)) {
    expect([...new Set(states.map(({ widget }) => widget))].sort()).toEqual(folders.sort());
    const names = states.map(({ widget, state }) => `${widget}: ${state}`);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const scenarios = states.flatMap(({ scenario }) => scenario.split(','));
    expect(scenarios.filter((scenario) => !Object.hasOwn(SCENARIOS, scenario))).toEqual([]);
    expect(states.filter(({ fault }) => fault !== undefined && !Object.hasOwn(FAULTS, fault))).toEqual([]);
  }
});
