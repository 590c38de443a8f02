import { createHash } from 'node:crypto';

/** The hash in a file's name. */
export const digest = (bytes) => createHash('sha256').update(bytes).digest('base64url').replace(/[-_]/g, '').slice(0, 8);

export const integrityOf = (bytes, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** For our own scripts: hashes do not compress, and the shorter algorithm is strong enough. */
export const shortIntegrityOf = (bytes) => integrityOf(bytes, 'sha256');
