import type { CountryCode } from '../../countries/countries';
import type { NetworkKey } from './generateBranches';

/** The kind of branch, and its icon. */
export const PICKUP_TYPES: Readonly<Record<NetworkKey, { transportId: string; typeId: string; icon: string }>> = {
  shop: { transportId: '1', typeId: '4', icon: 'shop' },
  post: { transportId: '2', typeId: '3', icon: 'post' },
  locker: { transportId: '3', typeId: '1', icon: 'box' },
  kiosk: { transportId: '4', typeId: '2', icon: 'partner' },
};

const names = (shop: string, post: string, locker: string, kiosk: string): Record<NetworkKey, string> => ({ shop, post, locker, kiosk });

export const PICKUP_TYPE_NAMES: Readonly<Record<CountryCode, Record<NetworkKey, string>>> = {
  SI: names('Naša trgovina', 'Pošta', 'Paketnik', 'Trafika'),
  CZ: names('Naše prodejna', 'Pošta', 'Balíkobox', 'Trafika'),
  SK: names('Naša predajňa', 'Pošta', 'Balíkobox', 'Trafika'),
  PL: names('Nasz sklep', 'Poczta', 'Automat paczkowy', 'Kiosk'),
  HU: names('Üzletünk', 'Posta', 'Csomagautomata', 'Trafik'),
  HR: names('Naša trgovina', 'Pošta', 'Paketomat', 'Kiosk'),
};

/** The surcharge of the network on the method's lowest price, in hundredths of EUR. */
export const NETWORK_EXTRA: Readonly<Record<NetworkKey, number>> = { shop: 0, post: 50, locker: 0, kiosk: 20 };
