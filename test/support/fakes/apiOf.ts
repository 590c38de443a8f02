import { createApi } from '../../../src/api/createApi';
import { createClient } from '../../../src/api/createClient';
import type { ClientParts } from '../../../src/api/createClient';

/** The real client, whose chunk is there at once. */
export const apiOf = (parts: ClientParts) => createApi({ ...parts, importClient: () => Promise.resolve({ createClient }) });
