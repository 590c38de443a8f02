import { department, group, leaf } from '../grammar';

export const carsAndPets = department(
  '1f697',
  'Avto in živali|Auto a zvířata|Auto a zvieratá|Auto i zwierzęta|Autó és állatok|Auto i životinje',
  'Galdomo Sorvik Bregano Vantiko Quentra',
  [
    group('Avtooprema|Autodoplňky|Autodoplnky|Akcesoria samochodowe|Autófelszerelés|Autooprema', [
      leaf(
        '1f6de',
        'Pnevmatike|Pneumatiky|Pneumatiky|Opony|Gumiabroncsok|Gume',
        'Zimska pnevmatika|Zimní pneumatika|Zimná pneumatika|Opona zimowa|Téli gumiabroncs|Zimska guma',
        39,
        199,
        'diameter:″:15/16/17/18 width:mm:185/205/225',
      ),
      leaf(
        '1f697',
        'Notranjost avtomobila|Interiér auta|Interiér auta|Wnętrze samochodu|Autóbelső|Unutrašnjost automobila',
        'Avtomobilske preproge|Autokoberce|Autokoberce|Dywaniki samochodowe|Autószőnyeg|Autotepisi',
        9,
        99,
        'pieces:kos:2/4/5 material::rubber/polyester',
        'colors',
      ),
    ]),
    group('Nega avtomobila|Péče o auto|Starostlivosť o auto|Pielęgnacja auta|Autóápolás|Njega automobila', [
      leaf(
        '1f9fd',
        'Čiščenje avtomobila|Čištění auta|Čistenie auta|Czyszczenie auta|Autótisztítás|Čišćenje automobila',
        'Avtošampon|Autošampon|Autošampón|Szampon samochodowy|Autósampon|Autošampon',
        4,
        39,
        'volume:ml:500/1000/5000',
      ),
      leaf(
        '1f6e2-fe0f',
        'Olja in tekočine|Oleje a kapaliny|Oleje a kvapaliny|Oleje i płyny|Olajok és folyadékok|Ulja i tekućine',
        'Motorno olje|Motorový olej|Motorový olej|Olej silnikowy|Motorolaj|Motorno ulje',
        7,
        69,
        'volume:l:1/4/5',
      ),
    ]),
    group('Psi|Psi|Psy|Psy|Kutyák|Psi', [
      leaf(
        '1f415',
        'Hrana za pse|Krmivo pro psy|Krmivo pre psov|Karma dla psów|Kutyaeledel|Hrana za pse',
        'Suha hrana za pse|Suché krmivo pro psy|Suché krmivo pre psov|Sucha karma dla psów|Száraz kutyatáp|Suha hrana za pse',
        3,
        69,
        'weight:kg:1,5/3/12/15',
      ),
      leaf(
        '1f9ae',
        'Povodci in ovratnice|Vodítka a obojky|Vodítka a obojky|Smycze i obroże|Pórázok és nyakörvek|Povodci i ogrlice',
        'Povodec za psa|Vodítko pro psa|Vodítko pre psa|Smycz dla psa|Kutyapóráz|Povodac za psa',
        6,
        49,
        'length:m:1,2/2/5 material::leather/polyester',
        'colors',
      ),
      leaf(
        '1f9b4',
        'Priboljški in igrače za pse|Pamlsky a hračky pro psy|Maškrty a hračky pre psov|Przysmaki i zabawki dla psów|Kutya jutalomfalatok és játékok|Poslastice i igračke za pse',
        'Priboljški za pse|Pamlsky pro psy|Maškrty pre psov|Przysmaki dla psów|Jutalomfalat kutyáknak|Poslastice za pse',
        2,
        25,
        'weight:g:80/200/500',
      ),
    ]),
    group('Mačke|Kočky|Mačky|Koty|Macskák|Mačke', [
      leaf(
        '1f408',
        'Hrana za mačke|Krmivo pro kočky|Krmivo pre mačky|Karma dla kotów|Macskaeledel|Hrana za mačke',
        'Suha hrana za mačke|Suché krmivo pro kočky|Suché krmivo pre mačky|Sucha karma dla kotów|Száraz macskatáp|Suha hrana za mačke',
        2,
        49,
        'weight:kg:0,4/1,5/4/10',
      ),
      leaf(
        '1f9f6',
        'Praskalniki in igrače|Škrabadla a hračky|Škrabadlá a hračky|Drapaki i zabawki|Kaparófák és játékok|Grebalice i igračke',
        'Praskalnik za mačke|Škrabadlo pro kočky|Škrabadlo pre mačky|Drapak dla kota|Kaparófa|Grebalica za mačke',
        12,
        149,
        'height:cm:45/90/140',
        'colors',
      ),
    ]),
    group(
      'Akvariji in male živali|Akvária a malá zvířata|Akváriá a malé zvieratá|Akwaria i małe zwierzęta|Akváriumok és kisállatok|Akvariji i male životinje',
      [
        leaf(
          '1f420',
          'Akvariji|Akvária|Akváriá|Akwaria|Akváriumok|Akvariji',
          'Stekleni akvarij|Skleněné akvárium|Sklenené akvárium|Akwarium szklane|Üveg akvárium|Stakleni akvarij',
          24,
          299,
          'volume:l:20/60/120/200 material::glass',
        ),
        leaf(
          '1f439',
          'Kletke in hišice|Klece a domky|Klietky a domčeky|Klatki i domki|Ketrecek és házikók|Kavezi i kućice',
          'Kletka za hrčke|Klec pro křečky|Klietka pre škrečky|Klatka dla chomika|Hörcsögketrec|Kavez za hrčke',
          19,
          129,
          'width:cm:45/60/80 material::metal/wood',
          'colors',
        ),
      ],
    ),
  ],
);
