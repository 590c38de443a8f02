import { contentKeys, type ContentKeys } from '../countries/contentKeys';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../countries/countries';
import { createPageLinks } from '../countries/links';
import { urlKeysOf } from '../countries/urlKeys';
import type { TextsByCountry } from '../db/schema';
import { deliveryChoices } from '../domain/delivery';
import { texts } from '../domain/texts';

/*
 * Pages of the shop's editors that are short enough for a modal: links to them open one, and without JavaScript the page itself.
 */
const byCountry = (write: (country: CountryCode) => string): TextsByCountry => {
  const [SI = '', CZ = '', SK = '', PL = '', HU = '', HR = ''] = COUNTRY_CODES.map(write);
  return { SI, CZ, SK, PL, HU, HR };
};

const keyOf = (page: keyof ContentKeys): TextsByCountry => byCountry((country) => contentKeys[country][page]);

const linkTo = (country: CountryCode, page: keyof ContentKeys): string =>
  createPageLinks(COUNTRIES[country].pathPrefix, urlKeysOf(country)).contentPage(contentKeys[country][page]);

function money(country: CountryCode, amount: number): string {
  const { language, currency } = COUNTRIES[country];
  const digits = currency === 'CZK' || currency === 'HUF' ? 0 : 2;
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(`${language}-${country}`, options).format(amount);
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = ([first, ...others]: readonly string[]): string =>
    `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const columns = head.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="table-frame"><table class="params"><thead><tr>${columns}</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table></div>`;
};

const PRICES = texts(
  'Način dostave,Cena|Způsob doručení,Cena|Spôsob doručenia,Cena|Sposób dostawy,Cena|Szállítási mód,Ár|Način dostave,Cijena',
);
const PRICES_INTRO = texts(
  [
    'Za večje nakupe je dostava naših pošiljk brezplačna, razen hitre dostave.',
    'U větších nákupů je doprava našich zásilek zdarma, kromě expresní dopravy.',
    'Pri väčších nákupoch je doprava našich zásielok zadarmo okrem expresnej dopravy.',
    'Przy większych zakupach dostawa naszych przesyłek jest darmowa, z wyjątkiem ekspresowej.',
    'Nagyobb vásárlásnál saját csomagjaink szállítása ingyenes, kivéve az expressz szállítást.',
    'Za veće kupnje dostava naših pošiljaka je besplatna, osim brze dostave.',
  ].join('|'),
);

const deliveryPrices = {
  urlKey: keyOf('deliveryPrices'),
  title: texts('Cene dostave|Ceny dopravy|Ceny dopravy|Ceny dostawy|Szállítási díjak|Cijene dostave'),
  body: byCountry((country) => {
    const choices = deliveryChoices({ country, promise: null, goods: 0, vipType: 'regular' });
    const rows = choices.map(({ title, price }) => [title, money(country, price)]);
    return `<p><img src="/media/1f69a/64" width="64" height="64" alt=""> ${PRICES_INTRO[country]}</p>${table(PRICES[country].split(','), rows)}`;
  }),
};

const SIZES_INTRO = texts(
  [
    'Izmerite se v spodnjem perilu, trak naj se telesa samo dotika. Če ste med dvema velikostma, izberite večjo.',
    'Měřte se ve spodním prádle, metr se má těla jen dotýkat. Jste-li mezi dvěma velikostmi, zvolte větší.',
    'Merajte sa v spodnej bielizni, meter sa má tela iba dotýkať. Ak ste medzi dvoma veľkosťami, zvoľte väčšiu.',
    'Mierz się w bieliźnie, miarka powinna tylko dotykać ciała. Między dwoma rozmiarami wybierz większy.',
    'Fehérneműben mérje meg magát, a mérőszalag csak érintse a testét. Ha két méret között van, válassza a nagyobbat.',
    'Mjerite se u donjem rublju, traka neka samo dodiruje tijelo. Ako ste između dvije veličine, odaberite veću.',
  ].join('|'),
);
const SIZES_HEAD = texts(
  'Velikost,Prsi (cm),Pas (cm),Boki (cm)|Velikost,Hrudník (cm),Pas (cm),Boky (cm)|Veľkosť,Hrudník (cm),Pás (cm),Boky (cm)|Rozmiar,Klatka (cm),Talia (cm),Biodra (cm)|Méret,Mell (cm),Derék (cm),Csípő (cm)|Veličina,Prsa (cm),Struk (cm),Bokovi (cm)',
);
const SIZES = [
  ['XS', '82–86', '64–68', '88–92'],
  ['S', '86–92', '68–74', '92–98'],
  ['M', '92–98', '74–82', '98–104'],
  ['L', '98–106', '82–90', '104–110'],
  ['XL', '106–114', '90–100', '110–118'],
] as const;

const sizeGuide = {
  urlKey: keyOf('sizeGuide'),
  title: texts('Tabela velikosti|Tabulka velikostí|Tabuľka veľkostí|Tabela rozmiarów|Mérettáblázat|Tablica veličina'),
  body: byCountry((country) => `<p>${SIZES_INTRO[country]}</p>${table(SIZES_HEAD[country].split(','), SIZES)}`),
};

const termsExcerpt = {
  urlKey: keyOf('termsExcerpt'),
  title: texts('Pogoji na kratko|Podmínky ve zkratce|Podmienky v skratke|Regulamin w skrócie|A feltételek röviden|Uvjeti ukratko'),
  body: (() => {
    const lines = texts(
      [
        'Naročilo je oddano, ko prejmete potrditev po e-pošti.;Izdelek lahko vrnete v 14 dneh po prejemu.;Za napake odgovarjamo dve leti.;Celotni splošni pogoji',
        'Objednávka je závazná, jakmile obdržíte potvrzení e-mailem.;Zboží můžete vrátit do 14 dnů od převzetí.;Za vady odpovídáme dva roky.;Úplné obchodní podmínky',
        'Objednávka je záväzná, keď dostanete potvrdenie e-mailom.;Tovar môžete vrátiť do 14 dní od prevzatia.;Za vady zodpovedáme dva roky.;Úplné obchodné podmienky',
        'Zamówienie jest złożone, gdy otrzymasz potwierdzenie e-mailem.;Produkt możesz zwrócić w ciągu 14 dni od odbioru.;Za wady odpowiadamy przez dwa lata.;Pełny regulamin',
        'A rendelés akkor jön létre, amikor e-mailben megkapja a visszaigazolást.;A terméket az átvételtől számított 14 napon belül visszaküldheti.;A hibákért két évig felelünk.;A teljes felhasználási feltételek',
        'Narudžba je predana kada primite potvrdu e-poštom.;Proizvod možete vratiti u roku od 14 dana od primitka.;Za nedostatke odgovaramo dvije godine.;Cjeloviti opći uvjeti',
      ].join('|'),
    );
    return byCountry((country) => {
      const [order = '', returns = '', faults = '', whole = ''] = lines[country].split(';');
      return `<ol><li>${order}</li><li>${returns}</li><li>${faults}</li></ol><p><a href="${linkTo(country, 'terms')}">${whole}</a></p>`;
    });
  })(),
};

/** The conditions of buying by instalments: the modal `mallpayModal` (R2.66). */
const instalments = {
  urlKey: keyOf('instalments'),
  title: texts(
    'Mall Pay: nakup na obroke|Mall Pay: nákup na splátky|Mall Pay: nákup na splátky|Mall Pay: zakupy na raty|Mall Pay: vásárlás részletre|Mall Pay: kupnja na rate',
  ),
  body: (() => {
    const lines = texts(
      [
        'Kupite zdaj in plačajte pozneje ali v treh obrokih, brez obresti.;V blagajni izberite plačilo na obroke.;Vpišite podatke in počakajte na odobritev, navadno manj kot minuto.;Prvi obrok plačate 30 dni po nakupu.;Obrok,Zapade v plačilo,Delež;1.,po 30 dneh;2.,po 60 dneh;3.,po 90 dneh',
        'Kupte hned a zaplaťte později nebo ve třech splátkách bez navýšení.;V pokladně zvolte platbu na splátky.;Vyplňte údaje a počkejte na schválení, obvykle méně než minutu.;První splátku zaplatíte 30 dnů po nákupu.;Splátka,Splatnost,Podíl;1.,za 30 dnů;2.,za 60 dnů;3.,za 90 dnů',
        'Kúpte hneď a zaplaťte neskôr alebo v troch splátkach bez navýšenia.;V pokladni zvoľte platbu na splátky.;Vyplňte údaje a počkajte na schválenie, zvyčajne menej ako minútu.;Prvú splátku zaplatíte 30 dní po nákupe.;Splátka,Splatnosť,Podiel;1.,o 30 dní;2.,o 60 dní;3.,o 90 dní',
        'Kup teraz i zapłać później albo w trzech ratach, bez odsetek.;Przy kasie wybierz płatność na raty.;Podaj dane i poczekaj na decyzję, zwykle krócej niż minutę.;Pierwszą ratę płacisz 30 dni po zakupie.;Rata,Termin płatności,Udział;1.,po 30 dniach;2.,po 60 dniach;3.,po 90 dniach',
        'Vásároljon most, és fizessen később vagy három részletben, kamat nélkül.;A pénztárnál válassza a részletfizetést.;Adja meg az adatait, és várja meg a jóváhagyást: általában egy percnél is rövidebb.;Az első részletet 30 nappal a vásárlás után fizeti.;Részlet,Esedékesség,Arány;1.,30 nap múlva;2.,60 nap múlva;3.,90 nap múlva',
        'Kupite sada i platite kasnije ili u tri rate, bez kamata.;Na blagajni odaberite plaćanje na rate.;Upišite podatke i pričekajte odobrenje, obično manje od minute.;Prvu ratu plaćate 30 dana nakon kupnje.;Rata,Dospijeće,Udio;1.,nakon 30 dana;2.,nakon 60 dana;3.,nakon 90 dana',
      ].join('|'),
    );
    return byCountry((country) => {
      const [lead = '', choose = '', fill = '', first = '', head = '', ...dues] = lines[country].split(';');
      const third = new Intl.NumberFormat(COUNTRIES[country].language, { style: 'percent', maximumFractionDigits: 1 }).format(1 / 3);
      const rows = dues.map((due) => [...due.split(','), third]);
      return `<p>${lead}</p><ol><li>${choose}</li><li>${fill}</li><li>${first}</li></ol>${table(head.split(','), rows)}`;
    });
  })(),
};

export const MODAL_PAGES = [deliveryPrices, sizeGuide, termsExcerpt, instalments];
