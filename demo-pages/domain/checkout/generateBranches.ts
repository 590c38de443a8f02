import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../countries/countries';
import { createRandom, type Random } from '../random';
import { townsOf, type Town } from './towns';

export type NetworkKey = 'shop' | 'post' | 'locker' | 'kiosk';

/** A pickup branch. */
export interface Branch {
  id: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  lat: number;
  lng: number;
  network: NetworkKey;
  /** In OpenStreetMap's format; null: unknown. */
  openingHours: string | null;
  phone: string | null;
  /** Parcels it can still accept today; 0: full. */
  capacity: number;
  isNew: boolean;
}

/** Number of branches per country. */
const TOTALS: Readonly<Record<CountryCode, number>> = { SI: 900, CZ: 2400, SK: 1200, PL: 5000, HU: 1600, HR: 1000 };

const STREETS: Readonly<Record<CountryCode, readonly string[]>> = {
  SI: [
    'Glavna ulica',
    'Kolodvorska cesta',
    'Šolska ulica',
    'Lipova ulica',
    'Vodnikova cesta',
    'Cankarjeva cesta',
    'Tržaška cesta',
    'Pod gozdom',
    'Ob potoku',
    'Trg svobode',
    'Mlinska pot',
    'Obrtniška cesta',
  ],
  CZ: [
    'Hlavní',
    'Nádražní',
    'Školní',
    'Lipová',
    'Zahradní',
    'Komenského',
    'Masarykova',
    'Krátká',
    'Polní',
    'náměstí Míru',
    'Mlýnská',
    'Průmyslová',
  ],
  SK: [
    'Hlavná',
    'Staničná',
    'Školská',
    'Lipová',
    'Záhradná',
    'Štúrova',
    'Hviezdoslavova',
    'Krátka',
    'Poľná',
    'Námestie slobody',
    'Mlynská',
    'Priemyselná',
  ],
  PL: [
    'Główna',
    'Dworcowa',
    'Szkolna',
    'Lipowa',
    'Ogrodowa',
    'Mickiewicza',
    'Słowackiego',
    'Krótka',
    'Polna',
    'Plac Wolności',
    'Młyńska',
    'Przemysłowa',
  ],
  HU: [
    'Fő utca',
    'Állomás utca',
    'Iskola utca',
    'Hársfa utca',
    'Kert utca',
    'Petőfi Sándor utca',
    'Kossuth Lajos utca',
    'Rövid utca',
    'Mező utca',
    'Szabadság tér',
    'Malom utca',
    'Ipari út',
  ],
  HR: [
    'Glavna ulica',
    'Kolodvorska ulica',
    'Školska ulica',
    'Ulica lipa',
    'Vrtna ulica',
    'Ulica kralja Tomislava',
    'Strossmayerova ulica',
    'Kratka ulica',
    'Poljska ulica',
    'Trg slobode',
    'Mlinska ulica',
    'Obrtnička ulica',
  ],
};

const NAMES: Readonly<Record<CountryCode, Record<NetworkKey, string>>> = {
  SI: { shop: 'Trgovina Vitrina', post: 'Pošta', locker: 'Paketnik', kiosk: 'Trafika' },
  CZ: { shop: 'Prodejna Vitrina', post: 'Pošta', locker: 'Balíkobox', kiosk: 'Trafika' },
  SK: { shop: 'Predajňa Vitrina', post: 'Pošta', locker: 'Balíkobox', kiosk: 'Trafika' },
  PL: { shop: 'Sklep Vitrina', post: 'Poczta', locker: 'Automat paczkowy', kiosk: 'Kiosk' },
  HU: { shop: 'Vitrina üzlet', post: 'Posta', locker: 'Csomagautomata', kiosk: 'Trafik' },
  HR: { shop: 'Trgovina Vitrina', post: 'Pošta', locker: 'Paketomat', kiosk: 'Kiosk' },
};

const HOURS: Readonly<Record<NetworkKey, readonly (string | null)[]>> = {
  shop: ['Mo-Sa 09:00-20:00', 'Mo-Sa 09:00-21:00; Su 09:00-15:00'],
  post: ['Mo-Fr 08:00-18:00; Sa 08:00-12:00', 'Mo-Fr 08:00-10:00,14:00-17:00', 'Mo 08:00-18:00; Tu-Fr 08:00-16:00'],
  locker: ['24/7'],
  kiosk: ['Mo-Fr 06:00-19:00; Sa 07:00-13:00', 'Mo-Su 06:00-22:00', null],
};

/** The shop's own branches only in larger towns; most of the others are lockers. */
function networkOf(random: Random, town: Town, index: number): NetworkKey {
  if (index === 0) return 'post';
  if (index === 1 && town.size >= 20) return 'shop';
  const chance = random.next();
  if (chance < 0.5) return 'locker';
  return chance < 0.72 ? 'post' : 'kiosk';
}

const FULL_SHARE = 0.03;
const NEW_SHARE = 0.04;
const MAX_CAPACITY = 60;

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** All branches of a country, spread over its towns; the same on every machine. */
export function generateBranches(country: CountryCode): Branch[] {
  const random = createRandom(5000 + COUNTRY_CODES.indexOf(country));
  const towns = townsOf(country);
  const people = towns.reduce((sum, { size }) => sum + Math.sqrt(size), 0);
  return towns.flatMap((town) => {
    const count = Math.max(2, Math.ceil((TOTALS[country] * Math.sqrt(town.size)) / people));
    return Array.from({ length: count }, (_, index) => branchIn(country, random, town, index));
  });
}

function branchIn(country: CountryCode, random: Random, town: Town, index: number): Branch {
  const network = networkOf(random, town, index);
  const street = `${random.pick(STREETS[country])} ${random.integer(1, 120)}`;
  // Denser in the centre; a town of a million is about 15 km wide.
  const distanceKm = random.next() * random.next() * Math.sqrt(town.size) * 0.45;
  const angle = random.next() * 2 * Math.PI;
  const lat = town.lat + (distanceKm * Math.sin(angle)) / 111;
  const lng = town.lng + (distanceKm * Math.cos(angle)) / (111 * Math.cos((town.lat * Math.PI) / 180));
  const number = random.integer(100_000, 999_999);
  return {
    id: `${country}-${town.zip.replace(/\D/g, '')}-${index + 1}`,
    name: `${NAMES[country][network]} ${street}`,
    street,
    city: town.name,
    zip: town.zip,
    lat: rounded(lat),
    lng: rounded(lng),
    network,
    openingHours: random.pick(HOURS[network]),
    phone: network === 'shop' || network === 'kiosk' ? `${COUNTRIES[country].phonePrefix} 000 ${number}` : null,
    capacity: random.chance(FULL_SHARE) ? 0 : random.integer(1, MAX_CAPACITY),
    isNew: random.chance(NEW_SHARE),
  };
}
