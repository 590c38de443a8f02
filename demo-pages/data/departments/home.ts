import { department, group, leaf } from '../grammar';

export const home = department('1f6cb-fe0f', 'Dom in pohištvo|Domov a nábytek|Domov a nábytok|Dom i meble|Otthon és bútor|Dom i namještaj', 'Domarix Lumarin Mirvana Ostrevo Parvella Tolvano', [
  group('Dnevna soba|Obývací pokoj|Obývačka|Salon|Nappali|Dnevni boravak', [
    leaf('1f6cb-fe0f', 'Sedežne garniture|Sedací soupravy|Sedacie súpravy|Kanapy|Kanapék|Kutne garniture', 'Raztegljiva sedežna garnitura|Rozkládací pohovka|Rozkladacia pohovka|Kanapa rozkładana|Kinyitható kanapé|Kauč na razvlačenje', 249, 1599, 'width:cm:180/220/265 material::linen/velvet/leather', 'colors'),
    leaf('1fa91', 'Stoli|Židle|Stoličky|Krzesła|Székek|Stolice', 'Jedilni stol|Jídelní židle|Jedálenská stolička|Krzesło|Étkezőszék|Blagovaonska stolica', 29, 249, 'height:cm:82/88/95 material::wood/velvet/metal', 'colors'),
  ]),
  group('Spalnica|Ložnice|Spálňa|Sypialnia|Hálószoba|Spavaća soba', [
    leaf('1f6cf-fe0f', 'Postelje|Postele|Postele|Łóżka|Ágyak|Kreveti', 'Zakonska postelja|Manželská postel|Manželská posteľ|Łóżko małżeńskie|Franciaágy|Bračni krevet', 149, 999, 'width:cm:140/160/180 material::wood/metal', 'colors'),
    leaf('1f634', 'Posteljnina|Povlečení|Obliečky|Pościel|Ágynemű|Posteljina', 'Posteljnina|Povlečení|Obliečky|Pościel|Ágynemű|Posteljina', 17, 99, 'width:cm:140/200/220 material::cotton/linen', 'colors'),
    leaf('1f411', 'Odeje in vzglavniki|Přikrývky a polštáře|Prikrývky a vankúše|Kołdry i poduszki|Takarók és párnák|Pokrivači i jastuci', 'Topla odeja|Teplá přikrývka|Teplá prikrývka|Ciepła kołdra|Meleg takaró|Topli pokrivač', 14, 129, 'width:cm:140/150/200 material::cotton/wool'),
  ]),
  group('Kopalnica|Koupelna|Kúpeľňa|Łazienka|Fürdőszoba|Kupaonica', [
    leaf('1f6c1', 'Brisače|Ručníky|Uteráky|Ręczniki|Törölközők|Ručnici', 'Kopalna brisača|Osuška|Osuška|Ręcznik kąpielowy|Fürdőlepedő|Ručnik za kupanje', 5, 39, 'length:cm:100/140/150 material::cotton', 'colors'),
    leaf('1fa9e', 'Ogledala|Zrcadla|Zrkadlá|Lustra|Tükrök|Ogledala', 'Stensko ogledalo|Nástěnné zrcadlo|Nástenné zrkadlo|Lustro ścienne|Fali tükör|Zidno ogledalo', 19, 199, 'height:cm:60/80/120 material::glass/metal', 'colors'),
    leaf('1f6bf', 'Prhe in pipe|Sprchy a baterie|Sprchy a batérie|Prysznice i baterie|Zuhanyok és csaptelepek|Tuševi i slavine', 'Prha z držalom|Sprchová hlavice|Sprchová hlavica|Słuchawka prysznicowa|Zuhanyfej|Tuš ručica', 12, 149, 'diameter:mm:100/120/250 material::metal/plastic'),
  ]),
  group('Svetila in okrasje|Svítidla a dekorace|Svietidlá a dekorácie|Oświetlenie i dekoracje|Világítás és dekoráció|Rasvjeta i ukrasi', [
    leaf('1fa94', 'Namizne svetilke|Stolní lampy|Stolové lampy|Lampy stołowe|Asztali lámpák|Stolne svjetiljke', 'Namizna svetilka|Stolní lampa|Stolová lampa|Lampa stołowa|Asztali lámpa|Stolna svjetiljka', 12, 129, 'power:W:5/9/12 height:cm:35/45/55', 'colors'),
    leaf('1f56f-fe0f', 'Sveče in dišave|Svíčky a vůně|Sviečky a vône|Świece i zapachy|Gyertyák és illatok|Svijeće i mirisi', 'Dišeča sveča|Vonná svíčka|Vonná sviečka|Świeca zapachowa|Illatgyertya|Mirisna svijeća', 4, 39, 'playTime:h:20/40/60 weight:g:120/200/400', 'colors'),
    leaf('1f5bc-fe0f', 'Slike in okvirji|Obrazy a rámy|Obrazy a rámy|Obrazy i ramy|Képek és keretek|Slike i okviri', 'Okvir za slike|Rám na obrazy|Rám na obrazy|Ramka na zdjęcia|Képkeret|Okvir za slike', 5, 79, 'width:cm:21/30/50 material::wood/metal', 'colors'),
  ]),
  group('Shranjevanje|Úložné prostory|Úložné priestory|Przechowywanie|Tárolás|Spremanje', [
    leaf('1f9fa', 'Košare in škatle|Koše a krabice|Koše a škatule|Kosze i pudełka|Kosarak és dobozok|Košare i kutije', 'Košara za shranjevanje|Úložný koš|Úložný kôš|Kosz do przechowywania|Tárolókosár|Košara za spremanje', 7, 59, 'volume:l:10/25/45 material::cotton/wood/plastic', 'colors'),
    leaf('1f6aa', 'Omare|Skříně|Skrine|Szafy|Szekrények|Ormari', 'Garderobna omara|Šatní skříň|Šatníková skriňa|Szafa ubraniowa|Ruhásszekrény|Ormar za odjeću', 119, 899, 'width:cm:80/120/180 material::wood', 'colors'),
  ]),
]);
