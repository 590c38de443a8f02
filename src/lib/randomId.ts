const BYTES = 16;

/** 32 characters. Not by `Math.random` alone: pages seed or replace it, and two pages, or two shoppers, would have the same ids (docs/hostile-pages.md). */
export function randomId(): string {
  const bytes = new Uint8Array(BYTES);
  globalThis.crypto?.getRandomValues(bytes);
  return Array.from(bytes, (byte) => (byte ^ (Math.random() * 256)).toString(16).padStart(2, '0')).join('');
}
