import { ALL_ATTACKS } from './htmlAttacks';

/** A signed licence, as some makers issue them. */
const LONG = `-----BEGIN LICENSE-----\n${'A1b2C3d4E5f6G7h8'.repeat(248)}\n-----END LICENSE-----`;

const license = (title: string, key: string, downloadUrl: string | null = null) => ({ productId: '1', title, key, downloadUrl });

/** Keys that are long, repeated, markup, from right to left or none; downloads that must not be followed. */
export const ODD_LICENSES = {
  keys: [
    license('Dolga licenca', LONG, '/ikone/licenca.zip'),
    license('Dolga licenca', LONG),
    license('Dolga licenca', 'AAAA-BBBB'),
    license('<img src=x onerror=alert(1)>Oznake', ALL_ATTACKS.slice(0, 2000), 'javascript:alert(1)'),
    license('', '\u202eKLUC-OD-DESNE\u202c', 'data:text/html,x'),
    license('Brez ključa', ''),
    license('ključ '.repeat(60), '🔑-🔑🔑-🔑'),
  ],
};
