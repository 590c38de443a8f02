import { department, group, leaf } from '../grammar';

export const appliances = department('1f9fa', 'Gospodinjski aparati|Domácí spotřebiče|Domáce spotrebiče|Sprzęt AGD|Háztartási gépek|Kućanski aparati', 'Domarix Brisol Elvento Kolvant Wintero Ferrilo', [
  group('Velika bela tehnika|Velké spotřebiče|Veľké spotrebiče|Duże AGD|Nagy háztartási gépek|Velika bijela tehnika', [
    leaf('1f9ca', 'Hladilniki|Lednice|Chladničky|Lodówki|Hűtőszekrények|Hladnjaci', 'Prostostoječi hladilnik|Volně stojící lednice|Voľne stojaca chladnička|Lodówka wolnostojąca|Szabadon álló hűtőszekrény|Samostojeći hladnjak', 249, 1799, 'volume:l:230/310/340/420 energyClass::C/D/E height:cm:145/185/203', 'colors warranty'),
    leaf('1f9fa', 'Pralni stroji|Pračky|Práčky|Pralki|Mosógépek|Perilice rublja', 'Pralni stroj|Pračka|Práčka|Pralka|Mosógép|Perilica rublja', 279, 1099, 'load:kg:6/7/8/9 energyClass::A/B/C rotation:min⁻¹:1200/1400', 'warranty'),
    leaf('1f37d-fe0f', 'Pomivalni stroji|Myčky nádobí|Umývačky riadu|Zmywarki|Mosogatógépek|Perilice posuđa', 'Pomivalni stroj|Myčka nádobí|Umývačka riadu|Zmywarka|Mosogatógép|Perilica posuđa', 299, 999, 'width:cm:45/60 energyClass::B/C/D noise:dB:42/44/46', 'warranty'),
  ]),
  group('Mali kuhinjski aparati|Malé kuchyňské spotřebiče|Malé kuchynské spotrebiče|Małe AGD kuchenne|Konyhai kisgépek|Mali kuhinjski aparati', [
    leaf('2615', 'Kavni aparati|Kávovary|Kávovary|Ekspresy do kawy|Kávéfőzők|Aparati za kavu', 'Kavni aparat|Kávovar|Kávovar|Ekspres do kawy|Kávéfőző|Aparat za kavu', 39, 899, 'pressure:bar:15/19 volume:l:1,2/1,8 power:W:1000/1450', 'colors warranty'),
    leaf('1fad6', 'Grelniki vode|Rychlovarné konvice|Rýchlovarné kanvice|Czajniki elektryczne|Vízforralók|Kuhala za vodu', 'Grelnik vode|Rychlovarná konvice|Rýchlovarná kanvica|Czajnik elektryczny|Vízforraló|Kuhalo za vodu', 17, 89, 'volume:l:1/1,5/1,7 power:W:1850/2200', 'colors'),
    leaf('1f964', 'Mešalniki|Mixéry|Mixéry|Blendery|Turmixgépek|Blenderi', 'Namizni mešalnik|Stolní mixér|Stolový mixér|Blender kielichowy|Asztali turmixgép|Stolni blender', 25, 249, 'volume:l:0,6/1,5/2 power:W:400/800/1200', 'colors warranty'),
  ]),
  group('Čiščenje|Úklid|Upratovanie|Sprzątanie|Takarítás|Čišćenje', [
    leaf('1f9f9', 'Sesalniki|Vysavače|Vysávače|Odkurzacze|Porszívók|Usisavači', 'Pokončni sesalnik|Tyčový vysavač|Tyčový vysávač|Odkurzacz pionowy|Álló porszívó|Štapni usisavač', 59, 649, 'power:W:150/250/450 noise:dB:68/74/78', 'colors warranty'),
    leaf('1f455', 'Likalniki|Žehličky|Žehličky|Żelazka|Vasalók|Glačala', 'Parni likalnik|Napařovací žehlička|Naparovacia žehlička|Żelazko parowe|Gőzölős vasaló|Parno glačalo', 19, 299, 'power:W:2000/2400/3000 volume:ml:250/350', 'colors'),
  ]),
  group('Ogrevanje in hlajenje|Vytápění a chlazení|Kúrenie a chladenie|Ogrzewanie i chłodzenie|Fűtés és hűtés|Grijanje i hlađenje', [
    leaf('2744-fe0f', 'Klimatske naprave|Klimatizace|Klimatizácie|Klimatyzatory|Klímaberendezések|Klima-uređaji', 'Prenosna klimatska naprava|Mobilní klimatizace|Mobilná klimatizácia|Klimatyzator przenośny|Mobil klíma|Prijenosni klima-uređaj', 249, 1199, 'power:W:2000/2600/3500 noise:dB:52/64', 'warranty'),
    leaf('1f32c-fe0f', 'Ventilatorji in grelniki|Ventilátory a topidla|Ventilátory a ohrievače|Wentylatory i grzejniki|Ventilátorok és fűtőtestek|Ventilatori i grijalice', 'Stoječi ventilator|Stojanový ventilátor|Stojanový ventilátor|Wentylator stojący|Álló ventilátor|Stojeći ventilator', 19, 149, 'diameter:cm:23/30/40 power:W:25/45/60'),
  ]),
  group('Osebna nega|Osobní péče|Osobná starostlivosť|Higiena osobista|Testápolás|Osobna njega', [
    leaf('1fa92', 'Brivniki|Holicí strojky|Holiace strojčeky|Golarki|Borotvák|Brijaći aparati', 'Električni brivnik|Elektrický holicí strojek|Elektrický holiaci strojček|Golarka elektryczna|Elektromos borotva|Električni brijaći aparat', 24, 279, 'playTime:min:45/60/90 weight:g:140/190', 'colors'),
    leaf('1faa5', 'Zobne ščetke|Zubní kartáčky|Zubné kefky|Szczoteczki do zębów|Fogkefék|Četkice za zube', 'Električna zobna ščetka|Elektrický zubní kartáček|Elektrická zubná kefka|Elektryczna szczoteczka do zębów|Elektromos fogkefe|Električna četkica za zube', 19, 199, 'pieces:kos:1/2 weight:g:90/130', 'colors'),
    leaf('1f487', 'Sušilniki za lase|Fény|Sušiče vlasov|Suszarki do włosów|Hajszárítók|Sušila za kosu', 'Sušilnik za lase|Fén|Sušič vlasov|Suszarka do włosów|Hajszárító|Sušilo za kosu', 17, 249, 'power:W:1600/2000/2200 weight:g:380/520', 'colors'),
  ]),
]);
