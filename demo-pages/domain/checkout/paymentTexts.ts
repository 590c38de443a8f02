import type { CountryCode } from '../../countries/countries';
import { PAYMENT_TITLES } from '../deliveryTexts';

export type PaymentKind =
  | 'invoice'
  | 'card'
  | 'payuCard'
  | 'wallet'
  | 'applePay'
  | 'payu'
  | 'cash'
  | 'transfer'
  | 'deferred'
  | 'revolving'
  | 'installments'
  | 'cetelem'
  | 'leanpay'
  | 'summit';

export type PaymentReason = 'companiesOnly' | 'notForDigital' | 'notForSeller' | 'tooExpensive' | 'tooCheap' | 'ownGoodsOnly';

interface Texts extends Partial<Record<PaymentKind, string>> {
  reasons: Readonly<Record<PaymentReason, string>>;
}

const reasons = (
  companiesOnly: string,
  notForDigital: string,
  notForSeller: string,
  tooExpensive: string,
  tooCheap: string,
  ownGoodsOnly: string,
): Record<PaymentReason, string> => ({ companiesOnly, notForDigital, notForSeller, tooExpensive, tooCheap, ownGoodsOnly });

const TEXTS: Readonly<Record<CountryCode, Texts>> = {
  SI: {
    invoice: 'Plačilo po računu za podjetja',
    leanpay: 'Leanpay, plačilo na obroke',
    summit: 'Summit Leasing',
    reasons: reasons(
      'Samo za podjetja.',
      'Ni na voljo za digitalne vsebine.',
      'Prodajalec tega načina ne ponuja.',
      'Znesek je za ta način previsok.',
      'Znesek je za ta način prenizek.',
      'Samo za naše izdelke brez kode za popust.',
    ),
  },
  CZ: {
    invoice: 'Platba na fakturu pro firmy',
    card: 'Platební karta',
    payuCard: 'Platební karta přes PayU',
    payu: 'Platba přes PayU',
    deferred: 'Odložená platba',
    revolving: 'Revolvingový úvěr',
    reasons: reasons(
      'Pouze pro firmy.',
      'Nelze použít pro digitální obsah.',
      'Prodejce tento způsob nenabízí.',
      'Částka je pro tento způsob příliš vysoká.',
      'Částka je pro tento způsob příliš nízká.',
      'Pouze pro naše zboží bez slevového kódu.',
    ),
  },
  SK: {
    card: 'Platobná karta',
    payuCard: 'Platobná karta cez PayU',
    payu: 'Platba cez PayU',
    cetelem: 'Cetelem, nákup na splátky',
    reasons: reasons(
      'Iba pre firmy.',
      'Nedá sa použiť na digitálny obsah.',
      'Predajca tento spôsob neponúka.',
      'Suma je pre tento spôsob príliš vysoká.',
      'Suma je pre tento spôsob príliš nízka.',
      'Iba pre náš tovar bez zľavového kódu.',
    ),
  },
  PL: {
    payu: 'Płatność PayU',
    wallet: 'Karta lub portfel w telefonie',
    reasons: reasons(
      'Tylko dla firm.',
      'Niedostępne dla treści cyfrowych.',
      'Sprzedawca nie oferuje tej płatności.',
      'Kwota jest za wysoka dla tej płatności.',
      'Kwota jest za niska dla tej płatności.',
      'Tylko dla naszych produktów bez kodu rabatowego.',
    ),
  },
  HU: {
    payu: 'Fizetés PayU-val',
    reasons: reasons(
      'Csak cégeknek.',
      'Digitális tartalomhoz nem választható.',
      'Az eladó ezt a módot nem kínálja.',
      'Az összeg ehhez a módhoz túl magas.',
      'Az összeg ehhez a módhoz túl alacsony.',
      'Csak saját termékeinkhez, kuponkód nélkül.',
    ),
  },
  HR: {
    invoice: 'Plaćanje po računu za tvrtke',
    installments: 'Plaćanje na rate',
    reasons: reasons(
      'Samo za tvrtke.',
      'Nije dostupno za digitalni sadržaj.',
      'Prodavatelj ne nudi ovaj način.',
      'Iznos je previsok za ovaj način.',
      'Iznos je prenizak za ovaj način.',
      'Samo za naše proizvode bez koda za popust.',
    ),
  },
};

export function paymentKindTitle(country: CountryCode, kind: PaymentKind): string {
  const { card, transfer, cash } = PAYMENT_TITLES[country];
  const common: Partial<Record<PaymentKind, string>> = { card, payuCard: card, transfer, cash, applePay: 'Apple Pay' };
  return TEXTS[country][kind] ?? common[kind] ?? kind;
}

export const paymentReason = (country: CountryCode, reason: PaymentReason): string => TEXTS[country].reasons[reason];
