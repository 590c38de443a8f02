/** Enough for every widget; a shop inserts its own paths. */
const EXAMPLE_CONFIG = {
  country: 'SI',
  urlKeys: { search: '/iskanje', brand: '/znamka', cart: '/kosarica' },
  mediaUrl: '/media/{mediaId}/{width}',
};

/** The snippet for a template's head: preload hints and the integrity of every script. */
export function snippet({ main, eager, files }) {
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => /^chunks\/.*\.js$/.test(path))
      .map(([path, file]) => [`/vitrina/${path}`, file.integrity]),
  );
  integrity[`/vitrina/${main}?again`] = files[main].integrity; // the tag's second attempt
  return [
    '<!-- Vitrina: put this into the <head> of the template; give every script your CSP nonce, if you have one. -->',
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    ...eager.map((path) => `<link rel="modulepreload" href="/vitrina/${path}" integrity="${files[path].integrity}">`),
    `<script id="vitrina-config" type="application/json">${JSON.stringify(EXAMPLE_CONFIG)}</script>`,
    '<script async fetchpriority="high" src="/vitrina/vitrina.js"></script>',
    '',
  ].join('\n');
}
