import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Node's default cost (N 16384) named here, so that a stored hash records how it was made. */
const COST = 16_384;

/** `scrypt$cost$salt$key`, salt and key in base64url. */
export function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return derive(password, salt, COST).then((key) => encode(salt, key));
}

/** For the seed only: a fixed salt keeps the seed the same everywhere. */
export function hashDemoPassword(password: string, salt: string): string {
  const bytes = Buffer.from(salt.padEnd(SALT_BYTES, '.').slice(0, SALT_BYTES));
  return encode(bytes, scryptSync(normal(password), bytes, KEY_BYTES, { N: COST }));
}

export async function isPasswordRight(password: string, stored: string): Promise<boolean> {
  const [name, cost, salt = '', key = ''] = stored.split('$');
  if (name !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The same password typed on another keyboard may be composed differently. */
const normal = (password: string): string => password.normalize('NFKC');

const encode = (salt: Buffer, key: Buffer): string => `scrypt$${COST}$${salt.toString('base64url')}$${key.toString('base64url')}`;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, KEY_BYTES, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
