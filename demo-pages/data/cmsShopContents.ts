import { contentKeys } from '../countries/contentKeys';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../countries/countries';
import { createPageLinks } from '../countries/links';
import { urlKeysOf } from '../countries/urlKeys';
import type { TextsByCountry } from '../db/schema';
import { texts } from '../domain/texts';

/*
 * Contents that the widgets request by title (A115), with all that an editor writes: headings, pictures, lists, links, a table.
 */
interface Welcome {
  hello: string;
  lead: string;
  benefits: string;
  list: readonly [string, string, string];
  levels: string;
  columns: readonly [string, string, string];
  silver: readonly [string, string, string];
  gold: readonly [string, string, string];
  more: string;
}

const WELCOME: Readonly<Record<CountryCode, Welcome>> = {
  SI: {
    hello: 'Dobrodošli v klubu!',
    lead: 'Od danes pri vsakem nakupu veljajo vaše članske ugodnosti.',
    benefits: 'Kaj vas čaka',
    list: [
      '<strong>Brezplačna dostava</strong> vseh naših pošiljk',
      'Prednostni prevzem v <em>prevzemnih mestih</em>',
      'Posebne ponudbe, še preden jih objavimo',
    ],
    levels: 'Ravni članstva',
    columns: ['Raven', 'Popust', 'Vračilo'],
    silver: ['Srebrna', '3\u00a0%', '30 dni'],
    gold: ['Zlata', '5\u00a0%', '60 dni'],
    more: 'Več o dostavi in plačilu',
  },
  CZ: {
    hello: 'Vítejte v klubu!',
    lead: 'Ode dneška pro vás při každém nákupu platí členské výhody.',
    benefits: 'Co vás čeká',
    list: [
      '<strong>Doprava zdarma</strong> u všech našich zásilek',
      'Přednostní vyzvednutí na <em>výdejních místech</em>',
      'Zvláštní nabídky ještě před jejich zveřejněním',
    ],
    levels: 'Úrovně členství',
    columns: ['Úroveň', 'Sleva', 'Vrácení'],
    silver: ['Stříbrná', '3\u00a0%', '30 dnů'],
    gold: ['Zlatá', '5\u00a0%', '60 dnů'],
    more: 'Více o dopravě a platbě',
  },
  SK: {
    hello: 'Vitajte v klube!',
    lead: 'Odo dneška pre vás pri každom nákupe platia členské výhody.',
    benefits: 'Čo vás čaká',
    list: [
      '<strong>Doprava zadarmo</strong> pri všetkých našich zásielkach',
      'Prednostné vyzdvihnutie na <em>výdajných miestach</em>',
      'Osobitné ponuky ešte pred ich zverejnením',
    ],
    levels: 'Úrovne členstva',
    columns: ['Úroveň', 'Zľava', 'Vrátenie'],
    silver: ['Strieborná', '3\u00a0%', '30 dní'],
    gold: ['Zlatá', '5\u00a0%', '60 dní'],
    more: 'Viac o doprave a platbe',
  },
  PL: {
    hello: 'Witamy w klubie!',
    lead: 'Od dziś przy każdym zakupie obowiązują Twoje przywileje klubowe.',
    benefits: 'Co zyskujesz',
    list: [
      '<strong>Darmowa dostawa</strong> wszystkich naszych przesyłek',
      'Pierwszeństwo odbioru w <em>punktach odbioru</em>',
      'Specjalne oferty przed ich ogłoszeniem',
    ],
    levels: 'Poziomy członkostwa',
    columns: ['Poziom', 'Rabat', 'Zwrot'],
    silver: ['Srebrny', '3%', '30 dni'],
    gold: ['Złoty', '5%', '60 dni'],
    more: 'Więcej o dostawie i płatności',
  },
  HU: {
    hello: 'Üdvözöljük a klubban!',
    lead: 'Mától minden vásárlásnál érvényesek a klubtagsággal járó kedvezményei.',
    benefits: 'Mi várja Önt',
    list: [
      '<strong>Ingyenes szállítás</strong> minden saját csomagunkra',
      'Elsőbbség az <em>átvételi pontokon</em>',
      'Különleges ajánlatok még a meghirdetésük előtt',
    ],
    levels: 'Tagsági szintek',
    columns: ['Szint', 'Kedvezmény', 'Visszaküldés'],
    silver: ['Ezüst', '3%', '30 nap'],
    gold: ['Arany', '5%', '60 nap'],
    more: 'Bővebben a szállításról és a fizetésről',
  },
  HR: {
    hello: 'Dobrodošli u klub!',
    lead: 'Od danas pri svakoj kupnji vrijede vaše članske pogodnosti.',
    benefits: 'Što vas čeka',
    list: [
      '<strong>Besplatna dostava</strong> svih naših pošiljaka',
      'Prednost pri preuzimanju na <em>mjestima preuzimanja</em>',
      'Posebne ponude prije nego što ih objavimo',
    ],
    levels: 'Razine članstva',
    columns: ['Razina', 'Popust', 'Povrat'],
    silver: ['Srebrna', '3\u00a0%', '30 dana'],
    gold: ['Zlatna', '5\u00a0%', '60 dana'],
    more: 'Više o dostavi i plaćanju',
  },
};

const row = ([name, ...cells]: readonly string[]): string =>
  `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const linksOf = (country: CountryCode) => createPageLinks(COUNTRIES[country].pathPrefix, urlKeysOf(country));

function welcomeOf(country: CountryCode): string {
  const { hello, lead, benefits, list, levels, columns, silver, gold, more } = WELCOME[country];
  const [first, second, third] = list;
  return [
    `<h2>${hello}</h2>`,
    `<p><img src="/media/1f381/96" width="96" height="96" alt=""> ${lead}</p>`,
    `<h3>${benefits}</h3><ul><li>${first}</li><li>${second}</li><li>${third}</li></ul>`,
    `<h3>${levels}</h3><table class="params"><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`,
    `<tbody>${row(silver)}${row(gold)}</tbody></table>`,
    `<p><a href="${linksOf(country).contentPage(contentKeys[country].delivery)}">${more}</a></p>`,
  ].join('');
}

const HEAD_LINKS = [
  ['delivery', texts('Dostava|Doprava|Doprava|Dostawa|Szállítás|Dostava')],
  ['returns', texts('Vračila|Vrácení|Vrátenie|Zwroty|Visszaküldés|Povrati')],
  ['contact', texts('Kontakt|Kontakt|Kontakt|Kontakt|Kapcsolat|Kontakt')],
] as const;

function headLinksOf(country: CountryCode): string {
  const { contentPage } = linksOf(country);
  const items = HEAD_LINKS.map(([page, names]) => `<li><a href="${contentPage(contentKeys[country][page])}">${names[country]}</a></li>`);
  return `<ul>${items.join('')}</ul>`;
}

const byCountry = (write: (country: CountryCode) => string): TextsByCountry => {
  const [SI = '', CZ = '', SK = '', PL = '', HU = '', HR = ''] = COUNTRY_CODES.map(write);
  return { SI, CZ, SK, PL, HU, HR };
};

const everywhere = (key: string): TextsByCountry => byCountry(() => key);

export const SHOP_CONTENTS = [
  { urlKey: everywhere('vip-welcome-modal'), title: byCountry((country) => WELCOME[country].hello), body: byCountry(welcomeOf) },
  { urlKey: everywhere('head-links'), title: everywhere('head-links'), body: byCountry(headLinksOf) },
];
