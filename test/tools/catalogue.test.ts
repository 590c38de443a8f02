import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIOS } from '../../demo-pages/demo/scenarios';

const root = join(__dirname, '../..');

interface Recording {
  widget: string;
  scenario: string;
  frames: { file: string }[];
}

/** What the catalogue records in each country; ES modules do not run inside jest. */
function recordingsByCountry(): Record<string, Recording[]> {
  const program = `import { COUNTRIES, recordingsOf } from './tools/catalogue/states.mjs';
    console.log(JSON.stringify(Object.fromEntries(COUNTRIES.map((country) => [country, recordingsOf(country)]))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the catalogue shows every widget in each country, in states that the reference shop has, each once', () => {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const countries = recordingsByCountry();
  expect(Object.keys(countries)).toEqual(['si', 'cz', 'sk', 'pl', 'hu', 'hr']);
  for (const recordings of Object.values(countries)) {
    expect([...new Set(recordings.map(({ widget }) => widget))].sort()).toEqual([...folders, 'all'].sort());
    const files = recordings.flatMap(({ frames }) => frames.map(({ file }) => file));
    expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
    const scenarios = recordings.flatMap(({ scenario }) => scenario.split(','));
    expect(scenarios.filter((scenario) => !Object.hasOwn(SCENARIOS, scenario))).toEqual([]);
  }
});
