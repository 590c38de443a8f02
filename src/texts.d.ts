/** Where the texts of a folder `texts` are, which holds one file for each language: they load with the part of the bundle that imports this (tools/build/plugins/lazyTexts.mjs). */
declare module '*/texts/lazy' {
  const texts: import('./shop/translate').LazyTexts;
  export default texts;
}
