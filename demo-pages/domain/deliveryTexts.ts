import type { CountryCode } from './countries';

const methods = (
  standardDelivery: string,
  postDelivery: string,
  pupDelivery: string,
  expressDelivery: string,
  preferredPupDelivery: string,
  privilegedPupDelivery: string,
  outlet: string,
) => ({ standardDelivery, postDelivery, pupDelivery, expressDelivery, preferredPupDelivery, privilegedPupDelivery, outlet });

export const DELIVERY_TITLES: Readonly<Record<CountryCode, ReturnType<typeof methods>>> = {
  SI: methods(
    'Dostava na dom',
    'Dostava po pošti',
    'Prevzemno mesto',
    'Hitra dostava',
    'Prevzem v paketniku',
    'Prevzemno mesto za člane',
    'Prevzem v trgovini',
  ),
  CZ: methods(
    'Doručení domů',
    'Doručení poštou',
    'Výdejní místo',
    'Expresní doručení',
    'Vyzvednutí v balíkoboxu',
    'Výdejní místo pro členy',
    'Vyzvednutí v prodejně',
  ),
  SK: methods(
    'Doručenie domov',
    'Doručenie poštou',
    'Výdajné miesto',
    'Expresné doručenie',
    'Vyzdvihnutie v balíkoboxe',
    'Výdajné miesto pre členov',
    'Vyzdvihnutie v predajni',
  ),
  PL: methods(
    'Dostawa do domu',
    'Przesyłka pocztowa',
    'Punkt odbioru',
    'Dostawa ekspresowa',
    'Odbiór w automacie paczkowym',
    'Punkt odbioru dla klubowiczów',
    'Odbiór w sklepie',
  ),
  HU: methods(
    'Házhoz szállítás',
    'Postai kézbesítés',
    'Átvételi pont',
    'Expressz szállítás',
    'Átvétel csomagautomatából',
    'Átvételi pont klubtagoknak',
    'Átvétel az üzletben',
  ),
  HR: methods(
    'Dostava na adresu',
    'Dostava poštom',
    'Mjesto preuzimanja',
    'Brza dostava',
    'Preuzimanje u paketomatu',
    'Mjesto preuzimanja za članove',
    'Preuzimanje u trgovini',
  ),
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
