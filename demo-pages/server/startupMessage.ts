import { COUNTRIES } from '../http/countries';

/** The message of `npm start` once the shop is running: the most useful URLs. */
export function startupMessage(base: string, provider: string): string {
  const [home] = COUNTRIES;
  const siblings = COUNTRIES.slice(1).map(({ prefix }) => `${base}${prefix}/`);
  return `
Shop        ${base}/
Search      ${base}${home?.urlKeys.search}?s=cevlji
Cart        ${base}${home?.urlKeys.cart}
Sign in     ${base}${home?.urlKeys.login}
Siblings    ${siblings.join('  ')}
Payments    ${provider}/ (a stand-in for a card provider)
Mails       ${base}/__demo/mails (of your own orders)
Widgets     ${base}/__demo/widgets (each as widgets/README.md shows it)
Scenarios   ${base}/?scenario=filled-cart  ${base}/?scenario=vip-plus  ${base}/?scenario=maintenance
Faults      ${base}/?fault=slow  ${base}/?fault=500:suggest  ${base}/?fault= (ends it)
The panel "Demo shop" at the foot of every page lists all of them, the countries and the flags.
Ctrl-C stops the shop; its data stay until npm run demo:reset.
`;
}
