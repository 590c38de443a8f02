import { department, group, leaf } from '../grammar';

export const food = department('1f36b', 'Hrana in pijača|Jídlo a pití|Jedlo a nápoje|Jedzenie i napoje|Étel és ital|Hrana i piće', 'Savelia Quentra Welmora Medarno Ulvero', [
  group('Sladko|Sladké|Sladké|Słodycze|Édességek|Slatko', [
    leaf('1f36b', 'Čokolada|Čokoláda|Čokoláda|Czekolada|Csokoládé|Čokolada', 'Temna čokolada|Hořká čokoláda|Horká čokoláda|Gorzka czekolada|Étcsokoládé|Tamna čokolada', 1, 12, 'weight:g:80/100/200', 'food'),
    leaf('1f36a', 'Piškoti|Sušenky|Sušienky|Ciastka|Kekszek|Keksi', 'Ovseni piškoti|Ovesné sušenky|Ovsené sušienky|Ciastka owsiane|Zabkeksz|Zobeni keksi', 1, 9, 'weight:g:150/250/400', 'food'),
    leaf('1f36f', 'Med in marmelade|Med a marmelády|Med a marmelády|Miód i dżemy|Méz és lekvár|Med i marmelade', 'Cvetlični med|Květový med|Kvetový med|Miód wielokwiatowy|Virágméz|Cvjetni med', 4, 19, 'weight:g:250/450/900', 'food'),
  ]),
  group('Kava in čaj|Káva a čaj|Káva a čaj|Kawa i herbata|Kávé és tea|Kava i čaj', [
    leaf('2615', 'Kava|Káva|Káva|Kawa|Kávé|Kava', 'Pražena kava v zrnju|Zrnková káva|Zrnková káva|Kawa ziarnista|Szemes kávé|Kava u zrnu', 4, 39, 'weight:g:250/500/1000', 'food'),
    leaf('1f375', 'Čaj|Čaj|Čaj|Herbata|Tea|Čaj', 'Zeliščni čaj|Bylinný čaj|Bylinkový čaj|Herbata ziołowa|Gyógytea|Biljni čaj', 2, 19, 'pieces:kos:20/40 weight:g:40/100', 'food'),
  ]),
  group('Shramba|Spižírna|Špajza|Spiżarnia|Éléskamra|Smočnica', [
    leaf('1f35d', 'Testenine in riž|Těstoviny a rýže|Cestoviny a ryža|Makaron i ryż|Tészta és rizs|Tjestenina i riža', 'Polnozrnate testenine|Celozrnné těstoviny|Celozrnné cestoviny|Makaron pełnoziarnisty|Teljes kiőrlésű tészta|Integralna tjestenina', 1, 9, 'weight:g:400/500/1000', 'food'),
    leaf('1fad2', 'Olja in kis|Oleje a ocet|Oleje a ocot|Oleje i ocet|Olajok és ecet|Ulja i ocat', 'Oljčno olje|Olivový olej|Olivový olej|Oliwa z oliwek|Olívaolaj|Maslinovo ulje', 4, 39, 'volume:ml:250/500/750', 'food'),
    leaf('1f95c', 'Oreščki in suho sadje|Ořechy a sušené ovoce|Orechy a sušené ovocie|Orzechy i suszone owoce|Diófélék és aszalt gyümölcs|Orašasti plodovi i suho voće', 'Mešani oreščki|Směs ořechů|Zmes orechov|Mieszanka orzechów|Diókeverék|Miješani orašasti plodovi', 2, 19, 'weight:g:100/250/500', 'food'),
  ]),
  group('Brezalkoholne pijače|Nealkoholické nápoje|Nealkoholické nápoje|Napoje bezalkoholowe|Üdítőitalok|Bezalkoholna pića', [
    leaf('1f9c3', 'Sokovi|Džusy|Džúsy|Soki|Gyümölcslevek|Sokovi', 'Jabolčni sok|Jablečný džus|Jablkový džús|Sok jabłkowy|Almalé|Sok od jabuke', 1, 12, 'volume:l:0,33/0,75/1/3', 'food'),
    leaf('1f964', 'Gazirane pijače|Limonády|Limonády|Napoje gazowane|Szénsavas italok|Gazirana pića', 'Bezgova limonada|Bezová limonáda|Bazová limonáda|Lemoniada z czarnego bzu|Bodzalimonádé|Bazgina limunada', 1, 9, 'volume:l:0,33/0,5/1,5', 'food'),
  ]),
  group('Alkoholne pijače|Alkoholické nápoje|Alkoholické nápoje|Alkohole|Alkoholos italok|Alkoholna pića', [
    leaf('1f377', 'Vino|Víno|Víno|Wino|Bor|Vino', 'Suho belo vino|Suché bílé víno|Suché biele víno|Białe wino wytrawne|Száraz fehérbor|Suho bijelo vino', 4, 49, 'volume:l:0,75/1,5 alcohol:%:11,5/12,5/13,5', 'food adult'),
    leaf('1f37a', 'Pivo|Pivo|Pivo|Piwo|Sör|Pivo', 'Svetlo pivo|Světlé pivo|Svetlé pivo|Piwo jasne|Világos sör|Svijetlo pivo', 1, 9, 'volume:l:0,33/0,5 alcohol:%:4,5/5,2', 'food adult'),
    leaf('1f943', 'Žgane pijače|Destiláty|Destiláty|Mocne alkohole|Párlatok|Žestoka pića', 'Sadno žganje|Ovocná pálenka|Ovocná pálenka|Wódka owocowa|Gyümölcspárlat|Voćna rakija', 12, 79, 'volume:l:0,5/0,7 alcohol:%:38/40/43', 'food adult'),
  ]),
]);
