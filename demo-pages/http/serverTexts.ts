import type { LanguageCode } from '../domain/countries';
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

/** What the server itself says to shoppers: refusals and failures. Texts of the pages are the pages' own. */
export const SERVER_TEXTS: Readonly<Record<LanguageCode, ServerTexts>> = {
  sl: {
    ...CHECKOUT_TEXTS.sl,
    badRequest: 'Neveljavna zahteva.',
    failed: 'Prišlo je do napake. Poskusite znova.',
    loginFailed: 'Prijava ni uspela. Preverite e-naslov in geslo.',
    facebookRefused: 'Facebook vas ni potrdil. Poskusite znova ali se prijavite z e-naslovom in geslom.',
    facebookNoEmail: 'Facebook nam ni zaupal vašega e-naslova. Prijavite se z e-naslovom in geslom.',
    tooMany: 'Preveč poskusov. Poskusite znova čez minuto.',
    maintenance: 'Trgovina je v vzdrževanju.',
    expired: 'Obrazec je potekel.',
    backToShop: 'Nazaj v trgovino',
    notFound: 'Tega nismo našli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko izdelkov ni na zalogi.',
    emailTaken: 'Ta e-naslov je že registriran.',
    notOrderable: 'Tega izdelka ni mogoče naročiti.',
    tooManyPieces: 'V košarico gre največ 30 kosov enega izdelka.',
    fieldRequired: 'Izpolnite to polje.',
    emailInvalid: 'Vpišite veljaven e-naslov.',
    passwordInvalid: 'Geslo mora imeti vsaj 8 znakov.',
    mainListStays: 'Glavnega seznama ni mogoče odstraniti.',
    cartChanged: 'Košarica se je medtem spremenila.',
    cartForeign: 'Ta košarica ne pripada vam.',
    serviceNotOffered: 'Te storitve za ta izdelek ni.',
    codeAccepted: 'Koda je sprejeta.',
    codeUnknown: 'Te kode ne poznamo.',
    codeExpired: 'Koda je potekla.',
    codeGoodsMissing: 'Za to kodo je v košarici premalo.',
  },
  cs: {
    ...CHECKOUT_TEXTS.cs,
    badRequest: 'Neplatný požadavek.',
    failed: 'Došlo k chybě. Zkuste to znovu.',
    loginFailed: 'Přihlášení se nezdařilo. Zkontrolujte e-mail a heslo.',
    facebookRefused: 'Facebook vás nepotvrdil. Zkuste to znovu, nebo se přihlaste e-mailem a heslem.',
    facebookNoEmail: 'Facebook nám nesdělil váš e-mail. Přihlaste se e-mailem a heslem.',
    tooMany: 'Příliš mnoho pokusů. Zkuste to znovu za minutu.',
    maintenance: 'V obchodě probíhá údržba.',
    expired: 'Platnost formuláře vypršela.',
    backToShop: 'Zpět do obchodu',
    notFound: 'To jsme nenašli.',
    signInNeeded: 'K tomu se musíte přihlásit.',
    outOfStock: 'Tolik kusů není skladem.',
    emailTaken: 'Tento e-mail je již registrován.',
    notOrderable: 'Toto zboží nelze objednat.',
    tooManyPieces: 'Do košíku lze vložit nejvýše 30 kusů jednoho zboží.',
    fieldRequired: 'Vyplňte toto pole.',
    emailInvalid: 'Zadejte platný e-mail.',
    passwordInvalid: 'Heslo musí mít alespoň 8 znaků.',
    mainListStays: 'Hlavní seznam nelze odstranit.',
    cartChanged: 'Košík se mezitím změnil.',
    cartForeign: 'Tento košík vám nepatří.',
    serviceNotOffered: 'Tato služba se k produktu nenabízí.',
    codeAccepted: 'Kód byl přijat.',
    codeUnknown: 'Tento kód neznáme.',
    codeExpired: 'Platnost kódu vypršela.',
    codeGoodsMissing: 'Na tento kód je v košíku málo zboží.',
  },
  sk: {
    ...CHECKOUT_TEXTS.sk,
    badRequest: 'Neplatná požiadavka.',
    failed: 'Nastala chyba. Skúste to znova.',
    loginFailed: 'Prihlásenie zlyhalo. Skontrolujte e-mail a heslo.',
    facebookRefused: 'Facebook vás nepotvrdil. Skúste to znova alebo sa prihláste e-mailom a heslom.',
    facebookNoEmail: 'Facebook nám neprezradil váš e-mail. Prihláste sa e-mailom a heslom.',
    tooMany: 'Príliš veľa pokusov. Skúste to znova o minútu.',
    maintenance: 'V obchode prebieha údržba.',
    expired: 'Platnosť formulára vypršala.',
    backToShop: 'Späť do obchodu',
    notFound: 'To sme nenašli.',
    signInNeeded: 'Na to sa musíte prihlásiť.',
    outOfStock: 'Toľko kusov nie je na sklade.',
    emailTaken: 'Tento e-mail je už zaregistrovaný.',
    notOrderable: 'Tento tovar nie je možné objednať.',
    tooManyPieces: 'Do košíka možno vložiť najviac 30 kusov jedného tovaru.',
    fieldRequired: 'Vyplňte toto pole.',
    emailInvalid: 'Zadajte platný e-mail.',
    passwordInvalid: 'Heslo musí mať aspoň 8 znakov.',
    mainListStays: 'Hlavný zoznam nie je možné odstrániť.',
    cartChanged: 'Košík sa medzitým zmenil.',
    cartForeign: 'Tento košík vám nepatrí.',
    serviceNotOffered: 'Táto služba sa k produktu neponúka.',
    codeAccepted: 'Kód bol prijatý.',
    codeUnknown: 'Tento kód nepoznáme.',
    codeExpired: 'Platnosť kódu vypršala.',
    codeGoodsMissing: 'Na tento kód je v košíku málo tovaru.',
  },
  pl: {
    ...CHECKOUT_TEXTS.pl,
    badRequest: 'Nieprawidłowe żądanie.',
    failed: 'Wystąpił błąd. Spróbuj ponownie.',
    loginFailed: 'Logowanie nie powiodło się. Sprawdź e-mail i hasło.',
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
    tooManyPieces: 'W koszyku może być najwyżej 30 sztuk jednego produktu.',
    fieldRequired: 'Wypełnij to pole.',
    emailInvalid: 'Podaj prawidłowy adres e-mail.',
    passwordInvalid: 'Hasło musi mieć co najmniej 8 znaków.',
    mainListStays: 'Głównej listy nie można usunąć.',
    cartChanged: 'Koszyk w międzyczasie się zmienił.',
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
    facebookRefused: 'A Facebook nem igazolta Önt. Próbálja újra, vagy lépjen be e-mail-címmel és jelszóval.',
    facebookNoEmail: 'A Facebook nem adta meg az e-mail-címét. Lépjen be e-mail-címmel és jelszóval.',
    tooMany: 'Túl sok próbálkozás. Próbálja újra egy perc múlva.',
    maintenance: 'Az áruház karbantartás alatt áll.',
    expired: 'Az űrlap lejárt.',
    backToShop: 'Vissza a boltba',
    notFound: 'Ezt nem találtuk.',
    signInNeeded: 'Ehhez be kell jelentkeznie.',
    outOfStock: 'Ennyi darab nincs raktáron.',
    emailTaken: 'Ez az e-mail-cím már regisztrálva van.',
    notOrderable: 'Ez a termék nem rendelhető.',
    tooManyPieces: 'Egy termékből legfeljebb 30 darab tehető a kosárba.',
    fieldRequired: 'Töltse ki ezt a mezőt.',
    emailInvalid: 'Adjon meg érvényes e-mail-címet.',
    passwordInvalid: 'A jelszónak legalább 8 karakterből kell állnia.',
    mainListStays: 'A fő lista nem törölhető.',
    cartChanged: 'A kosár időközben megváltozott.',
    cartForeign: 'Ez a kosár nem az Öné.',
    serviceNotOffered: 'Ehhez a termékhez nincs ilyen szolgáltatás.',
    codeAccepted: 'A kódot elfogadtuk.',
    codeUnknown: 'Ezt a kódot nem ismerjük.',
    codeExpired: 'A kód lejárt.',
    codeGoodsMissing: 'Ehhez a kódhoz kevés a kosár értéke.',
  },
  hr: {
    ...CHECKOUT_TEXTS.hr,
    badRequest: 'Neispravan zahtjev.',
    failed: 'Došlo je do pogreške. Pokušajte ponovno.',
    loginFailed: 'Prijava nije uspjela. Provjerite e-adresu i lozinku.',
    facebookRefused: 'Facebook vas nije potvrdio. Pokušajte ponovno ili se prijavite e-adresom i lozinkom.',
    facebookNoEmail: 'Facebook nam nije povjerio vašu e-adresu. Prijavite se e-adresom i lozinkom.',
    tooMany: 'Previše pokušaja. Pokušajte ponovno za minutu.',
    maintenance: 'Trgovina je u održavanju.',
    expired: 'Obrazac je istekao.',
    backToShop: 'Natrag u trgovinu',
    notFound: 'To nismo pronašli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko komada nije na zalihi.',
    emailTaken: 'Ova e-adresa već je registrirana.',
    notOrderable: 'Ovaj proizvod nije moguće naručiti.',
    tooManyPieces: 'U košaricu stane najviše 30 komada jednog proizvoda.',
    fieldRequired: 'Ispunite ovo polje.',
    emailInvalid: 'Upišite ispravnu e-adresu.',
    passwordInvalid: 'Lozinka mora imati najmanje 8 znakova.',
    mainListStays: 'Glavni popis nije moguće ukloniti.',
    cartChanged: 'Košarica se u međuvremenu promijenila.',
    cartForeign: 'Ova košarica nije vaša.',
    serviceNotOffered: 'Ta usluga nije dostupna za ovaj proizvod.',
    codeAccepted: 'Kod je prihvaćen.',
    codeUnknown: 'Taj kod ne poznajemo.',
    codeExpired: 'Kod je istekao.',
    codeGoodsMissing: 'Za taj kod u košarici nema dovoljno.',
  },
};
