import type { CountryCode } from './countries';

type Method = 'standardDelivery' | 'postDelivery' | 'pupDelivery' | 'expressDelivery';

const methods = (standardDelivery: string, postDelivery: string, pupDelivery: string, expressDelivery: string): Record<Method, string> => ({
  standardDelivery,
  postDelivery,
  pupDelivery,
  expressDelivery,
});

export const DELIVERY_TITLES: Readonly<Record<CountryCode, Record<Method, string>>> = {
  SI: methods('Dostava na dom', 'Dostava po pošti', 'Prevzemno mesto', 'Hitra dostava'),
  CZ: methods('Doručení domů', 'Doručení poštou', 'Výdejní místo', 'Expresní doručení'),
  SK: methods('Doručenie domov', 'Doručenie poštou', 'Výdajné miesto', 'Expresné doručenie'),
  PL: methods('Dostawa do domu', 'Przesyłka pocztowa', 'Punkt odbioru', 'Dostawa ekspresowa'),
  HU: methods('Házhoz szállítás', 'Postai kézbesítés', 'Átvételi pont', 'Expressz szállítás'),
  HR: methods('Dostava na adresu', 'Dostava poštom', 'Mjesto preuzimanja', 'Brza dostava'),
};

const payments = (card: string, transfer: string, cash: string) => ({ card, transfer, cash });

export const PAYMENT_TITLES: Readonly<Record<CountryCode, Record<'card' | 'transfer' | 'cash', string>>> = {
  SI: payments('Plačilna kartica', 'Predračun', 'Plačilo po povzetju'),
  CZ: payments('Platební karta', 'Bankovní převod', 'Dobírka'),
  SK: payments('Platobná karta', 'Bankový prevod', 'Dobierka'),
  PL: payments('Karta płatnicza', 'Przelew', 'Płatność przy odbiorze'),
  HU: payments('Bankkártya', 'Banki átutalás', 'Utánvét'),
  HR: payments('Kartica', 'Uplata na račun', 'Plaćanje pouzećem'),
};
