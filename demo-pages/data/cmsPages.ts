import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CmsPagesTable } from '../db/schema';
import { COUNTRY_CODES } from '../countries/countries';
import { EDITOR_PAGES } from './cmsEditorPages';
import { MODAL_PAGES } from './cmsModalPages';
import { SHOP_CONTENTS } from './cmsShopContents';
import { texts } from '../domain/texts';

/*
 * The pages of the shop's editors. Url keys are slugs in the country's language; `maintenance`, `vip-welcome-modal`
 * and `head-links` are found by name (A014, A115) and are the same in all countries.
 */
const delivery = texts('Dostava in plačilo|Doprava a platba|Doprava a platba|Dostawa i płatność|Szállítás és fizetés|Dostava i plaćanje');
const deliveryBody = texts(
  [
    '<h2>Kako dostavljamo</h2><p>Naročila, oddana do 14. ure, odpošljemo še isti delovni dan. Blago partnerjev pošljejo prodajalci sami.</p><h2>Kako plačate</h2><ul><li>s kartico ob naročilu</li><li>po povzetju</li><li>po predračunu</li></ul>',
    '<h2>Jak doručujeme</h2><p>Objednávky přijaté do 14 hodin odesíláme týž pracovní den. Zboží partnerů posílají sami prodejci.</p><h2>Jak platíte</h2><ul><li>kartou při objednávce</li><li>na dobírku</li><li>převodem</li></ul>',
    '<h2>Ako doručujeme</h2><p>Objednávky prijaté do 14. hodiny odosielame v ten istý pracovný deň. Tovar partnerov posielajú sami predajcovia.</p><h2>Ako platíte</h2><ul><li>kartou pri objednávke</li><li>na dobierku</li><li>prevodom</li></ul>',
    '<h2>Jak dostarczamy</h2><p>Zamówienia złożone do godziny 14 wysyłamy tego samego dnia roboczego. Towary partnerów wysyłają sprzedawcy.</p><h2>Jak zapłacić</h2><ul><li>kartą przy zamówieniu</li><li>przy odbiorze</li><li>przelewem</li></ul>',
    '<h2>Így szállítunk</h2><p>A 14 óráig leadott rendeléseket még aznap, munkanapon feladjuk. A partnerek áruit az eladók küldik.</p><h2>Így fizethet</h2><ul><li>kártyával rendeléskor</li><li>utánvéttel</li><li>átutalással</li></ul>',
    '<h2>Kako dostavljamo</h2><p>Narudžbe zaprimljene do 14 sati šaljemo isti radni dan. Robu partnera šalju prodavatelji.</p><h2>Kako plaćate</h2><ul><li>karticom pri narudžbi</li><li>pouzećem</li><li>uplatom na račun</li></ul>',
  ].join('|'),
);
const about = texts('O trgovini|O obchodě|O obchode|O sklepie|Az áruházról|O trgovini');
const aboutBody = texts(
  [
    '<p>To je vzorčna trgovina: v njej lahko brskate, iščete in naročate, poslali pa ne bomo ničesar.</p>',
    '<p>Toto je ukázkový obchod: můžete v něm prohlížet, hledat i objednávat, ale nic nepošleme.</p>',
    '<p>Toto je ukážkový obchod: môžete v ňom prezerať, hľadať aj objednávať, ale nič nepošleme.</p>',
    '<p>To sklep pokazowy: można w nim przeglądać, szukać i zamawiać, ale nic nie wyślemy.</p>',
    '<p>Ez egy bemutató áruház: böngészhet, kereshet és rendelhet benne, de semmit sem küldünk.</p>',
    '<p>Ovo je ogledna trgovina: u njoj možete pregledavati, tražiti i naručivati, ali ništa nećemo poslati.</p>',
  ].join('|'),
);
const terms = texts('Splošni pogoji|Obchodní podmínky|Obchodné podmienky|Regulamin|Általános szerződési feltételek|Opći uvjeti');
const termsBody = texts(
  [
    '<p>Vzorčni splošni pogoji. Kupec lahko v 14 dneh po prejemu odstopi od nakupa brez navedbe razloga.</p>',
    '<p>Vzorové obchodní podmínky. Kupující může do 14 dnů od převzetí odstoupit bez udání důvodu.</p>',
    '<p>Vzorové obchodné podmienky. Kupujúci môže do 14 dní od prevzatia odstúpiť bez udania dôvodu.</p>',
    '<p>Przykładowy regulamin. Kupujący może odstąpić od umowy w ciągu 14 dni bez podania przyczyny.</p>',
    '<p>Minta feltételek. A vevő az átvételtől számított 14 napon belül indoklás nélkül elállhat.</p>',
    '<p>Ogledni opći uvjeti. Kupac može u roku od 14 dana odustati bez navođenja razloga.</p>',
  ].join('|'),
);
const maintenance = texts('Vzdrževanje|Údržba|Údržba|Przerwa techniczna|Karbantartás|Održavanje');
const maintenanceBody = texts(
  [
    '<p>Trgovino ta hip posodabljamo. Vrnemo se čez nekaj minut; vaša košarica vas počaka.</p>',
    '<p>Obchod právě aktualizujeme. Vrátíme se za pár minut; váš košík na vás počká.</p>',
    '<p>Obchod práve aktualizujeme. Vrátime sa o pár minút; váš košík na vás počká.</p>',
    '<p>Właśnie aktualizujemy sklep. Wrócimy za kilka minut; koszyk poczeka.</p>',
    '<p>Az áruházat éppen frissítjük. Néhány percen belül visszatérünk; a kosara megvárja.</p>',
    '<p>Trgovinu upravo ažuriramo. Vraćamo se za nekoliko minuta; vaša košarica čeka.</p>',
  ].join('|'),
);

const PAGES = [
  {
    urlKey: texts('dostava-in-placilo|doprava-a-platba|doprava-a-platba|dostawa-i-platnosc|szallitas-es-fizetes|dostava-i-placanje'),
    title: delivery,
    body: deliveryBody,
  },
  { urlKey: texts('o-trgovini|o-obchode|o-obchode|o-sklepie|az-aruhazrol|o-trgovini'), title: about, body: aboutBody },
  {
    urlKey: texts('splosni-pogoji|obchodni-podminky|obchodne-podmienky|regulamin|felhasznalasi-feltetelek|opci-uvjeti'),
    title: terms,
    body: termsBody,
  },
  { urlKey: texts(Array.from({ length: 6 }, () => 'maintenance').join('|')), title: maintenance, body: maintenanceBody },
  ...SHOP_CONTENTS,
  ...MODAL_PAGES,
  ...EDITOR_PAGES,
];

export const CMS_PAGES: readonly Selectable<CmsPagesTable>[] = PAGES.flatMap(({ urlKey, title, body }) =>
  COUNTRY_CODES.map((country) => ({
    country,
    urlKey: urlKey[country],
    title: title[country],
    body: body[country],
    hash: createHash('sha256').update(body[country]).digest('hex').slice(0, 12),
  })),
);
