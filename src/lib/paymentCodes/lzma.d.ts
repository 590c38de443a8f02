/** LZMA with its header of 13 bytes. */
export function compress(data: Uint8Array): Uint8Array;
