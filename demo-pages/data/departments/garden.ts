import { department, group, leaf } from '../grammar';

export const garden = department('1f6e0-fe0f', 'Vrt in orodje|Zahrada a nářadí|Záhrada a náradie|Ogród i narzędzia|Kert és szerszámok|Vrt i alati', 'Verdalo Galdomo Rokavo Bregano Kolvant', [
  group('Ročno orodje|Ruční nářadí|Ručné náradie|Narzędzia ręczne|Kéziszerszámok|Ručni alati', [
    leaf('1f528', 'Kladiva|Kladiva|Kladivá|Młotki|Kalapácsok|Čekići', 'Mizarsko kladivo|Truhlářské kladivo|Stolárske kladivo|Młotek stolarski|Asztaloskalapács|Stolarski čekić', 7, 59, 'weight:g:300/500/800 length:cm:28/33'),
    leaf('1fa9b', 'Izvijači in ključi|Šroubováky a klíče|Skrutkovače a kľúče|Wkrętaki i klucze|Csavarhúzók és kulcsok|Odvijači i ključevi', 'Komplet izvijačev|Sada šroubováků|Súprava skrutkovačov|Zestaw wkrętaków|Csavarhúzókészlet|Set odvijača', 8, 119, 'pieces:kos:6/12/32 material::steel'),
    leaf('1fa9a', 'Žage|Pily|Píly|Piły|Fűrészek|Pile', 'Ročna žaga|Ruční pila|Ručná píla|Piła ręczna|Kézifűrész|Ručna pila', 9, 69, 'length:cm:35/45/55 material::steel'),
  ]),
  group('Električno orodje|Elektrické nářadí|Elektrické náradie|Elektronarzędzia|Elektromos szerszámok|Električni alati', [
    leaf('1f529', 'Vrtalniki in vijačniki|Vrtačky a šroubováky|Vŕtačky a skrutkovače|Wiertarki i wkrętarki|Fúrók és csavarozók|Bušilice i odvijači', 'Akumulatorski vrtalnik|Akumulátorová vrtačka|Akumulátorová vŕtačka|Wiertarka akumulatorowa|Akkus fúrógép|Akumulatorska bušilica', 39, 329, 'voltage:V:12/18/20 torque:Nm:30/50/80', 'warranty'),
    leaf('2699-fe0f', 'Brusilniki|Brusky|Brúsky|Szlifierki|Csiszolók|Brusilice', 'Kotni brusilnik|Úhlová bruska|Uhlová brúska|Szlifierka kątowa|Sarokcsiszoló|Kutna brusilica', 39, 249, 'power:W:750/900/1400 diameter:mm:115/125/230', 'warranty'),
  ]),
  group('Vrtnarjenje|Zahradničení|Záhradkárčenie|Ogrodnictwo|Kertészkedés|Vrtlarstvo', [
    leaf('1f331', 'Semena in sadike|Semena a sazenice|Semená a sadenice|Nasiona i sadzonki|Vetőmagok és palánták|Sjemenje i sadnice', 'Semena zelišč|Semena bylinek|Semená byliniek|Nasiona ziół|Fűszernövénymag|Sjeme začinskog bilja', 2, 12, 'weight:g:1/2/5', 'named'),
    leaf('1fab4', 'Cvetlični lonci|Květináče|Kvetináče|Doniczki|Virágcserepek|Posude za cvijeće', 'Cvetlični lonec|Květináč|Kvetináč|Doniczka|Virágcserép|Posuda za cvijeće', 5, 89, 'diameter:cm:14/22/30/40 material::plastic/stoneware', 'colors'),
    leaf('1f33f', 'Vrtno orodje|Zahradní nářadí|Záhradné náradie|Narzędzia ogrodowe|Kerti szerszámok|Vrtni alat', 'Vrtne škarje|Zahradní nůžky|Záhradné nožnice|Sekator ogrodowy|Metszőolló|Vrtne škare', 8, 79, 'length:cm:19/21/60 material::steel/aluminium'),
  ]),
  group('Zalivanje in košnja|Zavlažování a sekání|Zavlažovanie a kosenie|Nawadnianie i koszenie|Öntözés és fűnyírás|Navodnjavanje i košnja', [
    leaf('1f4a7', 'Cevi in škropilniki|Hadice a postřikovače|Hadice a postrekovače|Węże i zraszacze|Tömlők és permetezők|Crijeva i prskalice', 'Vrtna cev|Zahradní hadice|Záhradná hadica|Wąż ogrodowy|Kerti tömlő|Vrtno crijevo', 12, 99, 'length:m:15/20/25/50 diameter:mm:13/19'),
    leaf('1f33e', 'Kosilnice|Sekačky|Kosačky|Kosiarki|Fűnyírók|Kosilice', 'Akumulatorska kosilnica|Akumulátorová sekačka|Akumulátorová kosačka|Kosiarka akumulatorowa|Akkus fűnyíró|Akumulatorska kosilica', 129, 899, 'width:cm:32/37/46 voltage:V:20/40', 'warranty'),
  ]),
  group('Terasa in žar|Terasa a gril|Terasa a gril|Taras i grill|Terasz és grill|Terasa i roštilj', [
    leaf('1f356', 'Žari|Grily|Grily|Grille|Grillsütők|Roštilji', 'Plinski žar|Plynový gril|Plynový gril|Grill gazowy|Gázgrill|Plinski roštilj', 59, 799, 'power:kW:3,5/7/12 width:cm:50/110/130', 'warranty'),
    leaf('26f1-fe0f', 'Senčniki in viseče mreže|Slunečníky a houpací sítě|Slnečníky a hojdacie siete|Parasole i hamaki|Napernyők és függőágyak|Suncobrani i viseće mreže', 'Vrtni senčnik|Zahradní slunečník|Záhradný slnečník|Parasol ogrodowy|Kerti napernyő|Vrtni suncobran', 29, 249, 'diameter:cm:200/270/300 material::metal/wood', 'colors'),
  ]),
]);
