import { editDistance } from '../../lib/closestMatch';

/** Domains that are common in every country. */
const EVERYWHERE = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];

/** A077: the mail providers of each country. */
const BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  SI: ['siol.net', 't-2.net', 'telemach.net', 'amis.net', 'volja.net', 'email.si'],
  CZ: ['seznam.cz', 'email.cz', 'centrum.cz', 'post.cz', 'volny.cz', 'atlas.cz'],
  SK: ['centrum.sk', 'azet.sk', 'zoznam.sk', 'post.sk', 'pobox.sk'],
  PL: ['wp.pl', 'onet.pl', 'o2.pl', 'interia.pl', 'op.pl', 'poczta.onet.pl', 'gazeta.pl'],
  HU: ['freemail.hu', 'citromail.hu', 't-online.hu', 'indamail.hu', 'gmail.hu'],
  HR: ['net.hr', 'inet.hr', 'vip.hr', 'zg.t-com.hr', 'hi.t-com.hr'],
};

/** Real providers that resemble a typo of the ones above. */
const ALSO_REAL = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'me.com',
  'live.com',
  'msn.com',
  'aol.com',
  'zoho.com',
  'proton.me',
  'googlemail.com',
  'yahoo.co.uk',
];

/** Typos between a domain and a known one. Infinity when it is another domain: too many typos for its length, or another first letter. */
function typos(domain: string, known: string): number {
  if (Math.abs(domain.length - known.length) > 2) return Number.POSITIVE_INFINITY;
  const distance = editDistance(domain, known);
  const isNear = distance === 1 ? known.length > 5 : distance === 2 && known.length > 7 && domain[0] === known[0];
  return isNear ? distance : Number.POSITIVE_INFINITY;
}

/** The address that the shopper probably intended (R5.07, A077), or null. Only a hint: an unknown domain is equally valid. */
export function suggestEmail(email: string, country: string): string | null {
  const [, local, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  if (local === undefined || typed === undefined) return null;
  const domain = typed.toLowerCase();
  const own = Object.hasOwn(BY_COUNTRY, country) ? (BY_COUNTRY[country] ?? []) : [];
  const known = [...own, ...EVERYWHERE];
  if (known.includes(domain) || ALSO_REAL.includes(domain)) return null;
  if (Object.values(BY_COUNTRY).some((domains) => domains.includes(domain))) return null;
  const suggested = [1, 2].map((count) => known.find((one) => typos(domain, one) === count)).find((one) => one !== undefined);
  return suggested === undefined ? null : `${local}@${suggested}`;
}
