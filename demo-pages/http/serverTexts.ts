import type { LanguageCode } from '../countries/countries';
import { CHECKOUT_TEXTS, type CheckoutTexts } from './checkoutTexts';

interface ServerTexts extends CheckoutTexts {
  badRequest: string;
  failed: string;
  loginFailed: string;
  facebookRefused: string;
  facebookNoEmail: string;
  tooMany: string;
  maintenance: string;
  expired: string;
  backToShop: string;
  notFound: string;
  signInNeeded: string;
  outOfStock: string;
  emailTaken: string;
  notOrderable: string;
  tooManyPieces: string;
  fieldRequired: string;
  emailInvalid: string;
  passwordInvalid: string;
  mainListStays: string;
  cartChanged: string;
  cartForeign: string;
  serviceNotOffered: string;
  codeAccepted: string;
  codeUnknown: string;
  codeExpired: string;
  codeGoodsMissing: string;
}

/** The server's own messages for shoppers: refusals and failures. Page texts belong to the pages. */
export const SERVER_TEXTS: Readonly<Record<LanguageCode, ServerTexts>> = {
  sl: {
    ...CHECKOUT_TEXTS.sl,
    badRequest: 'Neveljavna zahteva.',
    failed: 'Prišlo je do napake. Poskusite znova.',
    loginFailed: 'Prijava ni uspela. Preverite e-naslov in geslo.',
    facebookRefused: 'Facebook vas ni potrdil. Poskusite znova ali se prijavite z e-naslovom in geslom.',
    facebookNoEmail: 'Facebook nam ni posredoval vašega e-naslova. Prijavite se z e-naslovom in geslom.',
    tooMany: 'Preveč poskusov. Poskusite znova čez minuto.',
    maintenance: 'Trgovino pravkar vzdržujemo.',
    expired: 'Obrazec je potekel.',
    backToShop: 'Nazaj v trgovino',
    notFound: 'Tega nismo našli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko kosov ni na zalogi.',
    emailTaken: 'Ta e-naslov je že registriran.',
    notOrderable: 'Tega izdelka ni mogoče naročiti.',
    tooManyPieces: 'Od enega izdelka lahko kupite največ 30\u00a0kosov.',
    fieldRequired: 'Izpolnite to polje.',
    emailInvalid: 'Vnesite veljaven e-naslov.',
    passwordInvalid: 'Geslo mora imeti vsaj 8\u00a0znakov.',
    mainListStays: 'Glavnega seznama ni mogoče odstraniti.',
    cartChanged: 'Košarica se je medtem spremenila.',
    cartForeign: 'Ta košarica ne pripada vam.',
    serviceNotOffered: 'Ta storitev za ta izdelek ni na voljo.',
    codeAccepted: 'Koda je sprejeta.',
    codeUnknown: 'Te kode ne poznamo.',
    codeExpired: 'Koda je potekla.',
    codeGoodsMissing: 'Vrednost košarice je za to kodo prenizka.',
  },
  cs: {
    ...CHECKOUT_TEXTS.cs,
    badRequest: 'Neplatný požadavek.',
    failed: 'Došlo k chybě. Zkuste to znovu.',
    loginFailed: 'Přihlášení se nezdařilo. Zkontrolujte e-mail a heslo.',
    facebookRefused: 'Facebook vás nepotvrdil. Zkuste to znovu, nebo se přihlaste e-mailem a heslem.',
    facebookNoEmail: 'Facebook nám neposkytl váš e-mail. Přihlaste se e-mailem a heslem.',
    tooMany: 'Příliš mnoho pokusů. Zkuste to znovu za minutu.',
    maintenance: 'V obchodě probíhá údržba.',
    expired: 'Platnost formuláře vypršela.',
    backToShop: 'Zpět do obchodu',
    notFound: 'To jsme nenašli.',
    signInNeeded: 'K tomu se musíte přihlásit.',
    outOfStock: 'Tolik kusů není skladem.',
    emailTaken: 'Tento e-mail je už zaregistrován.',
    notOrderable: 'Toto zboží nelze objednat.',
    tooManyPieces: 'Od jednoho druhu zboží lze koupit nejvýše 30\u00a0ks.',
    fieldRequired: 'Vyplňte toto pole.',
    emailInvalid: 'Zadejte platný e-mail.',
    passwordInvalid: 'Heslo musí mít alespoň 8\u00a0znaků.',
    mainListStays: 'Hlavní seznam nelze odstranit.',
    cartChanged: 'Košík se mezitím změnil.',
    cartForeign: 'Tento košík vám nepatří.',
    serviceNotOffered: 'Tuto službu k tomuto zboží nenabízíme.',
    codeAccepted: 'Kód byl přijat.',
    codeUnknown: 'Tento kód neznáme.',
    codeExpired: 'Platnost kódu vypršela.',
    codeGoodsMissing: 'Hodnota košíku je pro tento kód příliš nízká.',
  },
  sk: {
    ...CHECKOUT_TEXTS.sk,
    badRequest: 'Neplatná požiadavka.',
    failed: 'Vyskytla sa chyba. Skúste to znova.',
    loginFailed: 'Prihlásenie sa nepodarilo. Skontrolujte e-mail a heslo.',
    facebookRefused: 'Facebook vás nepotvrdil. Skúste to znova alebo sa prihláste e-mailom a heslom.',
    facebookNoEmail: 'Facebook nám neposkytol váš e-mail. Prihláste sa e-mailom a heslom.',
    tooMany: 'Príliš veľa pokusov. Skúste to znova o minútu.',
    maintenance: 'V obchode prebieha údržba.',
    expired: 'Platnosť formulára vypršala.',
    backToShop: 'Späť do obchodu',
    notFound: 'To sme nenašli.',
    signInNeeded: 'Na to sa musíte prihlásiť.',
    outOfStock: 'Toľko kusov nie je skladom.',
    emailTaken: 'Tento e-mail je už zaregistrovaný.',
    notOrderable: 'Tento tovar nie je možné objednať.',
    tooManyPieces: 'Z jedného druhu tovaru možno kúpiť najviac 30\u00a0ks.',
    fieldRequired: 'Vyplňte toto pole.',
    emailInvalid: 'Zadajte platný e-mail.',
    passwordInvalid: 'Heslo musí mať aspoň 8\u00a0znakov.',
    mainListStays: 'Hlavný zoznam nie je možné odstrániť.',
    cartChanged: 'Košík sa medzitým zmenil.',
    cartForeign: 'Tento košík vám nepatrí.',
    serviceNotOffered: 'Túto službu k tomuto tovaru neponúkame.',
    codeAccepted: 'Kód bol prijatý.',
    codeUnknown: 'Tento kód nepoznáme.',
    codeExpired: 'Platnosť kódu vypršala.',
    codeGoodsMissing: 'Hodnota košíka je pre tento kód príliš nízka.',
  },
  pl: {
    ...CHECKOUT_TEXTS.pl,
    badRequest: 'Nieprawidłowe żądanie.',
    failed: 'Wystąpił błąd. Spróbuj ponownie.',
    loginFailed: 'Logowanie nie powiodło się. Sprawdź adres e-mail i hasło.',
    facebookRefused: 'Facebook nie potwierdził logowania. Spróbuj ponownie albo zaloguj się e-mailem i hasłem.',
    facebookNoEmail: 'Facebook nie udostępnił nam Twojego adresu e-mail. Zaloguj się e-mailem i hasłem.',
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za minutę.',
    maintenance: 'Trwa konserwacja sklepu.',
    expired: 'Formularz wygasł.',
    backToShop: 'Wróć do sklepu',
    notFound: 'Nie znaleziono.',
    signInNeeded: 'Aby to zrobić, zaloguj się.',
    outOfStock: 'Nie mamy tylu sztuk w magazynie.',
    emailTaken: 'Ten adres e-mail jest już zarejestrowany.',
    notOrderable: 'Tego produktu nie można zamówić.',
    tooManyPieces: 'Jednego produktu można kupić najwyżej 30\u00a0szt.',
    fieldRequired: 'Wypełnij to pole.',
    emailInvalid: 'Wpisz poprawny adres e-mail.',
    passwordInvalid: 'Hasło musi mieć co najmniej 8\u00a0znaków.',
    mainListStays: 'Głównej listy nie można usunąć.',
    cartChanged: 'Koszyk zmienił się w międzyczasie.',
    cartForeign: 'Ten koszyk nie należy do Ciebie.',
    serviceNotOffered: 'Ta usługa nie jest dostępna dla tego produktu.',
    codeAccepted: 'Kod został przyjęty.',
    codeUnknown: 'Nie znamy tego kodu.',
    codeExpired: 'Kod stracił ważność.',
    codeGoodsMissing: 'Wartość koszyka jest za niska dla tego kodu.',
  },
  hu: {
    ...CHECKOUT_TEXTS.hu,
    badRequest: 'Érvénytelen kérés.',
    failed: 'Hiba történt. Próbálja újra.',
    loginFailed: 'A bejelentkezés nem sikerült. Ellenőrizze az e-mail-címet és a jelszót.',
    facebookRefused: 'A Facebook nem igazolta a bejelentkezést. Próbálja újra, vagy jelentkezzen be e-mail-címmel és jelszóval.',
    facebookNoEmail: 'A Facebook nem adta meg az e-mail-címét. Jelentkezzen be e-mail-címmel és jelszóval.',
    tooMany: 'Túl sok próbálkozás. Próbálja újra egy perc múlva.',
    maintenance: 'Az áruház karbantartás alatt áll.',
    expired: 'Az űrlap lejárt.',
    backToShop: 'Vissza az áruházba',
    notFound: 'Ezt nem találtuk.',
    signInNeeded: 'Ehhez be kell jelentkeznie.',
    outOfStock: 'Ennyi darab nincs raktáron.',
    emailTaken: 'Ezzel az e-mail-címmel már regisztráltak.',
    notOrderable: 'Ez a termék nem rendelhető.',
    tooManyPieces: 'Egy termékből legfeljebb 30\u00a0darab vásárolható.',
    fieldRequired: 'Töltse ki ezt a mezőt.',
    emailInvalid: 'Adjon meg érvényes e-mail-címet.',
    passwordInvalid: 'A jelszónak legalább 8\u00a0karakterből kell állnia.',
    mainListStays: 'A fő lista nem törölhető.',
    cartChanged: 'A kosár időközben megváltozott.',
    cartForeign: 'Ez a kosár nem az Öné.',
    serviceNotOffered: 'Ehhez a termékhez nincs ilyen szolgáltatás.',
    codeAccepted: 'A kódot elfogadtuk.',
    codeUnknown: 'Ezt a kódot nem ismerjük.',
    codeExpired: 'A kód lejárt.',
    codeGoodsMissing: 'A kosár értéke ehhez a kódhoz túl alacsony.',
  },
  hr: {
    ...CHECKOUT_TEXTS.hr,
    badRequest: 'Neispravan zahtjev.',
    failed: 'Došlo je do pogreške. Pokušajte ponovno.',
    loginFailed: 'Prijava nije uspjela. Provjerite e-adresu i lozinku.',
    facebookRefused: 'Facebook vas nije potvrdio. Pokušajte ponovno ili se prijavite e-adresom i lozinkom.',
    facebookNoEmail: 'Facebook nam nije proslijedio vašu e-adresu. Prijavite se e-adresom i lozinkom.',
    tooMany: 'Previše pokušaja. Pokušajte ponovno za minutu.',
    maintenance: 'Trgovinu upravo održavamo.',
    expired: 'Obrazac je istekao.',
    backToShop: 'Natrag u trgovinu',
    notFound: 'To nismo pronašli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko komada nije na zalihi.',
    emailTaken: 'Ova je e-adresa već registrirana.',
    notOrderable: 'Ovaj proizvod nije moguće naručiti.',
    tooManyPieces: 'Jednog proizvoda možete kupiti najviše 30\u00a0kom.',
    fieldRequired: 'Popunite ovo polje.',
    emailInvalid: 'Unesite ispravnu e-adresu.',
    passwordInvalid: 'Lozinka mora imati najmanje 8\u00a0znakova.',
    mainListStays: 'Glavnu listu nije moguće ukloniti.',
    cartChanged: 'Košarica se u međuvremenu promijenila.',
    cartForeign: 'Ova košarica nije vaša.',
    serviceNotOffered: 'Ta usluga nije dostupna za ovaj proizvod.',
    codeAccepted: 'Kod je prihvaćen.',
    codeUnknown: 'Taj kod ne poznajemo.',
    codeExpired: 'Kod je istekao.',
    codeGoodsMissing: 'Vrijednost košarice preniska je za taj kod.',
  },
};
