import { department, group, leaf } from '../grammar';

export const beauty = department('1f484', 'Lepota in zdravje|Krása a zdraví|Krása a zdravie|Uroda i zdrowie|Szépség és egészség|Ljepota i zdravlje', 'Belsano Medarno Selmira Welmora Savelia', [
  group('Ličila|Líčidla|Líčidlá|Makijaż|Smink|Šminka', [
    leaf('1f484', 'Šminke|Rtěnky|Rúže|Szminki|Rúzsok|Ruževi za usne', 'Šminka|Rtěnka|Rúž|Szminka|Rúzs|Ruž za usne', 4, 39, 'weight:g:3,5/4', 'colors'),
    leaf('1f485', 'Nega nohtov|Péče o nehty|Starostlivosť o nechty|Pielęgnacja paznokci|Körömápolás|Njega noktiju', 'Lak za nohte|Lak na nehty|Lak na nechty|Lakier do paznokci|Körömlakk|Lak za nokte', 3, 19, 'volume:ml:8/12', 'colors'),
    leaf('1f441-fe0f', 'Ličenje oči|Oční líčení|Očné líčenie|Makijaż oczu|Szemsmink|Šminka za oči', 'Maskara|Řasenka|Maskara|Tusz do rzęs|Szempillaspirál|Maskara', 5, 35, 'volume:ml:8/11', 'colors'),
  ]),
  group('Nega kože|Péče o pleť|Starostlivosť o pleť|Pielęgnacja skóry|Bőrápolás|Njega kože', [
    leaf('1f9f4', 'Kreme|Krémy|Krémy|Kremy|Krémek|Kreme', 'Vlažilna krema|Hydratační krém|Hydratačný krém|Krem nawilżający|Hidratáló krém|Hidratantna krema', 5, 69, 'volume:ml:50/75/200'),
    leaf('1f9fc', 'Mila in geli|Mýdla a gely|Mydlá a gély|Mydła i żele|Szappanok és gélek|Sapuni i gelovi', 'Naravno milo|Přírodní mýdlo|Prírodné mydlo|Mydło naturalne|Natúrszappan|Prirodni sapun', 2, 19, 'weight:g:80/100/150'),
    leaf('2600-fe0f', 'Zaščita pred soncem|Ochrana před sluncem|Ochrana pred slnkom|Ochrona przeciwsłoneczna|Napvédelem|Zaštita od sunca', 'Mleko za sončenje|Opalovací mléko|Mlieko na opaľovanie|Mleczko do opalania|Naptej|Mlijeko za sunčanje', 6, 39, 'volume:ml:100/150/200 protection:SPF:20/30/50'),
  ]),
  group('Dišave in lasje|Vůně a vlasy|Vône a vlasy|Zapachy i włosy|Illatok és haj|Mirisi i kosa', [
    leaf('1f338', 'Parfumi|Parfémy|Parfumy|Perfumy|Parfümök|Parfemi', 'Parfumska voda|Parfémovaná voda|Parfumovaná voda|Woda perfumowana|Parfümvíz|Parfemska voda', 12, 129, 'volume:ml:30/50/100'),
    leaf('1f9f4', 'Šamponi|Šampony|Šampóny|Szampony|Samponok|Šamponi', 'Šampon za lase|Šampon na vlasy|Šampón na vlasy|Szampon do włosów|Sampon|Šampon za kosu', 3, 29, 'volume:ml:250/400/500'),
  ]),
  group('Zdravje|Zdraví|Zdravie|Zdrowie|Egészség|Zdravlje', [
    leaf('1f48a', 'Prehranska dopolnila|Doplňky stravy|Výživové doplnky|Suplementy diety|Étrend-kiegészítők|Dodaci prehrani', 'Vitamini v kapsulah|Vitaminy v kapslích|Vitamíny v kapsulách|Witaminy w kapsułkach|Vitaminkapszula|Vitamini u kapsulama', 5, 49, 'pieces:kos:30/60/120'),
    leaf('1fa7a', 'Merilniki|Měřicí přístroje|Meracie prístroje|Mierniki|Mérőműszerek|Mjerači', 'Merilnik krvnega tlaka|Tonometr|Tlakomer|Ciśnieniomierz|Vérnyomásmérő|Tlakomjer', 19, 119, 'memoryPlaces::60/120/200 weight:g:130/350', 'warranty'),
    leaf('1fa79', 'Prva pomoč|První pomoc|Prvá pomoc|Pierwsza pomoc|Elsősegély|Prva pomoć', 'Komplet za prvo pomoč|Sada první pomoci|Súprava prvej pomoci|Zestaw pierwszej pomocy|Elsősegélykészlet|Set prve pomoći', 7, 59, 'pieces:kos:24/42/90'),
  ]),
  group('Za odrasle|Pro dospělé|Pre dospelých|Dla dorosłych|Felnőtteknek|Za odrasle', [
    leaf('1f336-fe0f', 'Erotični pripomočki|Erotické pomůcky|Erotické pomôcky|Akcesoria erotyczne|Erotikus segédeszközök|Erotska pomagala', 'Masažni pripomoček za odrasle|Masážní pomůcka pro dospělé|Masážna pomôcka pre dospelých|Masażer dla dorosłych|Felnőtt masszírozó|Masažer za odrasle', 15, 119, 'length:cm:12/18/21 weight:g:120/240', 'colors adult'),
    leaf('1f339', 'Masažna olja|Masážní oleje|Masážne oleje|Olejki do masażu|Masszázsolajok|Ulja za masažu', 'Masažno olje za pare|Masážní olej pro páry|Masážny olej pre páry|Olejek do masażu dla par|Masszázsolaj pároknak|Ulje za masažu za parove', 7, 39, 'volume:ml:50/100/200', 'adult'),
  ]),
]);
