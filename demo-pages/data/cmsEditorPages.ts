import { texts } from '../domain/texts';

/*
 * More pages of the shop's editors. The last two have placeholders as a content editor writes them: correct in the
 * first, one misspelt in the second.
 */
const returns = {
  urlKey: texts(
    'vracila-in-reklamacije|vraceni-a-reklamace|vratenie-a-reklamacie|zwroty-i-reklamacje|visszakuldes-es-reklamacio|povrati-i-reklamacije',
  ),
  title: texts(
    'Vračila in reklamacije|Vrácení a reklamace|Vrátenie a reklamácie|Zwroty i reklamacje|Visszaküldés és reklamáció|Povrati i reklamacije',
  ),
  body: texts(
    [
      '<p>Izdelek lahko vrnete v 14 dneh po prejemu. Kupnino vrnemo v 14 dneh na isti način, kot ste plačali.</p><h2>Reklamacija</h2><p>Za napako na izdelku odgovarjamo dve leti. Opišite jo po e-pošti in priložite številko naročila.</p>',
      '<p>Zboží můžete vrátit do 14 dnů od převzetí. Peníze vrátíme do 14 dnů stejným způsobem, jakým jste zaplatili.</p><h2>Reklamace</h2><p>Za vady odpovídáme dva roky. Popište vadu e-mailem a uveďte číslo objednávky.</p>',
      '<p>Tovar môžete vrátiť do 14 dní od prevzatia. Peniaze vrátime do 14 dní rovnakým spôsobom, akým ste zaplatili.</p><h2>Reklamácia</h2><p>Za vady zodpovedáme dva roky. Opíšte vadu e-mailom a uveďte číslo objednávky.</p>',
      '<p>Produkt możesz zwrócić w ciągu 14 dni od odbioru. Pieniądze zwracamy w ciągu 14 dni w taki sam sposób, w jaki zapłacono.</p><h2>Reklamacja</h2><p>Za wady odpowiadamy przez dwa lata. Opisz wadę w e-mailu i podaj numer zamówienia.</p>',
      '<p>A terméket az átvételtől számított 14 napon belül visszaküldheti. A vételárat 14 napon belül, a fizetéssel azonos módon térítjük vissza.</p><h2>Reklamáció</h2><p>A hibákért két évig felelünk. Írja le a hibát e-mailben, és adja meg a rendelésszámot.</p>',
      '<p>Proizvod možete vratiti u roku od 14 dana od primitka. Novac vraćamo u roku od 14 dana na isti način na koji ste platili.</p><h2>Reklamacija</h2><p>Za nedostatke odgovaramo dvije godine. Opišite nedostatak e-poštom i navedite broj narudžbe.</p>',
    ].join('|'),
  ),
};

const contact = {
  urlKey: texts('kontakt|kontakt|kontakt|kontakt|kapcsolat|kontakt'),
  title: texts('Kontakt|Kontakt|Kontakt|Kontakt|Kapcsolat|Kontakt'),
  body: texts(
    [
      '<p>Pišite nam na pomoc@lipa.example. Odgovorimo ob delovnikih med 8. in 16. uro, navadno v nekaj urah.</p>',
      '<p>Pište nám na pomoc@lipa.example. Odpovídáme v pracovní dny od 8 do 16 hodin, obvykle během několika hodin.</p>',
      '<p>Píšte nám na pomoc@lipa.example. Odpovedáme v pracovné dni od 8. do 16. hodiny, zvyčajne do niekoľkých hodín.</p>',
      '<p>Napisz do nas: pomoc@lipa.example. Odpowiadamy w dni robocze od 8 do 16, zwykle w ciągu kilku godzin.</p>',
      '<p>Írjon nekünk: pomoc@lipa.example. Munkanapokon 8 és 16 óra között válaszolunk, általában néhány órán belül.</p>',
      '<p>Pišite nam na pomoc@lipa.example. Odgovaramo radnim danom od 8 do 16 sati, obično u roku od nekoliko sati.</p>',
    ].join('|'),
  ),
};

const privacy = {
  urlKey: texts('varstvo-podatkov|ochrana-udaju|ochrana-udajov|ochrona-danych|adatvedelem|zastita-podataka'),
  title: texts('Varstvo podatkov|Ochrana osobních údajů|Ochrana osobných údajov|Ochrana danych osobowych|Adatvédelem|Zaštita podataka'),
  body: texts(
    [
      '<p>Podatke iz naročila uporabimo le za to, da ga izpolnimo. Predstavitvena trgovina jih hrani samo na računalniku, na katerem teče.</p>',
      '<p>Údaje z objednávky používáme jen k jejímu vyřízení. Ukázkový obchod je uchovává pouze v počítači, na kterém běží.</p>',
      '<p>Údaje z objednávky používame len na jej vybavenie. Ukážkový obchod ich uchováva iba v počítači, na ktorom beží.</p>',
      '<p>Danych z zamówienia używamy tylko do jego realizacji. Sklep pokazowy przechowuje je wyłącznie na komputerze, na którym działa.</p>',
      '<p>A rendelés adatait csak a teljesítéshez használjuk. A bemutató áruház kizárólag azon a számítógépen tárolja őket, amelyen fut.</p>',
      '<p>Podatke iz narudžbe koristimo samo za njezino izvršenje. Ogledna trgovina čuva ih isključivo na računalu na kojem radi.</p>',
    ].join('|'),
  ),
};

/** A search field as an editor copies it from the table of placeholders: the form inside works without the widget. */
const search = (name: string, id: string, action: string, label: string, button: string): string =>
  `<div class="content-search"><div data-vitrina="${name}"><form class="search-form" action="${action}" method="get"><label class="visually-hidden" for="${id}">${label}</label><input id="${id}" type="search" name="s" autocomplete="off"><button type="submit">${button}</button></form></div></div>`;
const toTop = (word: string): string => `<div data-vitrina="back-to-top"><a href="#top">${word}</a></div>`;

const SEARCHES = [
  [
    '/iskanje',
    'Iskanje po nasvetih in izdelkih',
    'Išči',
    'Nazaj na vrh',
    'Najprej izmerite prostor, nato izberite velikost. Če niste prepričani, izdelek poiščite in primerjajte mere.',
  ],
  [
    '/cz/hledani',
    'Hledání v radách a zboží',
    'Hledat',
    'Zpět nahoru',
    'Nejprve změřte prostor, potom zvolte velikost. Nejste-li si jisti, zboží vyhledejte a porovnejte rozměry.',
  ],
  [
    '/sk/hladanie',
    'Hľadanie v radách a tovare',
    'Hľadať',
    'Späť nahor',
    'Najprv zmerajte priestor, potom zvoľte veľkosť. Ak si nie ste istí, tovar vyhľadajte a porovnajte rozmery.',
  ],
  [
    '/pl/szukaj',
    'Szukaj w poradach i produktach',
    'Szukaj',
    'Wróć na górę',
    'Najpierw zmierz miejsce, potem wybierz rozmiar. W razie wątpliwości wyszukaj produkt i porównaj wymiary.',
  ],
  [
    '/hu/kereses',
    'Keresés a tanácsok és termékek között',
    'Keresés',
    'Vissza a lap tetejére',
    'Először mérje fel a helyet, azután válasszon méretet. Ha bizonytalan, keresse meg a terméket, és hasonlítsa össze a méreteket.',
  ],
  [
    '/hr/pretraga',
    'Pretraga savjeta i proizvoda',
    'Traži',
    'Natrag na vrh',
    'Najprije izmjerite prostor, zatim odaberite veličinu. Ako niste sigurni, potražite proizvod i usporedite mjere.',
  ],
] as const;

const advice = (searchName: string) =>
  texts(
    SEARCHES.map(
      ([action, label, button, top, text]) => `<p>${text}</p>${search(searchName, 'advice-search', action, label, button)}${toTop(top)}`,
    ).join('|'),
  );

const adviceTitle = texts('Nasveti za nakup|Rady pro nákup|Rady na nákup|Porady zakupowe|Vásárlási tanácsok|Savjeti za kupnju');

export const EDITOR_PAGES = [
  returns,
  contact,
  privacy,
  { urlKey: texts('nasveti|rady|rady|porady|tanacsok|savjeti'), title: adviceTitle, body: advice('search-bar') },
  {
    urlKey: texts('nasveti-osnutek|rady-koncept|rady-koncept|porady-szkic|tanacsok-vazlat|savjeti-nacrt'),
    title: adviceTitle,
    body: advice('serach-bar'),
  },
];
