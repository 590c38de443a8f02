import { COUNTRIES, type CountryCode } from './countries';

/** The first path segments of a shop's pages. */
export interface UrlKeys {
  search: string;
  brand: string;
  partner: string;
  register: string;
  passwordRecovery: string;
  login: string;
  logout: string;
  clientMyAccount: string;
  clientWishlist: string;
  clientPurchaseList: string;
  clientWatchdog: string;
  bonusSetDetail: string;
  cart: string;
  order: string;
  confirmation: string;
  content: string;
  smartTrial: string;
  adult: string;
  consents: string;
  mailing: string;
  question: string;
}

/** Pages that only the reference shop has. */
const OWN_PAGES: readonly string[] = ['order', 'confirmation', 'content', 'adult', 'consents', 'mailing', 'question'];

/** Those of section 2 of the requirements, for `urlKeys` of the page configuration (A011-A013). */
export const publicUrlKeys = (keys: UrlKeys): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).filter(([key]) => !OWN_PAGES.includes(key)));

const segments: Record<CountryCode, UrlKeys> = {
  SI: {
    search: 'iskanje',
    brand: 'znamka',
    partner: 'partner',
    register: 'registracija',
    passwordRecovery: 'pozabljeno-geslo',
    login: 'prijava',
    logout: 'odjava',
    clientMyAccount: 'moj-racun',
    clientWishlist: 'seznam-zelja',
    clientPurchaseList: 'narocila',
    clientWatchdog: 'obvescanje',
    bonusSetDetail: 'bonus',
    cart: 'kosarica',
    order: 'narocilo',
    confirmation: 'potrditev',
    content: 'vsebina',
    smartTrial: 'preizkus',
    adult: 'polnoletnost',
    consents: 'soglasja',
    mailing: 'e-novice',
    question: 'vprasanje',
  },
  CZ: {
    search: 'hledani',
    brand: 'znacka',
    partner: 'partner',
    register: 'registrace',
    passwordRecovery: 'zapomenute-heslo',
    login: 'prihlaseni',
    logout: 'odhlaseni',
    clientMyAccount: 'muj-ucet',
    clientWishlist: 'seznam-prani',
    clientPurchaseList: 'moje-objednavky',
    clientWatchdog: 'hlidac',
    bonusSetDetail: 'sada',
    cart: 'kosik',
    order: 'objednavka',
    confirmation: 'potvrzeni',
    content: 'obsah',
    smartTrial: 'vyzkouseni',
    adult: 'plnoletost',
    consents: 'souhlasy',
    mailing: 'novinky-e-mailem',
    question: 'dotaz',
  },
  SK: {
    search: 'hladanie',
    brand: 'znacka',
    partner: 'partner',
    register: 'registracia',
    passwordRecovery: 'zabudnute-heslo',
    login: 'prihlasenie',
    logout: 'odhlasenie',
    clientMyAccount: 'moj-ucet',
    clientWishlist: 'zoznam-zelani',
    clientPurchaseList: 'moje-objednavky',
    clientWatchdog: 'strazca',
    bonusSetDetail: 'sada',
    cart: 'kosik',
    order: 'objednavka',
    confirmation: 'potvrdenie',
    content: 'obsah',
    smartTrial: 'vyskusanie',
    adult: 'plnoletost',
    consents: 'suhlasy',
    mailing: 'novinky-e-mailom',
    question: 'otazka',
  },
  PL: {
    search: 'szukaj',
    brand: 'marka',
    partner: 'partner',
    register: 'rejestracja',
    passwordRecovery: 'zapomniane-haslo',
    login: 'logowanie',
    logout: 'wyloguj',
    clientMyAccount: 'moje-konto',
    clientWishlist: 'lista-zyczen',
    clientPurchaseList: 'moje-zamowienia',
    clientWatchdog: 'powiadomienia',
    bonusSetDetail: 'zestaw',
    cart: 'koszyk',
    order: 'zamowienie',
    confirmation: 'potwierdzenie',
    content: 'tresc',
    smartTrial: 'okres-probny',
    adult: 'pelnoletnosc',
    consents: 'zgody',
    mailing: 'wiadomosci-e-mail',
    question: 'pytanie',
  },
  HU: {
    search: 'kereses',
    brand: 'marka',
    partner: 'partner',
    register: 'regisztracio',
    passwordRecovery: 'elfelejtett-jelszo',
    login: 'belepes',
    logout: 'kilepes',
    clientMyAccount: 'fiokom',
    clientWishlist: 'kivansaglista',
    clientPurchaseList: 'rendeleseim',
    clientWatchdog: 'figyelo',
    bonusSetDetail: 'csomag',
    cart: 'kosar',
    order: 'rendeles',
    confirmation: 'visszaigazolas',
    content: 'tartalom',
    smartTrial: 'proba',
    adult: 'nagykorusag',
    consents: 'hozzajarulasok',
    mailing: 'hirek-e-mailben',
    question: 'kerdes',
  },
  HR: {
    search: 'pretraga',
    brand: 'marka',
    partner: 'partner',
    register: 'registracija',
    passwordRecovery: 'zaboravljena-lozinka',
    login: 'prijava',
    logout: 'odjava',
    clientMyAccount: 'moj-racun',
    clientWishlist: 'lista-zelja',
    clientPurchaseList: 'moje-narudzbe',
    clientWatchdog: 'cuvar',
    bonusSetDetail: 'komplet',
    cart: 'kosarica',
    order: 'narudzba',
    confirmation: 'potvrda',
    content: 'sadrzaj',
    smartTrial: 'proba',
    adult: 'punoljetnost',
    consents: 'privole',
    mailing: 'e-vijesti',
    question: 'upit',
  },
};

/** Root-relative URLs of one shop, e.g. `search: '/cz/hledani'`. Also the `urlKeys` of its page configuration. */
export function urlKeysOf(country: CountryCode): UrlKeys {
  const { pathPrefix } = COUNTRIES[country];
  const entries = Object.entries(segments[country]).map(([key, segment]) => [key, `${pathPrefix}/${segment}`]);
  return { ...segments[country], ...Object.fromEntries(entries) };
}
