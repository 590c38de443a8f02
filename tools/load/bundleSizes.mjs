/** The bytes (brotli) that a first visit loads of the bundle a shop serves, read from its manifest. */
export async function bundleSizes(base) {
  const { files, eager, messages } = await (await fetch(new URL('/vitrina/manifest.json', base))).json();
  const [texts] = messages.SI ?? Object.values(messages)[0];
  return { firstLoad: ['vitrina.js', ...eager, texts].reduce((sum, path) => sum + (files[path]?.brotli ?? 0), 0) };
}
