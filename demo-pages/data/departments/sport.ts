import { department, group, leaf } from '../grammar';

export const sport = department('26bd', 'Šport|Sport|Šport|Sport|Sport|Sport', 'Alpinor Rovanti Jantero Sorvik Urbexa', [
  group('Kolesarstvo|Cyklistika|Cyklistika|Kolarstwo|Kerékpározás|Biciklizam', [
    leaf('1f6b2', 'Kolesa|Jízdní kola|Bicykle|Rowery|Kerékpárok|Bicikli', 'Treking kolo|Trekové kolo|Trekingový bicykel|Rower trekkingowy|Trekking kerékpár|Trekking bicikl', 249, 1999, 'diameter:″:26/28/29 weight:kg:12,5/14/16', 'colors'),
    leaf('26d1-fe0f', 'Čelade|Helmy|Prilby|Kaski|Sisakok|Kacige', 'Kolesarska čelada|Cyklistická helma|Cyklistická prilba|Kask rowerowy|Kerékpáros sisak|Biciklistička kaciga', 17, 149, 'diameter:cm:54/57/60 weight:g:240/300', 'colors'),
    leaf('1f6f4', 'Skiroji|Koloběžky|Kolobežky|Hulajnogi|Rollerek|Romobili', 'Električni skiro|Elektrická koloběžka|Elektrická kolobežka|Hulajnoga elektryczna|Elektromos roller|Električni romobil', 199, 899, 'range:km:20/30/45 power:W:250/350/500', 'warranty'),
  ]),
  group('Igre z žogo|Míčové sporty|Loptové športy|Sporty piłkarskie|Labdajátékok|Sportovi s loptom', [
    leaf('26bd', 'Nogometne žoge|Fotbalové míče|Futbalové lopty|Piłki nożne|Futball-labdák|Nogometne lopte', 'Nogometna žoga|Fotbalový míč|Futbalová lopta|Piłka nożna|Futball-labda|Nogometna lopta', 9, 79, 'diameter:cm:20/22 weight:g:350/430', 'colors'),
    leaf('1f3c0', 'Košarka|Basketbal|Basketbal|Koszykówka|Kosárlabda|Košarka', 'Košarkarska žoga|Basketbalový míč|Basketbalová lopta|Piłka do koszykówki|Kosárlabda|Košarkaška lopta', 12, 89, 'diameter:cm:23/24 weight:g:510/600'),
    leaf('1f3be', 'Tenis in badminton|Tenis a badminton|Tenis a bedminton|Tenis i badminton|Tenisz és tollaslabda|Tenis i badminton', 'Teniški lopar|Tenisová raketa|Tenisová raketa|Rakieta tenisowa|Teniszütő|Teniski reket', 24, 219, 'weight:g:255/285/300 length:cm:66/68,5', 'colors'),
  ]),
  group('Zimski športi|Zimní sporty|Zimné športy|Sporty zimowe|Téli sportok|Zimski sportovi', [
    leaf('1f3bf', 'Smuči|Lyže|Lyže|Narty|Sílécek|Skije', 'Alpske smuči|Sjezdové lyže|Zjazdové lyže|Narty zjazdowe|Alpesi síléc|Alpske skije', 149, 799, 'length:cm:156/164/172 width:mm:68/72/80'),
    leaf('1f6f7', 'Sani|Sáňky|Sánky|Sanki|Szánkók|Sanjke', 'Lesene sani|Dřevěné sáňky|Drevené sánky|Sanki drewniane|Fa szánkó|Drvene sanjke', 24, 119, 'length:cm:90/100/110 material::wood/plastic'),
  ]),
  group('Kampiranje in pohodništvo|Kempování a turistika|Kempovanie a turistika|Kemping i turystyka|Kemping és túrázás|Kampiranje i planinarenje', [
    leaf('26fa', 'Šotori|Stany|Stany|Namioty|Sátrak|Šatori', 'Družinski šotor|Rodinný stan|Rodinný stan|Namiot rodzinny|Családi sátor|Obiteljski šator', 49, 499, 'persons::2/3/4/6 weight:kg:2,8/4,6/9', 'colors'),
    leaf('1f526', 'Svetilke|Svítilny|Svietidlá na čelo|Latarki|Lámpák|Svjetiljke', 'Naglavna svetilka|Čelovka|Čelovka|Latarka czołowa|Fejlámpa|Naglavna svjetiljka', 9, 99, 'brightness:lm:150/350/700 playTime:h:8/30/80', 'colors'),
    leaf('1f9ed', 'Orientacija|Orientace|Orientácia|Nawigacja|Tájékozódás|Orijentacija', 'Pohodniški kompas|Turistický kompas|Turistický kompas|Kompas turystyczny|Túrakompasz|Planinarski kompas', 8, 69, 'diameter:mm:42/50/60'),
  ]),
  group('Fitnes|Fitness|Fitness|Fitness|Fitnesz|Fitness', [
    leaf('1f3cb-fe0f', 'Uteži|Činky|Činky|Hantle|Súlyzók|Utezi', 'Komplet uteži|Sada činek|Súprava činiek|Zestaw hantli|Súlyzókészlet|Set utega', 9, 199, 'weight:kg:2/5/10/20 material::metal/rubber'),
    leaf('1f9d8', 'Joga|Jóga|Joga|Joga|Jóga|Joga', 'Podloga za jogo|Podložka na jógu|Podložka na jogu|Mata do jogi|Jógaszőnyeg|Prostirka za jogu', 12, 79, 'length:cm:173/183 width:cm:60/66', 'colors'),
    leaf('1f94a', 'Boks|Box|Box|Boks|Boksz|Boks', 'Boksarske rokavice|Boxerské rukavice|Boxerské rukavice|Rękawice bokserskie|Bokszkesztyű|Boksačke rukavice', 19, 109, 'weight:g:280/340/400 material::leather', 'colors'),
  ]),
]);
