import { department, group, leaf } from '../grammar';

export const kitchen = department('1f373', 'Kuhinja in jedilnica|Kuchyně a jídelna|Kuchyňa a jedáleň|Kuchnia i jadalnia|Konyha és étkező|Kuhinja i blagovaonica', 'Ferrilo Cordela Savelia Parvella Zimbela', [
  group('Kuhanje|Vaření|Varenie|Gotowanie|Főzés|Kuhanje', [
    leaf('1f373', 'Ponve|Pánve|Panvice|Patelnie|Serpenyők|Tave', 'Ponev s keramično prevleko|Pánev s keramickým povrchem|Panvica s keramickým povrchom|Patelnia z powłoką ceramiczną|Kerámiabevonatos serpenyő|Tava s keramičkim premazom', 12, 119, 'diameter:cm:20/24/28/32 material::steel/aluminium', 'colors'),
    leaf('1f372', 'Lonci|Hrnce|Hrnce|Garnki|Fazekak|Lonci', 'Lonec s pokrovom|Hrnec s poklicí|Hrniec s pokrievkou|Garnek z pokrywką|Fedeles fazék|Lonac s poklopcem', 15, 149, 'volume:l:1,5/3/5,5 material::steel/aluminium'),
    leaf('1f52a', 'Kuhinjski noži|Kuchyňské nože|Kuchynské nože|Noże kuchenne|Konyhakések|Kuhinjski noževi', 'Kuharski nož|Kuchařský nůž|Kuchársky nôž|Nóż szefa kuchni|Szakácskés|Kuharski nož', 9, 159, 'length:cm:15/18/20/24 material::steel'),
  ]),
  group('Peka|Pečení|Pečenie|Pieczenie|Sütés|Pečenje', [
    leaf('1f9c1', 'Pekači in modeli|Formy na pečení|Formy na pečenie|Formy do pieczenia|Sütőformák|Kalupi za pečenje', 'Model za pečenje|Forma na pečení|Forma na pečenie|Forma do pieczenia|Sütőforma|Kalup za pečenje', 6, 49, 'diameter:cm:22/24/26 material::steel/silicone'),
    leaf('2696-fe0f', 'Kuhinjske tehtnice|Kuchyňské váhy|Kuchynské váhy|Wagi kuchenne|Konyhai mérlegek|Kuhinjske vage', 'Kuhinjska tehtnica|Kuchyňská váha|Kuchynská váha|Waga kuchenna|Konyhai mérleg|Kuhinjska vaga', 9, 59, 'load:kg:3/5/10 material::glass/plastic', 'colors'),
  ]),
  group('Jedilni pribor in krožniki|Příbory a talíře|Príbory a taniere|Sztućce i talerze|Evőeszközök és tányérok|Pribor i tanjuri', [
    leaf('1f37d-fe0f', 'Krožniki|Talíře|Taniere|Talerze|Tányérok|Tanjuri', 'Servis krožnikov|Sada talířů|Súprava tanierov|Zestaw talerzy|Tányérkészlet|Set tanjura', 14, 129, 'pieces:kos:6/12/18 material::porcelain/stoneware', 'colors'),
    leaf('1f374', 'Jedilni pribor|Příbory|Príbory|Sztućce|Evőeszközök|Pribor za jelo', 'Komplet jedilnega pribora|Sada příborů|Súprava príborov|Zestaw sztućców|Evőeszközkészlet|Set pribora za jelo', 14, 149, 'pieces:kos:12/16/24 material::steel', 'colors'),
  ]),
  group('Kozarci in skodelice|Sklenice a hrnky|Poháre a hrnčeky|Szklanki i kubki|Poharak és bögrék|Čaše i šalice', [
    leaf('1f377', 'Kozarci za vino|Sklenice na víno|Poháre na víno|Kieliszki do wina|Borospoharak|Čaše za vino', 'Kozarci za vino|Sklenice na víno|Poháre na víno|Kieliszki do wina|Borospohár-készlet|Čaše za vino', 9, 79, 'pieces:kos:2/4/6 volume:ml:360/450/580'),
    leaf('1fad6', 'Čajniki in skodelice|Čajníky a hrnky|Čajníky a hrnčeky|Dzbanki i kubki|Teáskannák és csészék|Čajnici i šalice', 'Skodelica za čaj|Hrnek na čaj|Hrnček na čaj|Kubek do herbaty|Teáscsésze|Šalica za čaj', 4, 39, 'volume:ml:250/330/450 material::porcelain/stoneware/glass', 'colors'),
    leaf('1f943', 'Kozarci za vodo|Sklenice na vodu|Poháre na vodu|Szklanki do wody|Vizespoharak|Čaše za vodu', '', 6, 49, 'pieces:kos:3/6 volume:ml:250/310'),
  ]),
  group('Shranjevanje hrane|Skladování potravin|Skladovanie potravín|Przechowywanie żywności|Ételtárolás|Spremanje hrane', [
    leaf('1f961', 'Posode za živila|Dózy na potraviny|Dózy na potraviny|Pojemniki na żywność|Ételtároló dobozok|Posude za hranu', 'Posoda za živila|Dóza na potraviny|Dóza na potraviny|Pojemnik na żywność|Ételtároló doboz|Posuda za hranu', 4, 49, 'volume:l:0,4/0,8/1,5/3 material::glass/plastic', 'colors'),
    leaf('1f9c3', 'Termovke in steklenice|Termosky a lahve|Termosky a fľaše|Termosy i butelki|Termoszok és kulacsok|Termosice i boce', 'Termovka|Termoska|Termoska|Termos|Termosz|Termosica', 9, 49, 'volume:ml:350/500/750/1000 material::steel/plastic', 'colors'),
  ]),
]);
