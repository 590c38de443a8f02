import type { CountryCode } from './countries';

/** URL keys of the editors' pages linked in header and footer. */
export interface ContentKeys {
  delivery: string;
  returns: string;
  about: string;
  contact: string;
  terms: string;
  privacy: string;
  /** Short pages that also open in a modal. */
  deliveryPrices: string;
  sizeGuide: string;
  termsExcerpt: string;
  instalments: string;
}

export const contentKeys: Readonly<Record<CountryCode, ContentKeys>> = {
  SI: {
    delivery: 'dostava-in-placilo',
    returns: 'vracila-in-reklamacije',
    about: 'o-trgovini',
    contact: 'kontakt',
    terms: 'splosni-pogoji',
    privacy: 'varstvo-podatkov',
    deliveryPrices: 'cene-dostave',
    sizeGuide: 'tabela-velikosti',
    termsExcerpt: 'pogoji-na-kratko',
    instalments: 'nakup-na-obroke',
  },
  CZ: {
    delivery: 'doprava-a-platba',
    returns: 'vraceni-a-reklamace',
    about: 'o-obchode',
    contact: 'kontakt',
    terms: 'obchodni-podminky',
    privacy: 'ochrana-udaju',
    deliveryPrices: 'ceny-dopravy',
    sizeGuide: 'tabulka-velikosti',
    termsExcerpt: 'podminky-ve-zkratce',
    instalments: 'nakup-na-splatky',
  },
  SK: {
    delivery: 'doprava-a-platba',
    returns: 'vratenie-a-reklamacie',
    about: 'o-obchode',
    contact: 'kontakt',
    terms: 'obchodne-podmienky',
    privacy: 'ochrana-udajov',
    deliveryPrices: 'ceny-dopravy',
    sizeGuide: 'tabulka-velkosti',
    termsExcerpt: 'podmienky-v-skratke',
    instalments: 'nakup-na-splatky',
  },
  PL: {
    delivery: 'dostawa-i-platnosc',
    returns: 'zwroty-i-reklamacje',
    about: 'o-sklepie',
    contact: 'kontakt',
    terms: 'regulamin',
    privacy: 'ochrona-danych',
    deliveryPrices: 'ceny-dostawy',
    sizeGuide: 'tabela-rozmiarow',
    termsExcerpt: 'regulamin-w-skrocie',
    instalments: 'zakupy-na-raty',
  },
  HU: {
    delivery: 'szallitas-es-fizetes',
    returns: 'visszakuldes-es-reklamacio',
    about: 'az-aruhazrol',
    contact: 'kapcsolat',
    terms: 'felhasznalasi-feltetelek',
    privacy: 'adatvedelem',
    deliveryPrices: 'szallitasi-dijak',
    sizeGuide: 'merettablazat',
    termsExcerpt: 'a-feltetelek-roviden',
    instalments: 'vasarlas-reszletre',
  },
  HR: {
    delivery: 'dostava-i-placanje',
    returns: 'povrati-i-reklamacije',
    about: 'o-trgovini',
    contact: 'kontakt',
    terms: 'opci-uvjeti',
    privacy: 'zastita-podataka',
    deliveryPrices: 'cijene-dostave',
    sizeGuide: 'tablica-velicina',
    termsExcerpt: 'uvjeti-ukratko',
    instalments: 'kupnja-na-rate',
  },
};
