import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { FIRST_TEXTS, LAZY_TEXTS } from './textFolders.mjs';

/** Slovenian is the shop's first language (requirements, section 1): its keys and placeholders are the reference. */
const FIRST = 'sl';
/** The language of each country's shop. */
export const LANGUAGES = { SI: 'sl', CZ: 'cs', SK: 'sk', PL: 'pl', HU: 'hu', HR: 'hr' };

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;
const PLACE = /\{(\w+)\}/g;

const placeholdersOf = (text) => new Set([...text.matchAll(PLACE)].map(([, name]) => name));

/** The keys of a language; plural keys by their base, with the texts of their forms. */
function readKeys(texts) {
  const plain = new Map();
  const plural = new Map();
  for (const [key, text] of Object.entries(texts)) {
    const [, base, form] = PLURAL_KEY.exec(key) ?? [];
    if (base !== undefined) plural.set(base, { ...plural.get(base), [form]: text });
    else plain.set(key, text);
  }
  return { plain, plural };
}

/** The problems in the texts of all languages, one line each. */
export function findProblems(textsByLanguage) {
  const problems = [];
  const first = readKeys(textsByLanguage[FIRST]);

  for (const [language, texts] of Object.entries(textsByLanguage)) {
    const report = (key, what) => problems.push(`${language}.json: ${key} ${what}`);
    const keys = readKeys(texts);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

    for (const [key, text] of Object.entries(texts)) if (typeof text !== 'string' || text.trim() === '') report(key, 'is not a text');

    for (const [key, text] of first.plain) {
      const found = keys.plain.get(key);
      if (found === undefined) {
        report(key, 'is missing');
        continue;
      }
      for (const name of placeholdersOf(String(found)))
        if (!placeholdersOf(text).has(name)) report(key, `has the unknown placeholder {${name}}`);
      for (const name of placeholdersOf(text)) if (!placeholdersOf(String(found)).has(name)) report(key, `lacks the placeholder {${name}}`);
    }
    for (const [base, firstForms] of first.plural) {
      const found = keys.plural.get(base) ?? {};
      const allowed = placeholdersOf(Object.values(firstForms).join(' '));
      for (const form of forms) if (!Object.hasOwn(found, form)) report(`${base}_${form}`, 'is missing');
      for (const [form, text] of Object.entries(found)) {
        if (!forms.includes(form)) report(`${base}_${form}`, `is not a plural form of ${language}`);
        for (const name of placeholdersOf(String(text)))
          if (!allowed.has(name)) report(`${base}_${form}`, `has the unknown placeholder {${name}}`);
      }
    }
    for (const key of keys.plain.keys()) if (!first.plain.has(key)) report(key, `is not in ${FIRST}.json`);
    for (const base of keys.plural.keys()) if (!first.plural.has(base)) report(base, `is not plural in ${FIRST}.json`);
  }
  return problems;
}

/** The build's check: a missing key or plural form in any language fails the build, and a key that two folders have. */
export function checkMessages() {
  const folders = [FIRST_TEXTS, ...LAZY_TEXTS];
  const problems = folders.flatMap(checkFolder);
  return problems.length > 0 ? problems : findRepeatedKeys(folders);
}

const readTexts = (folder, language) => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));

/** All texts of a page are one list: of two with the same key one would be lost. */
function findRepeatedKeys(folders) {
  const keys = folders.flatMap((folder) => Object.keys(readTexts(folder, FIRST)).map((key) => ({ key, folder })));
  const first = new Map(keys.toReversed().map(({ key, folder }) => [key, folder]));
  return keys
    .filter(({ key, folder }) => first.get(key) !== folder)
    .map(({ key, folder }) => `${folder}/${FIRST}.json: ${key} is in ${first.get(key)}, too`);
}

function checkFolder(folder) {
  const problems = [];
  const textsByLanguage = {};
  for (const language of Object.values(LANGUAGES)) {
    try {
      textsByLanguage[language] = readTexts(folder, language);
    } catch (error) {
      problems.push(`${language}.json: cannot be read (${error.message})`);
    }
  }
  return (problems.length > 0 ? problems : findProblems(textsByLanguage)).map((problem) => `${folder}/${problem}`);
}
