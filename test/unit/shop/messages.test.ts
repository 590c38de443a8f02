import { readMessages } from '../../support/messages';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AVAILABILITY_KEYS, availabilityText } from '../../../src/shop/availability';

/** Runs a function of the build's check in Node. */
function check(functionName: string, input: unknown = null): string[] {
  const module = pathToFileURL(join(__dirname, '../../../tools/build/checkMessages.mjs')).href;
  const script = `import { ${functionName} } from ${JSON.stringify(module)}; console.log(JSON.stringify(${functionName}(${JSON.stringify(input)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as string[];
}

describe("the build's check of the texts", () => {
  test('[R0.03] [R0.04] [R0.05] [R0.06] [R0.07] [R0.08] no text is missing in any of the six languages', () => {
    expect(check('checkMessages')).toEqual([]);
  });

  test('finds missing, added and empty texts, missing and foreign plural forms, and unknown or missing placeholders', () => {
    const sl = {
      a: 'Pozdrav {name}',
      b: 'B',
      n_one: '{count} kos',
      n_two: '{count} kosa',
      n_few: '{count} kosi',
      n_other: '{count} kosov',
    };
    const hr = { a: 'Bok {nme}', c: 'C', n_one: '{count} kom', n_two: 'dva', n_other: '{number} kom' };
    const hu = { a: ' ', b: 'B', n_one: '{count} db', n_other: '{count} db' };
    expect(check('findProblems', { sl, hr, hu })).toEqual([
      'hr.json: a has the unknown placeholder {nme}',
      'hr.json: a lacks the placeholder {name}',
      'hr.json: b is missing',
      'hr.json: n_few is missing',
      'hr.json: n_two is not a plural form of hr',
      'hr.json: n_other has the unknown placeholder {number}',
      'hr.json: c is not in sl.json',
      'hu.json: a is not a text',
      'hu.json: a lacks the placeholder {name}',
    ]);
  });

  test('a plural key missing in a language is reported form by form', () => {
    expect(check('findProblems', { sl: { n_one: 'a', n_two: 'a', n_few: 'a', n_other: 'a' }, hu: {} })).toEqual([
      'hu.json: n_one is missing',
      'hu.json: n_other is missing',
    ]);
  });
});

test('[R0.03] the Slovenian labels of the requirements are used literally', () => {
  const sl = readMessages('sl');
  expect(sl).toMatchObject({
    txt_modal_close: 'Zapri',
    txt_countdown_running: 'Rezervirano še',
    txt_countdown_expired: 'Rezervacija je potekla - naročite zdaj',
    txt_countdown_pending: 'Status rezervacije...',
    txt_partner_prefix: 'Partner:',
    txt_delivery: 'Dostava',
    txt_delivered_by: 'Dostavlja',
    txt_availability_partner_stock: 'Partnerska zaloga',
    err_generic: 'Prišlo je do napake. Prosimo, poskusite znova.',
    msg_login_failed: 'Prijava ni uspela. Preverite e-naslov in geslo.',
  });
});

describe.each(['sl', 'cs', 'sk', 'pl', 'hu', 'hr'])('the texts in %s', (language) => {
  const texts = Object.entries(readMessages(language));

  test('have typographic ellipses, dashes and quotation marks', () => {
    const quotedByTheSpecification = ['txt_countdown_expired', 'txt_countdown_pending'];
    const plain = texts.filter(
      ([key, text]) => /\.\.\.| - |["']/.test(text) && !(language === 'sl' && quotedByTheSpecification.includes(key)),
    );
    expect(plain).toEqual([]);
  });

  test('have a space before an ellipsis where the language has one', () => {
    expect(texts.filter(([, text]) => /\s…/.test(text) !== (language === 'sl') && text.includes('…'))).toEqual([]);
  });

  test('name a button in a list by its visible text and more (WCAG 2.5.3)', () => {
    const byKey = readMessages(language);
    const visibleTextOf = (key: string): string | undefined => byKey[key.replace(/_named$/, '')];
    // A row without its own text shows the name, which the text has as {name}.
    const named = texts.filter(([key]) => key.endsWith('_named'));
    expect(named).not.toEqual([]);
    expect(named.filter(([key, text]) => !text.includes(visibleTextOf(key) ?? '{name}'))).toEqual([]);
  });
});

test('every availability has its label, and an unknown key the label for unknown', () => {
  const sl = readMessages('sl');
  expect(AVAILABILITY_KEYS.filter((key) => sl[availabilityText(key)] === undefined)).toEqual([]);
  expect(availabilityText('constructor')).toBe('txt_availability_unknown');
  expect(availabilityText(null)).toBe('txt_availability_unknown');
});

test('[R0.03] every text key in the code exists', () => {
  const root = resolve(__dirname, '../../..');
  const sl = readMessages('sl');
  const sources = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return sources(path);
      return /\.tsx?$/.test(name) ? [path] : [];
    });
  const named = ['src', 'widgets']
    .flatMap((folder) => sources(join(root, folder)))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'((?:txt|msg|frm|err)_\w+|unknown_error)'/g)].map(([, key = '']) => key));
  expect(named.filter((key) => sl[key] === undefined && sl[`${key}_other`] === undefined)).toEqual([]);
});
