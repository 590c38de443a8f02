import type { CountryCode } from '../countries/countries';

/** How content a review is: 4 or 5 stars, 3 stars, 1 or 2 stars. */
export type Mood = 'good' | 'fair' | 'bad';

/** Of what a country's reviews are composed. Sentences fit every product: they name none. `{na/en}`: how a woman, and how a man, says it of themselves. */
export interface ReviewWords {
  titles: Readonly<Record<Mood, readonly string[]>>;
  /** What the product is like. */
  verdicts: Readonly<Record<Mood, readonly string[]>>;
  /** What was noticed besides. */
  details: readonly string[];
  endings: Readonly<Record<Mood, readonly string[]>>;
  pros: readonly string[];
  cons: readonly string[];
  /** Women and men in turn. */
  names: readonly string[];
  initials: string;
}

const list = (text: string): readonly string[] => text.split('|');

export const REVIEW_WORDS: Readonly<Record<CountryCode, ReviewWords>> = {
  SI: {
    titles: {
      good: list(
        'Odličen nakup|Zelo zadovolj{na/en}|Priporočam|Točno to sem iskal{a/}|Presega pričakovanja|Vreden svoje cene|Super izdelek|Brez pripomb',
      ),
      fair: list('Soliden izdelek|Za ta denar v redu|Ima prednosti in slabosti|Povprečno|Pričakoval{a/} sem malo več'),
      bad: list('Razočaran{a/}|Ne priporočam|Slaba kakovost|Vrnil{a/} sem|Ni kot na sliki'),
    },
    verdicts: {
      good: list(
        'Izdelek uporabljamo že nekaj mesecev in smo zelo zadovoljni.|Kakovost je boljša, kot sem pričakoval{a/}.|Natanko takšno kot na sliki in v opisu.|Preprosto za uporabo, navodil skoraj nisem potreboval{a/}.|Dobro narejeno, materiali delujejo trpežno.|Kupili smo za darilo in smo zadeli v polno.|Po tednu vsakdanje rabe nimam nobene pripombe.',
      ),
      fair: list(
        'Izdelek opravi svoje, posebnega presežka pa ni.|Za to ceno dobiš pričakovano kakovost.|Deluje, vendar sem od opisa pričakoval{a/} več.|Prvi vtis je dober, čez čas pa se pokaže nekaj slabosti.',
      ),
      bad: list(
        'Po dveh tednih se je pokvarilo.|Opis se ne ujema s tem, kar sem prejel{a/}.|Izdelava je površna, robovi so ostri.|Za ta denar se dobi kaj boljšega.|Že ob prvi uporabi so se pokazale težave.',
      ),
    },
    details: list(
      'Dostava je bila hitra, paket lepo zapakiran.|Barva se v živo ne razlikuje od slike.|Navodila so v slovenščini in razumljiva.|Čiščenje vzame le minuto.|Malo težje, kot sem mislil{a/}, a nič motečega.|Dostava je zamujala dva dni.|Primerjali smo več podobnih izdelkov in izbrali tega.|Podpora je na vprašanje odgovorila še isti dan.',
    ),
    endings: {
      good: list('Z veseljem bi kupil{a/} znova.|Toplo priporočam.|Vredno vsakega evra.|Vsa pohvala.'),
      fair: list('Za občasno rabo bo čisto v redu.|Če ne pričakujete preveč, boste zadovoljni.|Naslednjič bi vzel{a/} višji razred.'),
      bad: list('Izdelek sem vrnil{a/}.|Drugič bom izbral{a/} drugo znamko.|Škoda denarja.'),
    },
    pros: list(
      'dobra izdelava|preprosta uporaba|razmerje med ceno in kakovostjo|lep videz|tiho delovanje|hitra dostava|trpežni materiali|enostavno čiščenje',
    ),
    cons: list('navodila bi bila lahko boljša|malo težko|embalaža poškodovana|barva rahlo drugačna|zaloga dodatkov|daljša dostava'),
    names: list('Maja|Luka|Nina|Tomaž|Katja|Gregor|Petra|Andrej|Mateja|Rok|Irena|Jure|Špela|Boštjan'),
    initials: 'ABČDFGHJKLMNPRSŠTVZŽ',
  },
  CZ: {
    titles: {
      good: list('Skvělý nákup|Naprostá spokojenost|Doporučuji|Přesně to jsem hledal{a/}|Předčilo očekávání|Stojí za to|Výborné zboží'),
      fair: list('Slušné|Za ty peníze dobré|Má to plusy i minusy|Průměr|Čekal{a/} jsem trochu víc'),
      bad: list('Zklamání|Nedoporučuji|Špatná kvalita|Vráceno|Neodpovídá popisu'),
    },
    verdicts: {
      good: list(
        'Používáme už několik měsíců a jsme velmi spokojeni.|Kvalita je lepší, než jsem čekal{a/}.|Přesně podle obrázku a popisu.|Snadné používání, návod jsem skoro nepotřeboval{a/}.|Pěkně zpracované, materiály působí odolně.|Kupovali jsme jako dárek a trefili jsme se.|Po týdnu každodenního používání nemám co vytknout.',
      ),
      fair: list(
        'Svůj účel splní, nic navíc ale nečekejte.|Za tu cenu odpovídající kvalita.|Funguje, ale podle popisu jsem čekal{a/} víc.|První dojem je dobrý, časem se ukáže pár nedostatků.',
      ),
      bad: list(
        'Po dvou týdnech se to rozbilo.|Popis neodpovídá tomu, co přišlo.|Zpracování je odbyté, hrany jsou ostré.|Za ty peníze se dá koupit něco lepšího.|Potíže se ukázaly hned při prvním použití.',
      ),
    },
    details: list(
      'Doručení bylo rychlé, balík pečlivě zabalený.|Barva se ve skutečnosti neliší od obrázku.|Návod je v češtině a srozumitelný.|Čištění zabere jen minutu.|Trochu těžší, než jsem mysle{la/l}, ale nevadí to.|Doručení se o dva dny zpozdilo.|Porovnávali jsme víc podobných výrobků a vybrali tento.|Podpora odpověděla na dotaz ještě týž den.',
    ),
    endings: {
      good: list('Rá{da/d} bych koupil{a/} znovu.|Vřele doporučuji.|Stojí za každou korunu.|Jen tak dál.'),
      fair: list('Na občasné použití úplně stačí.|Kdo nečeká příliš, bude spokojený.|Příště bych zvolil{a/} vyšší řadu.'),
      bad: list('Zboží jsem vrátil{a/}.|Příště zvolím jinou značku.|Škoda peněz.'),
    },
    pros: list(
      'dobré zpracování|snadné používání|poměr ceny a kvality|hezký vzhled|tichý chod|rychlé doručení|odolné materiály|snadné čištění',
    ),
    cons: list('návod by mohl být lepší|trochu těžké|poškozený obal|barva se mírně liší|málo příslušenství|delší doručení'),
    names: list('Jana|Petr|Lucie|Martin|Tereza|Jiří|Hana|Tomáš|Eva|Pavel|Kateřina|Ondřej'),
    initials: 'BČDFHJKLMNPRŘSŠTVZ',
  },
  SK: {
    titles: {
      good: list('Skvelý nákup|Úplná spokojnosť|Odporúčam|Presne toto som hľadal{a/}|Prekonalo očakávania|Stojí za to|Výborný tovar'),
      fair: list('Slušné|Za tie peniaze dobré|Má to plusy aj mínusy|Priemer|Čakal{a/} som trochu viac'),
      bad: list('Sklamanie|Neodporúčam|Zlá kvalita|Vrátené|Nezodpovedá opisu'),
    },
    verdicts: {
      good: list(
        'Používame už niekoľko mesiacov a sme veľmi spokojní.|Kvalita je lepšia, než som čakal{a/}.|Presne podľa obrázka a opisu.|Jednoduché používanie, návod som takmer nepotreboval{a/}.|Pekne spracované, materiály pôsobia odolne.|Kupovali sme ako darček a trafili sme.|Po týždni každodenného používania nemám čo vytknúť.',
      ),
      fair: list(
        'Svoj účel splní, nič navyše však nečakajte.|Za tú cenu zodpovedajúca kvalita.|Funguje, ale podľa opisu som čakal{a/} viac.|Prvý dojem je dobrý, časom sa ukáže zopár nedostatkov.',
      ),
      bad: list(
        'Po dvoch týždňoch sa to pokazilo.|Opis nezodpovedá tomu, čo prišlo.|Spracovanie je odbyté, hrany sú ostré.|Za tie peniaze sa dá kúpiť niečo lepšie.|Problémy sa ukázali hneď pri prvom použití.',
      ),
    },
    details: list(
      'Doručenie bolo rýchle, balík starostlivo zabalený.|Farba sa v skutočnosti nelíši od obrázka.|Návod je v slovenčine a zrozumiteľný.|Čistenie zaberie len minútu.|Trochu ťažšie, než som mysle{la/l}, ale neprekáža to.|Doručenie sa o dva dni oneskorilo.|Porovnávali sme viac podobných výrobkov a vybrali tento.|Podpora odpovedala na otázku ešte v ten deň.',
    ),
    endings: {
      good: list('R{ada/ád} by som kúpil{a/} znova.|Vrelo odporúčam.|Stojí za každé euro.|Len tak ďalej.'),
      fair: list('Na občasné použitie úplne stačí.|Kto nečaká priveľa, bude spokojný.|Nabudúce by som zvolil{a/} vyšší rad.'),
      bad: list('Tovar som vrátil{a/}.|Nabudúce zvolím inú značku.|Škoda peňazí.'),
    },
    pros: list(
      'dobré spracovanie|jednoduché používanie|pomer ceny a kvality|pekný vzhľad|tichý chod|rýchle doručenie|odolné materiály|ľahké čistenie',
    ),
    cons: list('návod by mohol byť lepší|trochu ťažké|poškodený obal|farba sa mierne líši|málo príslušenstva|dlhšie doručenie'),
    names: list('Zuzana|Peter|Katarína|Marek|Lenka|Ján|Monika|Michal|Eva|Jozef|Barbora|Lukáš'),
    initials: 'BČDFHJKĽMNPRSŠTVZ',
  },
  PL: {
    titles: {
      good: list(
        'Świetny zakup|Jestem bardzo zadowolon{a/y}|Polecam|Dokładnie tego szukał{am/em}|Lepsze, niż oczekiwał{am/em}|Wart swojej ceny|Super produkt',
      ),
      fair: list('Przyzwoity|Za te pieniądze w porządku|Ma plusy i minusy|Przeciętny|Spodziewał{am/em} się trochę więcej'),
      bad: list('Rozczarowanie|Nie polecam|Słaba jakość|Zwrócił{am/em}|Niezgodny z opisem'),
    },
    verdicts: {
      good: list(
        'Używamy od kilku miesięcy i jesteśmy bardzo zadowoleni.|Jakość lepsza, niż się spodziewał{am/em}.|Dokładnie jak na zdjęciu i w opisie.|Prosta obsługa, instrukcja prawie nie była potrzebna.|Dobrze wykonany, materiały sprawiają wrażenie trwałych.|Kupiliśmy na prezent i to był strzał w dziesiątkę.|Po tygodniu codziennego używania nie mam żadnych uwag.',
      ),
      fair: list(
        'Robi to, co powinien, ale nic ponadto.|Jakość odpowiednia do ceny.|Działa, ale po opisie spodziewał{am/em} się więcej.|Pierwsze wrażenie dobre, z czasem widać kilka wad.',
      ),
      bad: list(
        'Zepsuł się po dwóch tygodniach.|Opis nie zgadza się z tym, co przyszło.|Wykonanie niestaranne, ostre krawędzie.|Za te pieniądze można kupić coś lepszego.|Kłopoty pojawiły się już przy pierwszym użyciu.',
      ),
    },
    details: list(
      'Dostawa szybka, paczka dobrze zabezpieczona.|Kolor na żywo nie różni się od zdjęcia.|Instrukcja jest po polsku i zrozumiała.|Czyszczenie zajmuje tylko chwilę.|Trochę cięższy, niż myślał{am/em}, ale to nie przeszkadza.|Dostawa spóźniła się o dwa dni.|Porównaliśmy kilka podobnych produktów i wybraliśmy ten.|Obsługa odpowiedziała na pytanie jeszcze tego samego dnia.',
    ),
    endings: {
      good: list('Chętnie kupił{abym/bym} ponownie.|Gorąco polecam.|Wart każdej złotówki.|Tak trzymać.'),
      fair: list(
        'Do okazjonalnego użytku w zupełności wystarczy.|Kto nie oczekuje zbyt wiele, będzie zadowolony.|Następnym razem wybrał{abym/bym} wyższy model.',
      ),
      bad: list('Odesłał{am/em}.|Następnym razem wybiorę inną markę.|Szkoda pieniędzy.'),
    },
    pros: list(
      'dobre wykonanie|prosta obsługa|stosunek ceny do jakości|ładny wygląd|cicha praca|szybka dostawa|trwałe materiały|łatwe czyszczenie',
    ),
    cons: list('instrukcja mogłaby być lepsza|trochę ciężki|uszkodzone opakowanie|kolor nieco inny|mało akcesoriów|dłuższa dostawa'),
    names: list('Anna|Piotr|Katarzyna|Marcin|Agnieszka|Tomasz|Magda|Paweł|Ewa|Michał|Joanna|Krzysztof'),
    initials: 'BCDGJKLŁMNPRSŚTWZŻ',
  },
  HU: {
    titles: {
      good: list('Kiváló vétel|Nagyon elégedett vagyok|Ajánlom|Pont ezt kerestem|Felülmúlta a várakozásaimat|Megéri az árát|Szuper termék'),
      fair: list('Rendben van|Ennyi pénzért jó|Van előnye és hátránya is|Átlagos|Kicsit többet vártam'),
      bad: list('Csalódás|Nem ajánlom|Gyenge minőség|Visszaküldtem|Nem olyan, mint a képen'),
    },
    verdicts: {
      good: list(
        'Már több hónapja használjuk, és nagyon elégedettek vagyunk.|Jobb a minősége, mint amire számítottam.|Pontosan olyan, mint a képen és a leírásban.|Egyszerű használni, az útmutató szinte nem is kellett.|Szépen kidolgozott, az anyagok tartósnak tűnnek.|Ajándékba vettük, és telitalálat volt.|Egy hét mindennapi használat után sincs kifogásom.',
      ),
      fair: list(
        'Teszi a dolgát, de többet nem érdemes várni tőle.|Az árának megfelelő minőség.|Működik, de a leírás alapján többet vártam.|Az első benyomás jó, idővel kiderül néhány hiba.',
      ),
      bad: list(
        'Két hét után elromlott.|A leírás nem egyezik azzal, ami érkezett.|Hanyag kidolgozás, éles szélek.|Ennyi pénzért jobbat is lehet kapni.|Már az első használatkor gondok voltak.',
      ),
    },
    details: list(
      'Gyors volt a kiszállítás, a csomag gondosan becsomagolva érkezett.|A színe élőben sem más, mint a képen.|Az útmutató magyar nyelvű és érthető.|A tisztítása csak egy perc.|Kicsit nehezebb, mint gondoltam, de nem zavaró.|A kiszállítás két napot késett.|Több hasonló terméket is megnéztünk, és ezt választottuk.|Az ügyfélszolgálat még aznap válaszolt.',
    ),
    endings: {
      good: list('Szívesen megvenném újra.|Melegen ajánlom.|Minden forintot megér.|Csak így tovább.'),
      fair: list('Alkalmi használatra teljesen jó.|Aki nem vár túl sokat, elégedett lesz.|Legközelebb magasabb kategóriát választanék.'),
      bad: list('Visszaküldtem.|Legközelebb másik márkát választok.|Kár a pénzért.'),
    },
    pros: list(
      'jó kidolgozás|egyszerű használat|jó ár-érték arány|szép megjelenés|halk működés|gyors kiszállítás|tartós anyagok|könnyű tisztítás',
    ),
    cons: list('jobb is lehetne az útmutató|kicsit nehéz|sérült csomagolás|kissé eltérő szín|kevés tartozék|hosszabb kiszállítás'),
    names: list('Anna|Péter|Katalin|Gábor|Zsófia|László|Eszter|Zoltán|Judit|Tamás|Réka|Balázs'),
    initials: 'BCDFGHJKLMNPRSTVZ',
  },
  HR: {
    titles: {
      good: list(
        'Odlična kupnja|Vrlo sam zadovolj{na/an}|Preporučujem|Upravo to sam traži{la/o}|Iznad očekivanja|Vrijedi svoje cijene|Super proizvod',
      ),
      fair: list('Solidan proizvod|Za taj novac u redu|Ima prednosti i mana|Prosječno|Očekiva{la/o} sam malo više'),
      bad: list('Razočaran{a/}|Ne preporučujem|Loša kvaliteta|Vrati{la/o} sam|Nije kao na slici'),
    },
    verdicts: {
      good: list(
        'Koristimo ga već nekoliko mjeseci i vrlo smo zadovoljni.|Kvaliteta je bolja nego što sam očekiva{la/o}.|Točno kao na slici i u opisu.|Jednostavno za korištenje, upute gotovo nisu bile potrebne.|Dobro izrađeno, materijali djeluju izdržljivo.|Kupili smo za poklon i pogodili.|Nakon tjedan dana svakodnevne uporabe nemam zamjerki.',
      ),
      fair: list(
        'Radi svoje, ali ništa više od toga.|Za tu cijenu očekivana kvaliteta.|Radi, ali sam prema opisu očekiva{la/o} više.|Prvi dojam je dobar, s vremenom se pokaže nekoliko mana.',
      ),
      bad: list(
        'Nakon dva tjedna se pokvarilo.|Opis ne odgovara onome što je stiglo.|Izrada je površna, rubovi su oštri.|Za taj novac može se kupiti nešto bolje.|Već pri prvom korištenju pojavili su se problemi.',
      ),
    },
    details: list(
      'Dostava je bila brza, paket dobro zapakiran.|Boja se uživo ne razlikuje od slike.|Upute su na hrvatskom i razumljive.|Čišćenje traje samo minutu.|Malo teže nego što sam misli{la/o}, ali ne smeta.|Dostava je kasnila dva dana.|Usporedili smo više sličnih proizvoda i odabrali ovaj.|Podrška je na upit odgovorila isti dan.',
    ),
    endings: {
      good: list('Rado bih kupi{la/o} ponovno.|Toplo preporučujem.|Vrijedi svakog eura.|Sve pohvale.'),
      fair: list('Za povremenu uporabu sasvim u redu.|Tko ne očekuje previše, bit će zadovoljan.|Sljedeći put uze{la/o} bih višu klasu.'),
      bad: list('Proizvod sam vrati{la/o}.|Drugi put odabrat ću drugu marku.|Šteta novca.'),
    },
    pros: list(
      'dobra izrada|jednostavno korištenje|omjer cijene i kvalitete|lijep izgled|tih rad|brza dostava|izdržljivi materijali|lako čišćenje',
    ),
    cons: list('upute bi mogle biti bolje|malo teško|oštećena ambalaža|boja malo drugačija|malo dodataka|dulja dostava'),
    names: list('Ana|Ivan|Marija|Marko|Petra|Josip|Ivana|Tomislav|Maja|Luka|Martina|Ante'),
    initials: 'BCČDFGHJKLMNPRSŠTVZŽ',
  },
};
