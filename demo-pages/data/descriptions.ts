import type { CountryCode } from '../countries/countries';
import type { Trait } from './grammar';
import type { Random } from '../domain/random';

/*
 * Sentences of product descriptions. {title} and {brand} are placed where no grammatical case is needed (after a colon or in
 * quotation marks), because names are not inflected.
 */
interface Sentences {
  opening: readonly string[];
  middle: readonly string[];
  ending: readonly string[];
}

/** Sentences for some goods only; the Slovenian shop has the longest texts. */
const SLOVENIAN_EXTRAS: Readonly<Record<'food' | 'digital' | 'durable', readonly string[]>> = {
  food: [
    'Skrbno izbrane sestavine brez nepotrebnih dodatkov.',
    'Hranimo na suhem in hladnem, zaščiteno pred svetlobo.',
    'Prijeten okus, ki ga cenijo mladi in starejši.',
  ],
  digital: [
    'Kodo prejmete po e-pošti takoj po plačilu.',
    'Navodila za vklop so priložena v slovenščini.',
    'Za uporabo ne potrebujete nobenega nosilca.',
  ],
  durable: [
    'Skrbno izbrani materiali zagotavljajo dolgo življenjsko dobo.',
    'Uporaba je preprosta, navodila v slovenščini so priložena.',
    'Čiščenje in vzdrževanje vzameta le nekaj minut.',
    'Zaradi premišljene oblike se prilega vsakemu domu.',
  ],
};

const SENTENCES: Readonly<Record<CountryCode, Sentences>> = {
  SI: {
    opening: [
      'Predstavljamo: {title}.',
      '{title} – premišljena izbira za vsak dan.',
      'Če iščete zanesljiv izdelek, je tu: {title}.',
      'Znamka {brand} prinaša: {title}.',
      '{title} združuje uporabnost in lep videz.',
    ],
    middle: [
      'Preverjena kakovost po pošteni ceni, tudi za zahtevnejše.',
      'Odlična izbira tudi za darilo.',
      'Izdelek smo preizkusili in ga radi priporočamo naprej.',
      'Kupci ga najpogosteje pohvalijo zaradi razmerja med ceno in kakovostjo.',
    ],
    ending: [
      'Naročite še danes, vračilo je mogoče v 14 dneh.',
      'Za vprašanja smo vam na voljo vsak delovni dan.',
      'Dobavljivost in rok dostave sta navedena ob ceni.',
      'Izdelek pošljemo v trpežni embalaži iz recikliranega papirja.',
    ],
  },
  CZ: {
    opening: ['Představujeme: {title}.', '{title} – promyšlená volba pro každý den.', 'Značka {brand} přináší: {title}.'],
    middle: [
      'Pečlivě vybrané materiály zaručují dlouhou životnost.',
      'Použití je jednoduché, návod v češtině je přiložen.',
      'Skvěle se hodí i jako dárek.',
      'Ověřená kvalita za rozumnou cenu.',
    ],
    ending: ['Objednejte ještě dnes, vrácení je možné do 14 dnů.', 'S dotazy jsme vám k dispozici každý pracovní den.'],
  },
  SK: {
    opening: ['Predstavujeme: {title}.', '{title} – premyslená voľba na každý deň.', 'Značka {brand} prináša: {title}.'],
    middle: [
      'Starostlivo vybrané materiály zaručujú dlhú životnosť.',
      'Použitie je jednoduché, návod v slovenčine je priložený.',
      'Skvele sa hodí aj ako darček.',
      'Overená kvalita za rozumnú cenu.',
    ],
    ending: ['Objednajte ešte dnes, vrátenie je možné do 14 dní.', 'S otázkami sme vám k dispozícii každý pracovný deň.'],
  },
  PL: {
    opening: ['Przedstawiamy: {title}.', '{title} – przemyślany wybór na co dzień.', 'Marka {brand} prezentuje: {title}.'],
    middle: [
      'Starannie dobrane materiały zapewniają długą żywotność.',
      'Obsługa jest prosta, instrukcja po polsku w zestawie.',
      'Świetnie sprawdzi się też jako prezent.',
      'Sprawdzona jakość w rozsądnej cenie.',
    ],
    ending: ['Zamów już dziś, zwrot jest możliwy w ciągu 14 dni.', 'Na pytania odpowiadamy w każdy dzień roboczy.'],
  },
  HU: {
    opening: ['Bemutatjuk: {title}.', '{title} – átgondolt választás a mindennapokra.', 'A(z) {brand} márka újdonsága: {title}.'],
    middle: [
      'A gondosan válogatott anyagok hosszú élettartamot biztosítanak.',
      'Használata egyszerű, magyar nyelvű útmutatóval.',
      'Ajándéknak is kiváló.',
      'Megbízható minőség elérhető áron.',
    ],
    ending: ['Rendelje meg még ma, 14 napig visszaküldheti.', 'Kérdéseire minden munkanapon válaszolunk.'],
  },
  HR: {
    opening: ['Predstavljamo: {title}.', '{title} – promišljen izbor za svaki dan.', 'Marka {brand} donosi: {title}.'],
    middle: [
      'Pažljivo odabrani materijali jamče dug vijek trajanja.',
      'Uporaba je jednostavna, upute na hrvatskom su priložene.',
      'Odličan i kao dar.',
      'Provjerena kvaliteta po poštenoj cijeni.',
    ],
    ending: ['Naručite već danas, povrat je moguć u roku od 14 dana.', 'Za pitanja smo vam na raspolaganju svaki radni dan.'],
  },
};

export function describeProduct(random: Random, country: CountryCode, title: string, brand: string, traits: ReadonlySet<Trait>): string {
  const { opening, middle, ending } = SENTENCES[country];
  const fitting = country === 'SI' ? [...middle, ...extrasFor(traits)] : middle;
  const chosen = [random.pick(opening), ...random.sample(fitting, 2), random.pick(ending)];
  return chosen.map((sentence) => sentence.replace('{title}', title).replace('{brand}', brand)).join(' ');
}

function extrasFor(traits: ReadonlySet<Trait>): readonly string[] {
  if (traits.has('food')) return SLOVENIAN_EXTRAS.food;
  if (traits.has('digital')) return SLOVENIAN_EXTRAS.digital;
  return traits.has('colors') || traits.has('warranty') ? SLOVENIAN_EXTRAS.durable : [];
}

const CATEGORY_TEXTS: Readonly<Record<CountryCode, string>> = {
  SI: 'Izberite med izdelki v kategoriji: {title}. Primerjajte cene, zalogo in rok dostave.',
  CZ: 'Vyberte si z kategorie: {title}. Porovnejte ceny, dostupnost a termín doručení.',
  SK: 'Vyberte si z kategórie: {title}. Porovnajte ceny, dostupnosť a termín doručenia.',
  PL: 'Wybierz z kategorii: {title}. Porównaj ceny, dostępność i termin dostawy.',
  HU: 'Válasszon ebből a kategóriából: {title}. Hasonlítsa össze az árakat, a készletet és a szállítási időt.',
  HR: 'Odaberite iz kategorije: {title}. Usporedite cijene, zalihu i rok dostave.',
};

export function describeCategory(country: CountryCode, title: string): string {
  return CATEGORY_TEXTS[country].replace('{title}', title);
}
