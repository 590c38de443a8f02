import type { TextsByCountry } from '../db/schema';
import { texts } from './texts';

/** The HTML of the legal conditions that customers are asked to approve. `{terms}` and `{privacy}` are pages of the shop. */
export const newTerms: TextsByCountry = texts(
  [
    '<h2>Novi splošni pogoji</h2><p>Od 1. januarja 2027 veljajo novi <a href="{terms}">splošni pogoji</a>. Najpomembnejše spremembe:</p><ul><li>Izdelke lahko vrnete v 30 dneh namesto v 14.</li><li>Kupnino vrnemo v 7 dneh po prejemu vračila.</li><li>Pritožbe rešujemo v 8 delovnih dneh.</li></ul><p>Če se s pogoji ne strinjate, lahko račun zaprete. Oddana naročila bomo izpolnili.</p>',
    '<h2>Nové obchodní podmínky</h2><p>Od 1. ledna 2027 platí nové <a href="{terms}">obchodní podmínky</a>. Nejdůležitější změny:</p><ul><li>Zboží můžete vrátit do 30 dnů místo 14.</li><li>Peníze vracíme do 7 dnů od přijetí vráceného zboží.</li><li>Stížnosti vyřizujeme do 8 pracovních dnů.</li></ul><p>Pokud s podmínkami nesouhlasíte, můžete svůj účet zrušit. Odeslané objednávky vyřídíme.</p>',
    '<h2>Nové obchodné podmienky</h2><p>Od 1. januára 2027 platia nové <a href="{terms}">obchodné podmienky</a>. Najdôležitejšie zmeny:</p><ul><li>Tovar môžete vrátiť do 30 dní namiesto 14.</li><li>Peniaze vraciame do 7 dní od prijatia vráteného tovaru.</li><li>Sťažnosti vybavujeme do 8 pracovných dní.</li></ul><p>Ak s podmienkami nesúhlasíte, môžete svoj účet zrušiť. Odoslané objednávky vybavíme.</p>',
    '<h2>Nowy regulamin</h2><p>Od 1 stycznia 2027 r. obowiązuje nowy <a href="{terms}">regulamin</a>. Najważniejsze zmiany:</p><ul><li>Produkty możesz zwrócić w ciągu 30 dni zamiast 14.</li><li>Pieniądze zwracamy w ciągu 7 dni od otrzymania zwrotu.</li><li>Skargi rozpatrujemy w ciągu 8 dni roboczych.</li></ul><p>Jeśli nie akceptujesz regulaminu, możesz zamknąć konto. Złożone zamówienia zrealizujemy.</p>',
    '<h2>Új felhasználási feltételek</h2><p>2027. január 1-jétől új <a href="{terms}">felhasználási feltételek</a> lépnek életbe. A legfontosabb változások:</p><ul><li>A termékeket 14 nap helyett 30 napon belül küldheti vissza.</li><li>A vételárat a visszaküldött áru átvételétől számított 7 napon belül térítjük meg.</li><li>A panaszokat 8 munkanapon belül intézzük.</li></ul><p>Ha nem fogadja el a feltételeket, megszüntetheti fiókját. A leadott rendeléseket teljesítjük.</p>',
    '<h2>Novi opći uvjeti</h2><p>Od 1. siječnja 2027. vrijede novi <a href="{terms}">opći uvjeti</a>. Najvažnije promjene:</p><ul><li>Proizvode možete vratiti u roku od 30 dana umjesto 14.</li><li>Novac vraćamo u roku od 7 dana od primitka povrata.</li><li>Prigovore rješavamo u roku od 8 radnih dana.</li></ul><p>Ako se s uvjetima ne slažete, možete zatvoriti račun. Predane narudžbe ispunit ćemo.</p>',
  ].join('|'),
);

export const dataProcessing: TextsByCountry = texts(
  [
    '<h2>Obdelava podatkov pri dostavi</h2><p>Podatke za dostavo po novem posredujemo tudi upravljavcu prevzemnih mest. Več o tem piše na strani <a href="{privacy}">Varstvo podatkov</a>.</p>',
    '<h2>Zpracování údajů při doručení</h2><p>Údaje potřebné k doručení nově předáváme i provozovateli výdejních míst. Více najdete na stránce <a href="{privacy}">Ochrana osobních údajů</a>.</p>',
    '<h2>Spracovanie údajov pri doručení</h2><p>Údaje potrebné na doručenie po novom odovzdávame aj prevádzkovateľovi výdajných miest. Viac nájdete na stránke <a href="{privacy}">Ochrana osobných údajov</a>.</p>',
    '<h2>Przetwarzanie danych przy dostawie</h2><p>Dane potrzebne do dostawy przekazujemy teraz także operatorowi punktów odbioru. Więcej na stronie <a href="{privacy}">Ochrona danych osobowych</a>.</p>',
    '<h2>Adatkezelés a szállításnál</h2><p>A szállításhoz szükséges adatokat mostantól az átvételi pontok üzemeltetőjének is továbbítjuk. Bővebben az <a href="{privacy}">Adatvédelem</a> oldalon olvashat erről.</p>',
    '<h2>Obrada podataka pri dostavi</h2><p>Podatke za dostavu odsad prosljeđujemo i upravitelju mjesta preuzimanja. Više o tome piše na stranici <a href="{privacy}">Zaštita podataka</a>.</p>',
  ].join('|'),
);

/** Title and one article of the long conditions; `{number}` counts the articles. */
export const clubRules: TextsByCountry = texts(
  'Pravila kluba zvestobe|Pravidla věrnostního klubu|Pravidlá vernostného klubu|Regulamin klubu lojalnościowego|A hűségklub szabályzata|Pravila kluba vjernosti',
);
export const clubArticle: TextsByCountry = texts(
  [
    '<h3>{number}. člen</h3><p>Član kluba zbira točke z nakupi v trgovini. Točke veljajo 24 mesecev in jih ni mogoče zamenjati za denar. Trgovina člana o iztekajočih se točkah obvesti najmanj 30 dni vnaprej. Član lahko članstvo kadar koli prekine brez navedbe razloga.</p>',
    '<h3>Článek {number}</h3><p>Člen klubu sbírá body za nákupy v obchodě. Body platí 24 měsíců a nelze je vyměnit za peníze. O bodech, jejichž platnost končí, obchod člena informuje nejméně 30 dnů předem. Člen může členství kdykoli ukončit bez udání důvodu.</p>',
    '<h3>Článok {number}</h3><p>Člen klubu zbiera body za nákupy v obchode. Body platia 24 mesiacov a nemožno ich vymeniť za peniaze. O bodoch, ktorých platnosť sa končí, obchod člena informuje najmenej 30 dní vopred. Člen môže členstvo kedykoľvek ukončiť bez udania dôvodu.</p>',
    '<h3>§ {number}</h3><p>Uczestnik klubu zbiera punkty za zakupy w sklepie. Punkty są ważne 24 miesiące i nie można ich wymienić na pieniądze. O punktach tracących ważność sklep informuje uczestnika co najmniej 30 dni wcześniej. Uczestnik może zrezygnować z członkostwa w każdej chwili bez podania przyczyny.</p>',
    '<h3>{number}. cikk</h3><p>A klub tagja az áruházban végzett vásárlásokért pontokat gyűjt. A pontok 24 hónapig érvényesek, és pénzre nem válthatók. A lejáró pontokról az áruház legalább 30 nappal korábban értesíti a tagot. A tag a tagságát bármikor, indoklás nélkül megszüntetheti.</p>',
    '<h3>Članak {number}.</h3><p>Član kluba skuplja bodove kupnjom u trgovini. Bodovi vrijede 24 mjeseca i ne mogu se zamijeniti za novac. O bodovima koji istječu trgovina obavještava člana najmanje 30 dana unaprijed. Član može prekinuti članstvo u svakom trenutku bez navođenja razloga.</p>',
  ].join('|'),
);
