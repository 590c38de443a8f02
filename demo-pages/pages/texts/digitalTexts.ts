/** Texts of digital goods on the page of an order: a part of each language's texts. */
const sl = {
  digitalTitle: 'Digitalna vsebina',
  digitalKeep: 'Ključe hranite tako skrbno kot gesla.',
  digitalShow: 'Pokaži licenčne ključe',
  digitalHide: 'Skrij ključe',
  digitalNone: 'Ključev še ni. Pripravimo jih, ko prejmemo plačilo.',
  apiKeyTitle: 'Ključ API: {title}',
  apiKeyText: 'S ključem API vaši programi dostopajo do vsebine. Pokažemo ga samo enkrat.',
  apiKeyExists: 'Ključ API že imate. Če ste ga izgubili, ga zamenjajte; dosedanji bo nehal delovati.',
  apiKeyOnce: 'Ključ shranite zdaj. Pozneje ga ne bomo mogli več pokazati.',
  apiKeyCreate: 'Ustvari ključ API',
  apiKeyRenew: 'Zamenjaj ključ API',
};

const cs: typeof sl = {
  digitalTitle: 'Digitální obsah',
  digitalKeep: 'Klíče opatrujte stejně pečlivě jako hesla.',
  digitalShow: 'Zobrazit licenční klíče',
  digitalHide: 'Skrýt klíče',
  digitalNone: 'Klíče zatím nejsou. Připravíme je po přijetí platby.',
  apiKeyTitle: 'Klíč API: {title}',
  apiKeyText: 'Pomocí klíče API se k obsahu připojují vaše programy. Zobrazíme ho jen jednou.',
  apiKeyExists: 'Klíč API už máte. Pokud jste ho ztratili, vyměňte ho; dosavadní přestane fungovat.',
  apiKeyOnce: 'Klíč si uložte hned. Později už ho nebudeme moci zobrazit.',
  apiKeyCreate: 'Vytvořit klíč API',
  apiKeyRenew: 'Vyměnit klíč API',
};

const sk: typeof sl = {
  digitalTitle: 'Digitálny obsah',
  digitalKeep: 'Kľúče uchovávajte rovnako starostlivo ako heslá.',
  digitalShow: 'Zobraziť licenčné kľúče',
  digitalHide: 'Skryť kľúče',
  digitalNone: 'Kľúče zatiaľ nie sú. Pripravíme ich po prijatí platby.',
  apiKeyTitle: 'Kľúč API: {title}',
  apiKeyText: 'Pomocou kľúča API sa k obsahu pripájajú vaše programy. Zobrazíme ho len raz.',
  apiKeyExists: 'Kľúč API už máte. Ak ste ho stratili, vymeňte ho; doterajší prestane fungovať.',
  apiKeyOnce: 'Kľúč si uložte hneď. Neskôr ho už nebudeme môcť zobraziť.',
  apiKeyCreate: 'Vytvoriť kľúč API',
  apiKeyRenew: 'Vymeniť kľúč API',
};

const pl: typeof sl = {
  digitalTitle: 'Treści cyfrowe',
  digitalKeep: 'Chroń klucze tak samo jak hasła.',
  digitalShow: 'Pokaż klucze licencyjne',
  digitalHide: 'Ukryj klucze',
  digitalNone: 'Kluczy jeszcze nie ma. Przygotujemy je po otrzymaniu płatności.',
  apiKeyTitle: 'Klucz API: {title}',
  apiKeyText: 'Dzięki kluczowi API Twoje programy mają dostęp do treści. Pokazujemy go tylko raz.',
  apiKeyExists: 'Masz już klucz API. Jeśli go nie masz pod ręką, wymień go; dotychczasowy przestanie działać.',
  apiKeyOnce: 'Zapisz klucz teraz. Później nie będziemy mogli go już pokazać.',
  apiKeyCreate: 'Utwórz klucz API',
  apiKeyRenew: 'Wymień klucz API',
};

const hu: typeof sl = {
  digitalTitle: 'Digitális tartalom',
  digitalKeep: 'A kulcsokat ugyanolyan gondosan őrizze, mint a jelszavait.',
  digitalShow: 'Licenckulcsok megjelenítése',
  digitalHide: 'Kulcsok elrejtése',
  digitalNone: 'Még nincsenek kulcsok. A fizetés beérkezése után készítjük el őket.',
  apiKeyTitle: 'API-kulcs: {title}',
  apiKeyText: 'Az API-kulccsal a programjai hozzáférnek a tartalomhoz. Csak egyszer jelenítjük meg.',
  apiKeyExists: 'Önnek már van API-kulcsa. Ha elveszett, cserélje le; a jelenlegi érvényét veszti.',
  apiKeyOnce: 'Mentse el most a kulcsot. Később már nem tudjuk megjeleníteni.',
  apiKeyCreate: 'API-kulcs létrehozása',
  apiKeyRenew: 'API-kulcs cseréje',
};

const hr: typeof sl = {
  digitalTitle: 'Digitalni sadržaj',
  digitalKeep: 'Ključeve čuvajte jednako pažljivo kao lozinke.',
  digitalShow: 'Prikaži licencne ključeve',
  digitalHide: 'Sakrij ključeve',
  digitalNone: 'Ključeva još nema. Pripremit ćemo ih kad primimo uplatu.',
  apiKeyTitle: 'API ključ: {title}',
  apiKeyText: 'S API ključem vaši programi pristupaju sadržaju. Prikazujemo ga samo jednom.',
  apiKeyExists: 'Već imate API ključ. Ako ste ga izgubili, zamijenite ga; dosadašnji će prestati raditi.',
  apiKeyOnce: 'Spremite ključ sada. Poslije ga više nećemo moći prikazati.',
  apiKeyCreate: 'Izradi API ključ',
  apiKeyRenew: 'Zamijeni API ključ',
};

export const DIGITAL_TEXTS = { sl, cs, sk, pl, hu, hr };
