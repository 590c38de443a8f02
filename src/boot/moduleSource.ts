import type { Integrity, Texts } from './bootHandle';
import { find, findAll } from './elements';

interface TrustedPolicy {
  createScript(text: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: object): TrustedPolicy;
}

/** Where the tag was served from, and the integrity of the files there. */
export function createModuleSource() {
  const current = document.currentScript as HTMLScriptElement | null;
  // A bundle that contains the tag among other scripts has its own name.
  const tag = current?.src?.includes('vitrina.js') ? current : find<HTMLScriptElement>('script[src*="vitrina.js"]');
  const base = new URL('.', tag?.src ?? `${location.origin}/vitrina/`).href;
  const pinned = new Set<string>();
  let policy: TrustedPolicy | undefined;

  /** From here on the browser rejects a chunk whose content differs from the build's. */
  function addIntegrity(files: Integrity): void {
    if (tag?.dataset.integrity === 'off') return;
    policy ??= (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('vitrina', { createScript: (text: string) => text });
    const integrity: Record<string, string> = {};
    let known = ''; // a template that prints the import map of `snippet.html` has pinned its files itself
    for (const { textContent } of findAll('script[type="importmap"]')) known += textContent;
    for (const path of Object.keys(files)) {
      if (!pinned.has(path) && !known.includes(`${path}"`)) integrity[base + path] = files[path] ?? '';
      pinned.add(path);
    }

    if (!Object.keys(integrity)[0]) return; // a policy may allow the printed map only
    const map = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement;
    map.type = 'importmap';
    map.nonce = (tag?.nonce || find<HTMLScriptElement>('script[nonce]')?.nonce) ?? '';
    const text = JSON.stringify({ integrity });
    map.textContent = policy ? policy.createScript(text) : text;
    find('html')?.appendChild(map).parentNode?.removeChild(map);
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
