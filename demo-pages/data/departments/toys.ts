import { department, group, leaf } from '../grammar';

export const toys = department('1f9f8', 'Otroci in igrače|Děti a hračky|Deti a hračky|Dzieci i zabawki|Gyerekek és játékok|Djeca i igračke', 'Zimbela Planivo Belsano Luneto Mirvana', [
  group('Igrače za najmlajše|Hračky pro nejmenší|Hračky pre najmenších|Zabawki dla najmłodszych|Játékok a legkisebbeknek|Igračke za najmlađe', [
    leaf('1f9f8', 'Plišaste igrače|Plyšové hračky|Plyšové hračky|Pluszaki|Plüssjátékok|Plišane igračke', 'Plišasti medved|Plyšový medvěd|Plyšový medveď|Pluszowy miś|Plüssmaci|Plišani medvjed', 9, 69, 'height:cm:20/35/60 age:+:0/3', 'colors'),
    leaf('1f9e9', 'Sestavljanke|Puzzle|Puzzle|Puzzle|Kirakók|Slagalice', 'Sestavljanka|Puzzle|Puzzle|Puzzle|Kirakó|Slagalica', 5, 49, 'pieces:kos:24/100/500/1000 age:+:3/6/10'),
  ]),
  group('Ustvarjanje in gradnja|Tvoření a stavění|Tvorenie a stavanie|Tworzenie i budowanie|Alkotás és építés|Stvaranje i gradnja', [
    leaf('1f9f1', 'Kocke za gradnjo|Stavebnice|Stavebnice|Klocki|Építőkockák|Kocke za gradnju', 'Komplet kock|Stavebnice|Stavebnica|Zestaw klocków|Építőkészlet|Set kocaka', 9, 179, 'pieces:kos:60/240/720 age:+:3/6/9'),
    leaf('1f3a8', 'Barvice in slikanje|Pastelky a malování|Pastelky a maľovanie|Kredki i malowanie|Színes ceruzák és festés|Bojice i slikanje', 'Komplet barvic|Sada pastelek|Súprava pasteliek|Zestaw kredek|Színesceruza-készlet|Set bojica', 4, 49, 'pieces:kos:12/24/36/48'),
    leaf('1fa81', 'Zmaji in igre na prostem|Draci a venkovní hry|Šarkany a hry vonku|Latawce i zabawy na dworze|Sárkányok és kültéri játékok|Zmajevi i igre na otvorenom', 'Leteči zmaj|Létající drak|Lietajúci šarkan|Latawiec|Papírsárkány|Leteći zmaj', 7, 39, 'width:cm:70/120/160', 'colors'),
  ]),
  group('Vozila in roboti|Vozidla a roboti|Vozidlá a roboty|Pojazdy i roboty|Járművek és robotok|Vozila i roboti', [
    leaf('1f3ce-fe0f', 'Avtomobilčki|Autíčka|Autíčka|Samochodziki|Kisautók|Autići', 'Avto na daljinsko vodenje|Auto na dálkové ovládání|Auto na diaľkové ovládanie|Auto zdalnie sterowane|Távirányítós autó|Auto na daljinsko upravljanje', 9, 129, 'length:cm:12/22/40 age:+:3/6/8', 'colors'),
    leaf('1f916', 'Roboti|Roboti|Roboty|Roboty|Robotok|Roboti', 'Učni robot|Výukový robot|Náučný robot|Robot edukacyjny|Oktatórobot|Edukativni robot', 24, 199, 'height:cm:15/25/30 age:+:5/8', 'colors'),
    leaf('1f682', 'Vlaki in proge|Vláčky a dráhy|Vláčiky a dráhy|Kolejki i tory|Vonatok és pályák|Vlakovi i pruge', 'Leseni vlak|Dřevěný vláček|Drevený vláčik|Drewniana kolejka|Fa vonat|Drveni vlak', 14, 119, 'pieces:kos:18/37/80 age:+:3/4'),
  ]),
  group('Družabne igre|Společenské hry|Spoločenské hry|Gry towarzyskie|Társasjátékok|Društvene igre', [
    leaf('1f3b2', 'Namizne igre|Deskové hry|Stolové hry|Gry planszowe|Asztali társasjátékok|Stolne igre', 'Namizna igra|Desková hra|Stolová hra|Gra planszowa|Társasjáték|Stolna igra', 9, 79, 'persons::4/5/6 age:+:4/8/12'),
    leaf('265f-fe0f', 'Šah in karte|Šachy a karty|Šach a karty|Szachy i karty|Sakk és kártya|Šah i karte', 'Lesen šah|Dřevěné šachy|Drevený šach|Szachy drewniane|Fa sakk|Drveni šah', 9, 99, 'width:cm:28/35/48 material::wood'),
  ]),
  group('Za dojenčke|Pro miminka|Pre bábätká|Dla niemowląt|Babáknak|Za bebe', [
    leaf('1f37c', 'Hranjenje dojenčkov|Krmení miminek|Kŕmenie bábätiek|Karmienie niemowląt|Babaetetés|Hranjenje beba', 'Steklenička za dojenčke|Kojenecká láhev|Dojčenská fľaša|Butelka dla niemowląt|Cumisüveg|Bočica za bebe', 5, 29, 'volume:ml:150/240/330 material::glass/plastic', 'colors'),
    leaf('1f476', 'Otroški vozički|Kočárky|Kočíky|Wózki dziecięce|Babakocsik|Dječja kolica', 'Otroški voziček|Kočárek|Kočík|Wózek dziecięcy|Babakocsi|Dječja kolica', 149, 899, 'weight:kg:6,8/9,5/12 load:kg:15/22', 'colors warranty'),
    leaf('1f9f7', 'Plenice in nega|Plenky a péče|Plienky a starostlivosť|Pieluchy i pielęgnacja|Pelenkák és ápolás|Pelene i njega', 'Plenice za enkratno uporabo|Jednorázové plenky|Jednorazové plienky|Pieluchy jednorazowe|Eldobható pelenka|Jednokratne pelene', 8, 49, 'pieces:kos:28/56/112 weight:kg:3–6/6–10/11–16'),
  ]),
]);
