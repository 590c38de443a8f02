import type { CountryCode } from '../countries/countries';

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
    'Priporočeno prevzemno mesto',
    'Ugodno prevzemno mesto',
    'Prevzem v poslovalnici',
  ),
  CZ: methods(
    'Doprava na adresu',
    'Doprava poštou',
    'Výdejní místo',
    'Expresní doprava',
    'Doporučené výdejní místo',
    'Zvýhodněné výdejní místo',
    'Vyzvednutí na prodejně',
  ),
  SK: methods(
    'Doprava na adresu',
    'Doprava poštou',
    'Výdajné miesto',
    'Expresná doprava',
    'Odporúčané výdajné miesto',
    'Zvýhodnené výdajné miesto',
    'Vyzdvihnutie v predajni',
  ),
  PL: methods(
    'Dostawa do domu',
    'Dostawa pocztą',
    'Punkt odbioru',
    'Dostawa ekspresowa',
    'Polecany punkt odbioru',
    'Tańszy punkt odbioru',
    'Odbiór w sklepie',
  ),
  HU: methods(
    'Házhoz szállítás',
    'Postai kézbesítés',
    'Átvételi pont',
    'Expressz szállítás',
    'Ajánlott átvételi pont',
    'Kedvezményes átvételi pont',
    'Átvétel az üzletben',
  ),
  HR: methods(
    'Dostava na kućnu adresu',
    'Dostava poštom',
    'Mjesto preuzimanja',
    'Brza dostava',
    'Preporučeno mjesto preuzimanja',
    'Povoljno mjesto preuzimanja',
    'Preuzimanje u poslovnici',
  ),
};

const payments = (card: string, transfer: string, cash: string) => ({ card, transfer, cash });

export const PAYMENT_TITLES: Readonly<Record<CountryCode, Record<'card' | 'transfer' | 'cash', string>>> = {
  SI: payments('Plačilna kartica', 'Predračun', 'Plačilo po povzetju'),
  CZ: payments('Platební karta', 'Bankovní převod', 'Dobírka'),
  SK: payments('Platobná karta', 'Bankový prevod', 'Dobierka'),
  PL: payments('Karta płatnicza', 'Przelew bankowy', 'Płatność przy odbiorze'),
  HU: payments('Bankkártya', 'Banki átutalás', 'Utánvét'),
  HR: payments('Kartica', 'Uplata na račun', 'Plaćanje pouzećem'),
};
