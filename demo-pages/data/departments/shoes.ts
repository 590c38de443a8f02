import { department, group, leaf } from '../grammar';

export const shoes = department('1f45f', 'Čevlji in torbe|Boty a tašky|Topánky a tašky|Buty i torby|Cipők és táskák|Cipele i torbe', 'Tindaro Rovanti Alpinor Irvella Jantero', [
  group('Športni čevlji|Sportovní obuv|Športová obuv|Obuwie sportowe|Sportcipők|Sportska obuća', [
    leaf('1f45f', 'Tekaški čevlji|Běžecké boty|Bežecké topánky|Buty do biegania|Futócipők|Tenisice za trčanje', 'Tekaški čevlji|Běžecké boty|Bežecké topánky|Buty do biegania|Futócipő|Tenisice za trčanje', 39, 189, 'weight:g:230/260/290', 'colors shoes'),
    leaf('1f97e', 'Pohodniški čevlji|Turistické boty|Turistické topánky|Buty trekkingowe|Túracipők|Planinarske cipele', 'Pohodniški čevlji|Turistické boty|Turistické topánky|Buty trekkingowe|Túracipő|Planinarske cipele', 49, 229, 'weight:g:420/510/600 material::leather/polyester', 'colors shoes'),
  ]),
  group('Ženski čevlji|Dámské boty|Dámske topánky|Buty damskie|Női cipők|Ženske cipele', [
    leaf('1f460', 'Salonarji|Lodičky|Lodičky|Szpilki|Magassarkúak|Salonke', '', 29, 139, 'height:cm:5/7/9 material::leather/velvet', 'colors shoes'),
    leaf('1f462', 'Ženski škornji|Dámské kozačky|Dámske čižmy|Kozaki damskie|Női csizmák|Ženske čizme', '', 39, 199, 'height:cm:22/34/40 material::leather', 'colors shoes'),
    leaf('1f97f', 'Balerinke|Baleríny|Balerínky|Baleriny|Balerinacipők|Balerinke', '', 17, 89, 'material::leather/velvet', 'colors shoes'),
  ]),
  group('Moški čevlji|Pánské boty|Pánske topánky|Buty męskie|Férfi cipők|Muške cipele', [
    leaf('1f45e', 'Elegantni čevlji|Společenské boty|Spoločenské topánky|Buty eleganckie|Elegáns cipők|Elegantne cipele', '', 49, 229, 'material::leather', 'colors shoes'),
    leaf('1f461', 'Sandali in natikači|Sandály a pantofle|Sandále a šľapky|Sandały i klapki|Szandálok és papucsok|Sandale i natikače', 'Usnjeni sandali|Kožené sandály|Kožené sandále|Sandały skórzane|Bőrszandál|Kožne sandale', 17, 99, 'material::leather/rubber', 'colors shoes'),
    leaf('1fa74', 'Copati|Pantofle|Papuče|Kapcie|Papucsok|Papuče', 'Sobni copati|Domácí pantofle|Domáce papuče|Kapcie domowe|Házipapucs|Kućne papuče', 7, 49, 'material::wool/cotton', 'colors shoes'),
  ]),
  group('Torbe in nahrbtniki|Tašky a batohy|Tašky a batohy|Torby i plecaki|Táskák és hátizsákok|Torbe i ruksaci', [
    leaf('1f45c', 'Ročne torbice|Kabelky|Kabelky|Torebki|Kézitáskák|Ručne torbice', 'Usnjena torbica|Kožená kabelka|Kožená kabelka|Torebka skórzana|Bőr kézitáska|Kožna torbica', 19, 199, 'width:cm:22/28/34 material::leather', 'colors'),
    leaf('1f392', 'Nahrbtniki|Batohy|Batohy|Plecaki|Hátizsákok|Ruksaci', 'Mestni nahrbtnik|Městský batoh|Mestský batoh|Plecak miejski|Városi hátizsák|Gradski ruksak', 19, 149, 'volume:l:15/20/30 weight:g:480/700', 'colors'),
  ]),
  group('Potovanje|Cestování|Cestovanie|Podróże|Utazás|Putovanje', [
    leaf('1f9f3', 'Kovčki|Kufry|Kufre|Walizki|Bőröndök|Kovčezi', 'Potovalni kovček|Cestovní kufr|Cestovný kufor|Walizka podróżna|Utazóbőrönd|Putni kovčeg', 39, 249, 'volume:l:38/65/98 weight:kg:2,4/3,3/4,2', 'colors'),
    leaf('1f45b', 'Denarnice|Peněženky|Peňaženky|Portfele|Pénztárcák|Novčanici', 'Usnjena denarnica|Kožená peněženka|Kožená peňaženka|Portfel skórzany|Bőr pénztárca|Kožni novčanik', 9, 79, 'width:cm:9/11/19 material::leather', 'colors'),
    leaf('2602-fe0f', 'Dežniki|Deštníky|Dáždniky|Parasole przeciwdeszczowe|Esernyők|Kišobrani', 'Zložljivi dežnik|Skládací deštník|Skladací dáždnik|Parasol składany|Összecsukható esernyő|Sklopivi kišobran', 8, 49, 'diameter:cm:96/105/120', 'colors'),
  ]),
]);
