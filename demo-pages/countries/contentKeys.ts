import type { CountryCode } from './countries';

/** URL keys of the editors' pages linked in header and footer. */
export interface ContentKeys {
  delivery: string;
  returns: string;
  about: string;
  contact: string;
  terms: string;
  privacy: string;
}

export const contentKeys: Readonly<Record<CountryCode, ContentKeys>> = {
  SI: {
    delivery: 'dostava-in-placilo',
    returns: 'vracila-in-reklamacije',
    about: 'o-trgovini',
    contact: 'kontakt',
    terms: 'splosni-pogoji',
    privacy: 'varstvo-podatkov',
  },
  CZ: {
    delivery: 'doprava-a-platba',
    returns: 'vraceni-a-reklamace',
    about: 'o-obchode',
    contact: 'kontakt',
    terms: 'obchodni-podminky',
    privacy: 'ochrana-udaju',
  },
  SK: {
    delivery: 'doprava-a-platba',
    returns: 'vratenie-a-reklamacie',
    about: 'o-obchode',
    contact: 'kontakt',
    terms: 'obchodne-podmienky',
    privacy: 'ochrana-udajov',
  },
  PL: {
    delivery: 'dostawa-i-platnosc',
    returns: 'zwroty-i-reklamacje',
    about: 'o-sklepie',
    contact: 'kontakt',
    terms: 'regulamin',
    privacy: 'ochrona-danych',
  },
  HU: {
    delivery: 'szallitas-es-fizetes',
    returns: 'visszakuldes-es-reklamacio',
    about: 'az-aruhazrol',
    contact: 'kapcsolat',
    terms: 'felhasznalasi-feltetelek',
    privacy: 'adatvedelem',
  },
  HR: {
    delivery: 'dostava-i-placanje',
    returns: 'povrati-i-reklamacije',
    about: 'o-trgovini',
    contact: 'kontakt',
    terms: 'opci-uvjeti',
    privacy: 'zastita-podataka',
  },
};
