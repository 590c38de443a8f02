import { department, group, leaf } from '../grammar';

export const media = department('1f4da', 'Knjige, igre in programi|Knihy, hry a programy|Knihy, hry a programy|Książki, gry i programy|Könyvek, játékok és programok|Knjige, igre i programi', 'Planivo Luneto Zolvena Nexolin Quentra', [
  group('Knjige|Knihy|Knihy|Książki|Könyvek|Knjige', [
    leaf('1f4d6', 'Romani|Romány|Romány|Powieści|Regények|Romani', 'Roman|Román|Román|Powieść|Regény|Roman', 7, 39, 'pages::224/312/480', 'named'),
    leaf('1f4d8', 'Otroške knjige|Dětské knihy|Detské knihy|Książki dla dzieci|Gyermekkönyvek|Dječje knjige', 'Slikanica|Obrázková kniha|Obrázková kniha|Książka z obrazkami|Képeskönyv|Slikovnica', 5, 25, 'pages::24/32/48 age:+:3/6', 'named'),
    leaf('1f4d7', 'Kuharske knjige|Kuchařky|Kuchárske knihy|Książki kucharskie|Szakácskönyvek|Kuharice', 'Kuharska knjiga|Kuchařka|Kuchárska kniha|Książka kucharska|Szakácskönyv|Kuharica', 12, 49, 'pages::160/240/320', 'named'),
  ]),
  group('Pisarna in šola|Kancelář a škola|Kancelária a škola|Biuro i szkoła|Iroda és iskola|Ured i škola', [
    leaf('1f4d3', 'Zvezki|Sešity|Zošity|Zeszyty|Füzetek|Bilježnice', 'Zvezek|Sešit|Zošit|Zeszyt|Füzet|Bilježnica', 1, 15, 'sheets::32/52/80', 'colors'),
    leaf('1f58a-fe0f', 'Pisala|Psací potřeby|Písacie potreby|Przybory do pisania|Írószerek|Pribor za pisanje', 'Nalivno pero|Plnicí pero|Plniace pero|Pióro wieczne|Töltőtoll|Nalivpero', 2, 89, 'length:mm:135/142', 'colors'),
  ]),
  group('Digitalne igre|Digitální hry|Digitálne hry|Gry cyfrowe|Digitális játékok|Digitalne igre', [
    leaf('1f3ae', 'Igre za računalnik|Hry pro počítač|Hry pre počítač|Gry na komputer|Játékok számítógépre|Igre za računalo', 'Računalniška igra (koda)|Počítačová hra (kód)|Počítačová hra (kód)|Gra komputerowa (kod)|Számítógépes játék (kód)|Računalna igra (kod)', 5, 69, 'age:+:7/12/16 storage:GB:20/60/110', 'digital'),
    leaf('1f47e', 'Igre za odrasle|Hry pro dospělé|Hry pre dospelých|Gry dla dorosłych|Felnőtt játékok|Igre za odrasle', 'Grozljiva igra (koda)|Hororová hra (kód)|Hororová hra (kód)|Gra grozy (kod)|Horrorjáték (kód)|Horor igra (kod)', 15, 69, 'age:+:18 storage:GB:40/90', 'digital adult'),
  ]),
  group('Programi in licence|Programy a licence|Programy a licencie|Programy i licencje|Programok és licencek|Programi i licence', [
    leaf('1f4bf', 'Pisarniški programi|Kancelářské programy|Kancelárske programy|Programy biurowe|Irodai programok|Uredski programi', 'Pisarniški paket (licenca)|Kancelářský balík (licence)|Kancelársky balík (licencia)|Pakiet biurowy (licencja)|Irodai csomag (licenc)|Uredski paket (licenca)', 29, 249, 'devices::1/3/5 validity:mes.:12/24', 'digital'),
    leaf('1f6e1-fe0f', 'Zaščita računalnika|Ochrana počítače|Ochrana počítača|Ochrona komputera|Számítógép-védelem|Zaštita računala', 'Protivirusna zaščita (licenca)|Antivirová ochrana (licence)|Antivírusová ochrana (licencia)|Ochrona antywirusowa (licencja)|Vírusvédelem (licenc)|Antivirusna zaštita (licenca)', 15, 99, 'devices::1/3/5 validity:mes.:12/24', 'digital'),
  ]),
  group('Glasba in darilni boni|Hudba a dárkové poukazy|Hudba a darčekové poukazy|Muzyka i karty podarunkowe|Zene és ajándékkártyák|Glazba i darovni bonovi', [
    leaf('1f3b8', 'Glasbila|Hudební nástroje|Hudobné nástroje|Instrumenty muzyczne|Hangszerek|Glazbala', 'Akustična kitara|Akustická kytara|Akustická gitara|Gitara akustyczna|Akusztikus gitár|Akustična gitara', 49, 499, 'length:cm:86/96/104 material::wood', 'colors'),
    leaf('1f4b3', 'Darilni boni|Dárkové poukazy|Darčekové poukazy|Karty podarunkowe|Ajándékkártyák|Darovni bonovi', 'Darilni bon (koda)|Dárkový poukaz (kód)|Darčekový poukaz (kód)|Karta podarunkowa (kod)|Ajándékkártya (kód)|Darovni bon (kod)', 10, 100, 'validity:mes.:12/24', 'digital'),
  ]),
]);
