import type { TextsByCountry } from '../db/schema';
import { texts } from './texts';

const table = (lines: Record<string, string>): ReadonlyMap<string, TextsByCountry> =>
  new Map(Object.entries(lines).map(([key, line]) => [key, texts(line)]));

/** Titles of the parameters in `grammar.ts` specs. */
export const PARAM_TITLES = table({
  COLOR: 'Barva|Barva|Farba|Kolor|Szín|Boja',
  SIZE: 'Velikost|Velikost|Veľkosť|Rozmiar|Méret|Veličina',
  age: 'Starost|Věk|Vek|Wiek|Életkor|Dob',
  alcohol: 'Alkohol|Alkohol|Alkohol|Alkohol|Alkohol|Alkohol',
  battery: 'Baterija|Baterie|Batéria|Bateria|Akkumulátor|Baterija',
  brightness: 'Svetilnost|Světelný tok|Svetelný tok|Strumień świetlny|Fényáram|Svjetlina',
  capacity: 'Zmogljivost|Kapacita|Kapacita|Pojemność|Kapacitás|Kapacitet',
  devices: 'Število naprav|Počet zařízení|Počet zariadení|Liczba urządzeń|Eszközök száma|Broj uređaja',
  diagonal: 'Diagonala|Úhlopříčka|Uhlopriečka|Przekątna|Képátló|Dijagonala',
  diameter: 'Premer|Průměr|Priemer|Średnica|Átmérő|Promjer',
  energyClass: 'Energijski razred|Energetická třída|Energetická trieda|Klasa energetyczna|Energiaosztály|Energetski razred',
  frequency: 'Frekvenca|Frekvence|Frekvencia|Częstotliwość|Frekvencia|Frekvencija',
  grammage: 'Gramatura|Gramáž|Gramáž|Gramatura|Grammsúly|Gramatura',
  height: 'Višina|Výška|Výška|Wysokość|Magasság|Visina',
  length: 'Dolžina|Délka|Dĺžka|Długość|Hossz|Duljina',
  load: 'Nosilnost|Nosnost|Nosnosť|Udźwig|Teherbírás|Nosivost',
  material: 'Material|Materiál|Materiál|Materiał|Anyag|Materijal',
  memory: 'Pomnilnik|Paměť|Pamäť|Pamięć|Memória|Memorija',
  memoryPlaces: 'Spominska mesta|Paměťová místa|Pamäťové miesta|Miejsca pamięci|Memóriahelyek|Memorijska mjesta',
  noise: 'Hrup|Hlučnost|Hlučnosť|Hałas|Zajszint|Buka',
  pages: 'Število strani|Počet stran|Počet strán|Liczba stron|Oldalszám|Broj stranica',
  persons: 'Število oseb|Počet osob|Počet osôb|Liczba osób|Személyek száma|Broj osoba',
  pieces: 'Število kosov|Počet kusů|Počet kusov|Liczba sztuk|Darabszám|Broj komada',
  playTime: 'Čas delovanja|Doba provozu|Doba prevádzky|Czas pracy|Üzemidő|Vrijeme rada',
  ports: 'Število vrat|Počet portů|Počet portov|Liczba portów|Portok száma|Broj priključaka',
  power: 'Moč|Výkon|Výkon|Moc|Teljesítmény|Snaga',
  pressure: 'Tlak|Tlak|Tlak|Ciśnienie|Nyomás|Tlak',
  protection: 'Zaščitni faktor|Ochranný faktor|Ochranný faktor|Filtr ochronny|Fényvédő faktor|Zaštitni faktor',
  range: 'Doseg|Dosah|Dosah|Zasięg|Hatótáv|Domet',
  resolution: 'Ločljivost|Rozlišení|Rozlíšenie|Rozdzielczość|Felbontás|Razlučivost',
  rotation: 'Vrtljaji|Otáčky|Otáčky|Obroty|Fordulatszám|Okretaji',
  sensitivity: 'Občutljivost|Citlivost|Citlivosť|Czułość|Érzékenység|Osjetljivost',
  sheets: 'Število listov|Počet listů|Počet listov|Liczba kartek|Lapok száma|Broj listova',
  speed: 'Hitrost|Rychlost|Rýchlosť|Prędkość|Sebesség|Brzina',
  storage: 'Shramba|Úložiště|Úložisko|Pamięć wewnętrzna|Tárhely|Pohrana',
  torque: 'Navor|Točivý moment|Krútiaci moment|Moment obrotowy|Nyomaték|Zakretni moment',
  validity: 'Veljavnost|Platnost|Platnosť|Ważność|Érvényesség|Valjanost',
  voltage: 'Napetost|Napětí|Napätie|Napięcie|Feszültség|Napon',
  volume: 'Prostornina|Objem|Objem|Pojemność|Űrtartalom|Zapremnina',
  weight: 'Teža|Hmotnost|Hmotnosť|Waga|Tömeg|Težina',
  width: 'Širina|Šířka|Šírka|Szerokość|Szélesség|Širina',
});

/** Words among the values of specs; numbers are used unchanged. */
export const VALUE_WORDS = table({
  aluminium: 'aluminij|hliník|hliník|aluminium|alumínium|aluminij',
  cotton: 'bombaž|bavlna|bavlna|bawełna|pamut|pamuk',
  glass: 'steklo|sklo|sklo|szkło|üveg|staklo',
  leather: 'usnje|kůže|koža|skóra|bőr|koža',
  linen: 'lan|len|ľan|len|len|lan',
  metal: 'kovina|kov|kov|metal|fém|metal',
  plastic: 'plastika|plast|plast|tworzywo|műanyag|plastika',
  polyester: 'poliester|polyester|polyester|poliester|poliészter|poliester',
  porcelain: 'porcelan|porcelán|porcelán|porcelana|porcelán|porculan',
  rubber: 'guma|guma|guma|guma|gumi|guma',
  silicone: 'silikon|silikon|silikón|silikon|szilikon|silikon',
  steel: 'jeklo|ocel|oceľ|stal|acél|čelik',
  stoneware: 'lončenina|kamenina|kamenina|kamionka|kőagyag|kamenina',
  velvet: 'žamet|samet|zamat|aksamit|bársony|baršun',
  viscose: 'viskoza|viskóza|viskóza|wiskoza|viszkóz|viskoza',
  wood: 'les|dřevo|drevo|drewno|fa|drvo',
  wool: 'volna|vlna|vlna|wełna|gyapjú|vuna',
});

/** Measures that are words; SI units are used unchanged. */
export const MEASURE_WORDS = table({
  kos: 'kos|ks|ks|szt.|db|kom.',
  'mes.': 'mes.|měs.|mes.|mies.|hó|mj.',
  par: 'par|pár|pár|para|pár|par',
  'str./min': 'str./min|str./min|str./min|str./min|lap/perc|str./min',
});

/** Colours of variants; the words agree with "colour" in each language ("barva: črna"). */
export const COLORS: ReadonlyMap<string, { css: string; titles: TextsByCountry }> = new Map(
  [
    ['black', '#1d1d1f', 'črna|černá|čierna|czarny|fekete|crna'],
    ['white', '#f7f7f5', 'bela|bílá|biela|biały|fehér|bijela'],
    ['grey', '#8d9096', 'siva|šedá|sivá|szary|szürke|siva'],
    ['red', '#c62828', 'rdeča|červená|červená|czerwony|piros|crvena'],
    ['blue', '#1f5fbf', 'modra|modrá|modrá|niebieski|kék|plava'],
    ['green', '#2e7d4f', 'zelena|zelená|zelená|zielony|zöld|zelena'],
    ['yellow', '#f2c230', 'rumena|žlutá|žltá|żółty|sárga|žuta'],
    ['pink', '#e38aa8', 'roza|růžová|ružová|różowy|rózsaszín|ružičasta'],
    ['beige', '#d9c7a8', 'bež|béžová|béžová|beżowy|bézs|bež'],
    ['brown', '#6b4a2f', 'rjava|hnědá|hnedá|brązowy|barna|smeđa'],
  ].map(([key = '', css = '', line = '']) => [key, { css, titles: texts(line) }]),
);
