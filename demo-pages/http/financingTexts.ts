import type { LanguageCode } from '../countries/countries';

interface FinancingTexts {
  /** Documents that the shopper accepts. */
  information: string;
  terms: string;
  insurance: string;
  codeWrong: string;
  personalIdInvalid: string;
  termsChanged: string;
}

/** The financing provider's own texts. */
export const FINANCING_TEXTS: Readonly<Record<LanguageCode, FinancingTexts>> = {
  sl: {
    information: 'Standardne informacije o potrošniškem kreditu',
    terms: 'Splošni pogoji kreditiranja',
    insurance: 'Zavarovanje plačil',
    codeWrong: 'Koda ni prava.',
    personalIdInvalid: 'Davčna številka ni veljavna.',
    termsChanged: 'Pogoji so se medtem spremenili. Preverite jih in jih sprejmite znova.',
  },
  cs: {
    information: 'Předsmluvní informace ke spotřebitelskému úvěru',
    terms: 'Úvěrové podmínky',
    insurance: 'Pojištění schopnosti splácet',
    codeWrong: 'Kód není správný.',
    personalIdInvalid: 'Rodné číslo není platné.',
    termsChanged: 'Podmínky se mezitím změnily. Zkontrolujte je a potvrďte znovu.',
  },
  sk: {
    information: 'Predzmluvné informácie k spotrebiteľskému úveru',
    terms: 'Úverové podmienky',
    insurance: 'Poistenie schopnosti splácať',
    codeWrong: 'Kód nie je správny.',
    personalIdInvalid: 'Rodné číslo nie je platné.',
    termsChanged: 'Podmienky sa medzitým zmenili. Skontrolujte ich a potvrďte znova.',
  },
  pl: {
    information: 'Formularz informacyjny kredytu konsumenckiego',
    terms: 'Regulamin kredytu',
    insurance: 'Ubezpieczenie spłaty',
    codeWrong: 'Kod jest niepoprawny.',
    personalIdInvalid: 'Numer PESEL jest niepoprawny.',
    termsChanged: 'Warunki się zmieniły. Sprawdź je i zaakceptuj ponownie.',
  },
  hu: {
    information: 'Fogyasztói hitel általános tájékoztatója',
    terms: 'Hitelfeltételek',
    insurance: 'Hitelfedezeti biztosítás',
    codeWrong: 'A kód nem megfelelő.',
    personalIdInvalid: 'Az adóazonosító jel érvénytelen.',
    termsChanged: 'A feltételek időközben megváltoztak. Nézze át, és fogadja el újra.',
  },
  hr: {
    information: 'Standardne informacije o potrošačkom kreditu',
    terms: 'Opći uvjeti kreditiranja',
    insurance: 'Osiguranje otplate',
    codeWrong: 'Kod nije ispravan.',
    personalIdInvalid: 'OIB nije ispravan.',
    termsChanged: 'Uvjeti su se u međuvremenu promijenili. Pregledajte ih i prihvatite ponovno.',
  },
};
