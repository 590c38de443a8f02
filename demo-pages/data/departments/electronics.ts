import { department, group, leaf } from '../grammar';

export const electronics = department('1f4f1', 'Elektronika|Elektronika|Elektronika|Elektronika|Elektronika|Elektronika', 'Kvantis Norvela Tavimo Luneto Orvika Hexaro', [
  group('Telefoni in tablice|Telefony a tablety|Telefóny a tablety|Telefony i tablety|Telefonok és tabletek|Telefoni i tableti', [
    leaf('1f4f1', 'Pametni telefoni|Chytré telefony|Smartfóny|Smartfony|Okostelefonok|Pametni telefoni', 'Pametni telefon|Chytrý telefon|Smartfón|Smartfon|Okostelefon|Pametni telefon', 129, 1299, 'storage:GB:128/256/512 diagonal:″:6,1/6,5/6,7 battery:mAh:4500/5000', 'colors warranty'),
    leaf('1f4f2', 'Tablični računalniki|Tablety|Tablety|Tablety|Táblagépek|Tableti', 'Tablični računalnik|Tablet|Tablet|Tablet|Táblagép|Tablet', 119, 899, 'storage:GB:64/128/256 diagonal:″:8,7/10,4/11', 'colors warranty'),
    leaf('1f50b', 'Polnilniki in prenosne baterije|Nabíječky a powerbanky|Nabíjačky a powerbanky|Ładowarki i powerbanki|Töltők és powerbankok|Punjači i prijenosne baterije', 'Prenosna baterija|Powerbanka|Powerbanka|Powerbank|Powerbank|Prijenosna baterija', 9, 89, 'capacity:mAh:5000/10000/20000 power:W:18/30/65', 'colors'),
  ]),
  group('Televizija in video|Televize a video|Televízia a video|Telewizja i wideo|Televízió és videó|Televizija i video', [
    leaf('1f4fa', 'Televizorji|Televize|Televízory|Telewizory|Televíziók|Televizori', 'Televizor|Televize|Televízor|Telewizor|Televízió|Televizor', 199, 2499, 'diagonal:″:32/43/55/65/75 energyClass::E/F/G', 'warranty'),
    leaf('1f4fd-fe0f', 'Projektorji|Projektory|Projektory|Projektory|Projektorok|Projektori', 'Projektor|Projektor|Projektor|Projektor|Projektor|Projektor', 99, 1499, 'brightness:lm:300/2000/3500 weight:kg:1,2/2,6', 'warranty'),
  ]),
  group('Zvok|Audio|Audio|Audio|Hangtechnika|Zvuk', [
    leaf('1f3a7', 'Slušalke|Sluchátka|Slúchadlá|Słuchawki|Fejhallgatók|Slušalice', 'Brezžične slušalke|Bezdrátová sluchátka|Bezdrôtové slúchadlá|Słuchawki bezprzewodowe|Vezeték nélküli fejhallgató|Bežične slušalice', 14, 349, 'playTime:h:20/30/50 weight:g:45/180/250', 'colors'),
    leaf('1f50a', 'Prenosni zvočniki|Přenosné reproduktory|Prenosné reproduktory|Głośniki przenośne|Hordozható hangszórók|Prijenosni zvučnici', 'Prenosni zvočnik|Přenosný reproduktor|Prenosný reproduktor|Głośnik przenośny|Hordozható hangszóró|Prijenosni zvučnik', 19, 299, 'power:W:5/10/30/60 playTime:h:8/12/24', 'colors'),
    leaf('1f4fb', 'Radijski sprejemniki|Rádia|Rádiá|Radia|Rádiók|Radioprijamnici', 'Radijski sprejemnik|Rádio|Rádio|Radio|Rádió|Radioprijamnik', 19, 179, 'power:W:3/8/20 weight:g:450/900', 'colors'),
  ]),
  group('Fotografija|Fotografie|Fotografia|Fotografia|Fényképezés|Fotografija', [
    leaf('1f4f7', 'Digitalni fotoaparati|Digitální fotoaparáty|Digitálne fotoaparáty|Aparaty cyfrowe|Digitális fényképezőgépek|Digitalni fotoaparati', 'Digitalni fotoaparat|Digitální fotoaparát|Digitálny fotoaparát|Aparat cyfrowy|Digitális fényképezőgép|Digitalni fotoaparat', 149, 1999, 'resolution:Mpx:16/20/24/33 weight:g:320/480', 'warranty'),
    leaf('1f3a5', 'Videokamere|Videokamery|Videokamery|Kamery|Videokamerák|Videokamere', 'Športna kamera|Sportovní kamera|Športová kamera|Kamera sportowa|Sportkamera|Sportska kamera', 59, 599, 'resolution:Mpx:12/20/27 battery:mAh:1100/1700', 'warranty'),
  ]),
  group('Pametne naprave|Chytrá zařízení|Inteligentné zariadenia|Inteligentne urządzenia|Okoseszközök|Pametni uređaji', [
    leaf('231a', 'Pametne ure|Chytré hodinky|Inteligentné hodinky|Smartwatche|Okosórák|Pametni satovi', 'Pametna ura|Chytré hodinky|Inteligentné hodinky|Smartwatch|Okosóra|Pametni sat', 39, 499, 'diameter:mm:40/44/46 playTime:h:48/120/240', 'colors warranty'),
    leaf('1f4a1', 'Pametna razsvetljava|Chytré osvětlení|Inteligentné osvetlenie|Inteligentne oświetlenie|Okosvilágítás|Pametna rasvjeta', 'Pametna žarnica|Chytrá žárovka|Inteligentná žiarovka|Inteligentna żarówka|Okosizzó|Pametna žarulja', 8, 59, 'power:W:5/9/12 brightness:lm:470/806/1055'),
    leaf('1f579-fe0f', 'Igralne konzole|Herní konzole|Herné konzoly|Konsole do gier|Játékkonzolok|Igraće konzole', 'Igralna konzola|Herní konzole|Herná konzola|Konsola do gier|Játékkonzol|Igraća konzola', 99, 649, 'storage:GB:32/512/1000 power:W:39/120/200', 'colors warranty'),
  ]),
]);
