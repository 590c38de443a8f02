import type { CountryCode } from '../../countries/countries';

/** A town that the shop delivers to. */
export interface Town {
  zip: string;
  name: string;
  lat: number;
  lng: number;
  /** Thousands of people. */
  size: number;
  /** Last post code of a town with several. */
  lastZip: string;
}

/** Post code (first-last for several), name, latitude, longitude, population in thousands. */
const LISTS: Readonly<Record<CountryCode, string>> = {
  SI: `1000-1133 Ljubljana 46.05 14.51 285
2000-2005 Maribor 46.56 15.65 96
3000-3003 Celje 46.23 15.27 38
4000-4002 Kranj 46.24 14.36 38
6000-6105 Koper 45.55 13.73 26
3320-3322 Velenje 46.36 15.11 25
8000-8002 Novo mesto 45.80 15.17 24
2250-2252 Ptuj 46.42 15.87 18
1420 Trbovlje 46.16 15.05 14
1241 Kamnik 46.23 14.61 14
4270 Jesenice 46.43 14.06 13
5000-5002 Nova Gorica 45.96 13.65 13
1230-1233 Domžale 46.14 14.59 13
4220 Škofja Loka 46.17 14.30 12
6310 Izola 45.54 13.66 11
9000-9002 Murska Sobota 46.66 16.17 11
6230 Postojna 45.77 14.21 9
1370 Logatec 45.91 14.23 9
1360 Vrhnika 45.97 14.30 9
2310 Slovenska Bistrica 46.39 15.57 8
1330 Kočevje 45.64 14.86 8
2390 Ravne na Koroškem 46.54 14.96 7
1290 Grosuplje 45.96 14.66 7
8270 Krško 45.96 15.49 7
5270 Ajdovščina 45.89 13.91 7
1270 Litija 46.06 14.83 7
2380 Slovenj Gradec 46.51 15.08 7
8250 Brežice 45.90 15.59 7
1234 Mengeš 46.17 14.57 6
4240 Radovljica 46.34 14.17 6
1410 Zagorje ob Savi 46.13 15.00 6
5280 Idrija 46.00 14.03 6
8340 Črnomelj 45.57 15.19 6
4260 Bled 46.37 14.11 5
3310 Žalec 46.25 15.16 5
1310 Ribnica 45.74 14.73 4
2270 Ormož 46.41 16.15 2
9220 Lendava 46.56 16.45 3
8330 Metlika 45.65 15.31 3
6330 Piran 45.53 13.57 4
6320 Portorož 45.51 13.59 3
5220 Tolmin 46.18 13.73 3
5230 Bovec 46.34 13.55 2
6210 Sežana 45.71 13.87 6`,
  CZ: `100 00-199 00 Praha 50.08 14.44 1300
600 00-644 00 Brno 49.20 16.61 380
700 00-725 00 Ostrava 49.83 18.28 285
301 00-326 00 Plzeň 49.75 13.38 175
460 01-460 15 Liberec 50.77 15.06 103
779 00 Olomouc 49.59 17.25 100
370 01-370 11 České Budějovice 48.97 14.47 94
500 01-500 12 Hradec Králové 50.21 15.83 92
400 01-400 11 Ústí nad Labem 50.66 14.04 92
530 02-530 12 Pardubice 50.04 15.78 91
760 01-760 07 Zlín 49.22 17.67 74
736 01 Havířov 49.78 18.43 70
272 01 Kladno 50.15 14.10 69
434 01 Most 50.50 13.64 65
746 01 Opava 49.94 17.90 55
738 01 Frýdek-Místek 49.69 18.35 55
733 01 Karviná 49.85 18.54 50
586 01 Jihlava 49.40 15.59 50
415 01 Teplice 50.64 13.82 49
360 01-360 17 Karlovy Vary 50.23 12.87 48
405 02 Děčín 50.77 14.20 47
430 01 Chomutov 50.46 13.42 46
750 02 Přerov 49.46 17.45 41
466 01-466 06 Jablonec nad Nisou 50.72 15.17 44
293 01 Mladá Boleslav 50.41 14.91 45
796 01 Prostějov 49.47 17.11 43
674 01 Třebíč 49.21 15.88 35
669 02 Znojmo 48.86 16.05 34
390 02 Tábor 49.41 14.66 34
280 02 Kolín 50.03 15.20 32
397 01 Písek 49.31 14.15 30
767 01 Kroměříž 49.30 17.39 28
350 02 Cheb 50.08 12.37 32
541 01 Trutnov 50.56 15.91 30
757 01 Valašské Meziříčí 49.47 17.97 22
690 02 Břeclav 48.76 16.88 25
695 01 Hodonín 48.85 17.13 24
686 01 Uherské Hradiště 49.07 17.46 25
261 01 Příbram 49.69 14.01 33
250 01 Brandýs nad Labem 50.19 14.66 19`,
  SK: `811 01-851 10 Bratislava 48.15 17.11 475
040 01-040 23 Košice 48.72 21.26 228
080 01-080 06 Prešov 49.00 21.24 84
010 01-010 15 Žilina 49.22 18.74 82
974 01-974 11 Banská Bystrica 48.74 19.15 76
949 01-949 12 Nitra 48.31 18.09 78
917 01-917 08 Trnava 48.37 17.59 63
911 01-911 08 Trenčín 48.89 18.04 54
036 01-036 08 Martin 49.07 18.92 52
058 01 Poprad 49.06 20.30 49
971 01 Prievidza 48.77 18.62 45
960 01 Zvolen 48.58 19.13 40
017 01 Považská Bystrica 49.12 18.45 38
071 01 Michalovce 48.75 21.92 37
052 01 Spišská Nová Ves 48.94 20.56 35
945 01 Komárno 47.76 18.13 32
940 02 Nové Zámky 47.99 18.16 37
934 01 Levice 48.22 18.61 31
066 01 Humenné 48.94 21.91 31
085 01 Bardejov 49.29 21.28 30
031 01 Liptovský Mikuláš 49.08 19.61 30
920 01 Hlohovec 48.43 17.80 20
921 01 Piešťany 48.59 17.83 27
955 01 Topoľčany 48.56 18.17 24
018 41 Dubnica nad Váhom 48.96 18.17 22
984 01 Lučenec 48.33 19.67 25
026 01 Dolný Kubín 49.21 19.30 18
060 01 Kežmarok 49.14 20.43 16
093 01 Vranov nad Topľou 48.89 21.68 21
075 01 Trebišov 48.63 21.72 23
979 01 Rimavská Sobota 48.38 20.02 22
902 01 Pezinok 48.29 17.27 24
903 01 Senec 48.22 17.40 21
905 01 Senica 48.68 17.37 20
022 01 Čadca 49.44 18.79 23
048 01 Rožňava 48.66 20.53 18
929 01 Dunajská Streda 47.99 17.62 22
901 01 Malacky 48.44 17.02 18
064 01 Stará Ľubovňa 49.30 20.69 16`,
  PL: `00-001-04-999 Warszawa 52.23 21.01 1860
30-001-31-999 Kraków 50.06 19.94 800
90-001-94-413 Łódź 51.76 19.46 655
50-001-54-618 Wrocław 51.11 17.03 675
60-001-61-897 Poznań 52.41 16.93 540
80-001-80-958 Gdańsk 54.35 18.65 487
70-001-71-899 Szczecin 53.43 14.55 390
85-001-85-915 Bydgoszcz 53.12 18.01 330
20-001-20-970 Lublin 51.25 22.57 330
15-001-15-959 Białystok 53.13 23.16 290
40-001-40-952 Katowice 50.26 19.02 280
81-001-81-969 Gdynia 54.52 18.53 242
42-200-42-241 Częstochowa 50.81 19.12 208
26-600-26-629 Radom 51.40 21.15 197
87-100-87-148 Toruń 53.01 18.60 197
41-200-41-225 Sosnowiec 50.29 19.13 189
35-001-35-959 Rzeszów 50.04 22.00 198
25-001-25-953 Kielce 50.87 20.63 184
44-100-44-164 Gliwice 50.29 18.67 172
10-001-10-959 Olsztyn 53.78 20.48 168
41-800-41-819 Zabrze 50.32 18.79 155
43-300-43-382 Bielsko-Biała 49.82 19.04 168
41-900-41-949 Bytom 50.35 18.92 150
65-001-65-951 Zielona Góra 51.94 15.51 140
44-200-44-292 Rybnik 50.10 18.55 134
41-700-41-711 Ruda Śląska 50.26 18.86 134
45-001-45-960 Opole 50.67 17.93 127
43-100-43-109 Tychy 50.13 18.99 124
66-400-66-414 Gorzów Wielkopolski 52.73 15.24 117
82-300-82-315 Elbląg 54.16 19.40 114
41-300-41-308 Dąbrowa Górnicza 50.32 19.19 115
09-400-09-411 Płock 52.55 19.71 113
58-300-58-316 Wałbrzych 50.77 16.28 104
87-800-87-822 Włocławek 52.65 19.07 103
33-100-33-113 Tarnów 50.01 20.99 104
75-001-75-950 Koszalin 54.19 16.18 104
62-800-62-812 Kalisz 51.76 18.09 95
59-220 Legnica 51.21 16.16 94
76-200-76-280 Słupsk 54.46 17.03 86
08-110 Siedlce 52.17 22.29 76
33-300 Nowy Sącz 49.62 20.69 81
58-500 Jelenia Góra 50.90 15.73 75
62-510 Konin 52.22 18.25 68
97-300 Piotrków Trybunalski 51.41 19.70 68
22-400 Zamość 50.72 23.25 58
34-500 Zakopane 49.30 19.95 26
72-600 Świnoujście 53.91 14.25 39`,
  HU: `1011-1239 Budapest 47.50 19.04 1680
4024-4034 Debrecen 47.53 21.63 199
6720-6791 Szeged 46.25 20.15 158
3508-3535 Miskolc 48.10 20.78 145
7621-7635 Pécs 46.07 18.23 139
9000-9030 Győr 47.69 17.63 128
4400-4405 Nyíregyháza 47.96 21.72 115
6000-6008 Kecskemét 46.91 19.69 108
8000-8019 Székesfehérvár 47.19 18.41 94
9700-9707 Szombathely 47.23 16.62 77
5000-5008 Szolnok 47.17 20.20 69
2030-2038 Érd 47.38 18.92 68
2800 Tatabánya 47.58 18.40 64
9400-9408 Sopron 47.68 16.59 62
7400-7409 Kaposvár 46.36 17.79 60
5600 Békéscsaba 46.68 21.09 57
8200 Veszprém 47.09 17.91 56
8900 Zalaegerszeg 46.84 16.84 56
3300-3304 Eger 47.90 20.38 52
8800-8831 Nagykanizsa 46.46 16.99 46
2400-2407 Dunaújváros 46.97 18.94 43
6800 Hódmezővásárhely 46.42 20.33 42
2120 Dunakeszi 47.64 19.14 44
2000 Szentendre 47.67 19.08 28
2600 Vác 47.78 19.13 33
2100 Gödöllő 47.60 19.36 33
3100 Salgótarján 48.10 19.80 33
2700 Cegléd 47.17 19.80 34
6500 Baja 46.18 18.95 33
9200 Mosonmagyaróvár 47.87 17.27 34
8600 Siófok 46.91 18.05 25
8360 Keszthely 46.77 17.24 19
3200 Gyöngyös 47.78 19.93 28
7100 Szekszárd 46.35 18.70 31
5900 Orosháza 46.57 20.67 27
3600 Ózd 48.22 20.29 31
4200 Hajdúszoboszló 47.45 21.39 23
2500 Esztergom 47.79 18.74 28
8500 Pápa 47.33 17.47 29
8300 Tapolca 46.88 17.44 14`,
  HR: `10000-10110 Zagreb 45.81 15.98 770
21000 Split 43.51 16.44 160
51000 Rijeka 45.33 14.44 108
31000 Osijek 45.55 18.69 96
23000 Zadar 44.12 15.23 70
10410 Velika Gorica 45.71 16.07 61
52100 Pula 44.87 13.85 52
35000 Slavonski Brod 45.16 18.02 50
47000 Karlovac 45.49 15.55 49
42000 Varaždin 46.31 16.34 43
22000 Šibenik 43.74 15.90 42
20000 Dubrovnik 42.65 18.09 41
43000 Bjelovar 45.90 16.84 36
44000 Sisak 45.49 16.37 40
48000 Koprivnica 46.16 16.83 28
40000 Čakovec 46.39 16.43 27
32100 Vinkovci 45.29 18.80 28
32000 Vukovar 45.35 19.00 23
34000 Požega 45.34 17.69 22
33000 Virovitica 45.83 17.38 19
10290 Zaprešić 45.86 15.81 24
10430 Samobor 45.80 15.71 37
10310 Ivanić-Grad 45.71 16.39 13
44320 Kutina 45.48 16.78 19
49000 Krapina 46.16 15.88 11
53000 Gospić 44.55 15.37 11
52440 Poreč 45.23 13.59 16
52210 Rovinj 45.08 13.64 13
52000 Pazin 45.24 13.94 8
51410 Opatija 45.34 14.31 10
51500 Krk 45.03 14.57 6
21300 Makarska 43.30 17.02 13
21220 Trogir 43.52 16.25 12
21230 Sinj 43.70 16.64 23
21450 Hvar 43.17 16.44 4
31400 Đakovo 45.31 18.41 23
31500 Našice 45.49 18.09 14
47300 Ogulin 45.27 15.23 12
53270 Senj 44.99 14.91 6
22300 Knin 44.04 16.20 12`,
};

const LINE =
  /^(?<zip>\d\d-\d{3}|\d{3} \d\d|\d{4,5})(?:-(?<last>\d\d-\d{3}|\d{3} \d\d|\d{4,5}))? (?<name>\D+) (?<lat>[\d.]+) (?<lng>[\d.]+) (?<size>\d+)$/;

function readTowns(list: string): Town[] {
  return list.split('\n').map((line) => {
    const { zip, last, name, lat, lng, size } = LINE.exec(line)?.groups ?? {};
    if (zip === undefined || name === undefined) throw new Error(`Not a town: ${line}`);
    return { zip, name, lat: Number(lat), lng: Number(lng), size: Number(size), lastZip: last ?? zip };
  });
}

const read = new Map<CountryCode, Town[]>();

/** The larger towns of a country, usually the largest first. */
export function townsOf(country: CountryCode): readonly Town[] {
  const towns = read.get(country) ?? readTowns(LISTS[country]);
  read.set(country, towns);
  return towns;
}

/** Parts of towns with their own post codes, and villages that share a town's post code: post code, name, the town with the position. */
const PARTS: Readonly<Record<CountryCode, string>> = {
  SI: `1210 Ljubljana-Šentvid, Ljubljana
1211 Ljubljana-Šmartno, Ljubljana
1231 Ljubljana-Črnuče, Ljubljana
1260 Ljubljana-Polje, Ljubljana
2204 Miklavž na Dravskem polju, Maribor`,
  CZ: `120 00 Praha 2, Praha
130 00 Praha 3, Praha
140 00 Praha 4, Praha
150 00 Praha 5, Praha
160 00 Praha 6, Praha`,
  SK: `821 01 Bratislava-Ružinov, Bratislava
831 01 Bratislava-Nové Mesto, Bratislava
841 01 Bratislava-Dúbravka, Bratislava
851 01 Bratislava-Petržalka, Bratislava
974 01 Horná Mičiná, Banská Bystrica`,
  PL: `01-001 Warszawa-Wola, Warszawa
02-001 Warszawa-Ochota, Warszawa
03-301 Warszawa-Praga, Warszawa
04-001 Warszawa-Grochów, Warszawa`,
  HU: `1051 Budapest V., Budapest
1061 Budapest VI., Budapest
1071 Budapest VII., Budapest
1081 Budapest VIII., Budapest
1117 Budapest XI., Budapest`,
  HR: `10010 Zagreb-Sloboština, Zagreb
10020 Zagreb-Novi Zagreb, Zagreb
10040 Zagreb-Dubrava, Zagreb
10090 Zagreb-Susedgrad, Zagreb`,
};

const PART = /^(?<zip>\d\d-\d{3}|\d{3} \d\d|\d{4,5}) (?<name>[^,]+), (?<town>.+)$/;

const parts = new Map<CountryCode, Town[]>();

/** Parts of a town with a name of their own. */
export function partsOf(country: CountryCode): readonly Town[] {
  const known = parts.get(country);
  if (known !== undefined) return known;
  const made = PARTS[country].split('\n').map((line): Town => {
    const { zip, name, town } = PART.exec(line)?.groups ?? {};
    const whole = townsOf(country).find((one) => one.name === town);
    if (zip === undefined || name === undefined || whole === undefined) throw new Error(`Not a part of a town: ${line}`);
    return { ...whole, zip, name, lastZip: zip };
  });
  parts.set(country, made);
  return made;
}
