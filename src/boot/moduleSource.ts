import type { Integrity, Texts } from './bootHandle';
import { find, findAll } from './elements';

interface TrustedPolicy {
  createScript(text: string): string;
}
declare const VITRINA_IS_CURED: boolean;

interface TrustedTypes {
  createPolicy(name: string, rules: object): TrustedPolicy;
}

/** Where the tag was served from, and the integrity of the files there. */
export function createModuleSource() {
  const current = document.currentScript as HTMLScriptElement | null;
  // A bundle that contains the tag among other scripts has its own name.
  const tag = current?.src?.includes('vitrina.js') ? current : find<HTMLScriptElement>('script[src*="vitrina.js"]');
  const [address = ''] = (tag?.src ?? `${location.origin}/vitrina/`).split(/[?#]/, 1);
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  const pinned: Record<string, unknown> = { __proto__: null };
  let policy: TrustedPolicy | undefined;

  /** From here on the browser rejects a chunk whose content differs from the build's. */
  function addIntegrity(files: Integrity): void {
    if (tag?.dataset.integrity === 'off') return;
    policy ??= VITRINA_IS_CURED
      ? (globalThis as { vitrinaPolicy?: TrustedPolicy }).vitrinaPolicy
      : (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(tag?.dataset.trustedTypesPolicy || 'vitrina', {
          createScript: (text: string) => text,
        });
    let entries = ''; // not by JSON.stringify, which the page may have replaced
    let known = ''; // a template that prints the import map of `snippet.html` has pinned its files itself
    for (const { textContent } of findAll('script[type=importmap]')) known += textContent;
    for (const path of Object.keys(files)) {
      if (!pinned[path] && !known.includes(`${path}"`)) entries += `,"${base + path}":"${files[path] ?? ''}"`;
      pinned[path] = 1;
    }

    if (!entries) return; // a policy may allow the printed map only
    const map = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement;
    map.type = 'importmap';
    map.nonce = (tag?.nonce || find<HTMLScriptElement>('script[nonce]')?.nonce) ?? '';
    const text = `{"integrity":{${entries.slice(1)}}}`;
    map.textContent = policy ? policy.createScript(text) : text;
    const root = VITRINA_IS_CURED ? globalThis.document.documentElement : find('html');
    root?.appendChild(map).parentNode?.removeChild(map);
  }

  /** Options without a prototype: otherwise a page's `Object.prototype.method` would apply. */
  const fetchJson = (path: string, options: object) =>
    fetch(base + path, { __proto__: null, ...options } as RequestInit).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`${path}: ${answer.status}`)),
    );

  return {
    base,
    addIntegrity,
    fetchJson,
    fetchTexts: ([path, integrity]: readonly [path: string, integrity: string]): Promise<Texts> => fetchJson(path, { integrity }),
    importModule: (path: string): Promise<unknown> => import(base + path),
  };
}
