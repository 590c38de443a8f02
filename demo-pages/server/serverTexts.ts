import type { LanguageCode } from '../domain/countries';

interface ServerTexts {
  badRequest: string;
  failed: string;
  loginFailed: string;
  tooMany: string;
  maintenance: string;
  expired: string;
  backToShop: string;
  notFound: string;
  signInNeeded: string;
  outOfStock: string;
  emailTaken: string;
}

/** What the server itself says to shoppers: refusals and failures. Texts of the pages are the pages' own. */
export const SERVER_TEXTS: Readonly<Record<LanguageCode, ServerTexts>> = {
  sl: {
    badRequest: 'Neveljavna zahteva.',
    failed: 'Prišlo je do napake. Poskusite znova.',
    loginFailed: 'Prijava ni uspela. Preverite e-naslov in geslo.',
    tooMany: 'Preveč poskusov. Poskusite znova čez minuto.',
    maintenance: 'Trgovina je v vzdrževanju.',
    expired: 'Obrazec je potekel.',
    backToShop: 'Nazaj v trgovino',
    notFound: 'Tega nismo našli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko izdelkov ni na zalogi.',
    emailTaken: 'Ta e-naslov je že registriran.',
  },
  cs: {
    badRequest: 'Neplatný požadavek.',
    failed: 'Došlo k chybě. Zkuste to znovu.',
    loginFailed: 'Přihlášení se nezdařilo. Zkontrolujte e-mail a heslo.',
    tooMany: 'Příliš mnoho pokusů. Zkuste to znovu za minutu.',
    maintenance: 'V obchodě probíhá údržba.',
    expired: 'Platnost formuláře vypršela.',
    backToShop: 'Zpět do obchodu',
    notFound: 'To jsme nenašli.',
    signInNeeded: 'K tomu se musíte přihlásit.',
    outOfStock: 'Tolik kusů není skladem.',
    emailTaken: 'Tento e-mail je již registrován.',
  },
  sk: {
    badRequest: 'Neplatná požiadavka.',
    failed: 'Nastala chyba. Skúste to znova.',
    loginFailed: 'Prihlásenie zlyhalo. Skontrolujte e-mail a heslo.',
    tooMany: 'Príliš veľa pokusov. Skúste to znova o minútu.',
    maintenance: 'V obchode prebieha údržba.',
    expired: 'Platnosť formulára vypršala.',
    backToShop: 'Späť do obchodu',
    notFound: 'To sme nenašli.',
    signInNeeded: 'Na to sa musíte prihlásiť.',
    outOfStock: 'Toľko kusov nie je na sklade.',
    emailTaken: 'Tento e-mail je už zaregistrovaný.',
  },
  pl: {
    badRequest: 'Nieprawidłowe żądanie.',
    failed: 'Wystąpił błąd. Spróbuj ponownie.',
    loginFailed: 'Logowanie nie powiodło się. Sprawdź e-mail i hasło.',
    tooMany: 'Zbyt wiele prób. Spróbuj ponownie za minutę.',
    maintenance: 'Trwa konserwacja sklepu.',
    expired: 'Formularz wygasł.',
    backToShop: 'Wróć do sklepu',
    notFound: 'Nie znaleziono.',
    signInNeeded: 'Aby to zrobić, zaloguj się.',
    outOfStock: 'Nie mamy tylu sztuk w magazynie.',
    emailTaken: 'Ten adres e-mail jest już zarejestrowany.',
  },
  hu: {
    badRequest: 'Érvénytelen kérés.',
    failed: 'Hiba történt. Próbálja újra.',
    loginFailed: 'A bejelentkezés nem sikerült. Ellenőrizze az e-mail-címet és a jelszót.',
    tooMany: 'Túl sok próbálkozás. Próbálja újra egy perc múlva.',
    maintenance: 'Az áruház karbantartás alatt áll.',
    expired: 'Az űrlap lejárt.',
    backToShop: 'Vissza a boltba',
    notFound: 'Ezt nem találtuk.',
    signInNeeded: 'Ehhez be kell jelentkeznie.',
    outOfStock: 'Ennyi darab nincs raktáron.',
    emailTaken: 'Ez az e-mail-cím már regisztrálva van.',
  },
  hr: {
    badRequest: 'Neispravan zahtjev.',
    failed: 'Došlo je do pogreške. Pokušajte ponovno.',
    loginFailed: 'Prijava nije uspjela. Provjerite e-adresu i lozinku.',
    tooMany: 'Previše pokušaja. Pokušajte ponovno za minutu.',
    maintenance: 'Trgovina je u održavanju.',
    expired: 'Obrazac je istekao.',
    backToShop: 'Natrag u trgovinu',
    notFound: 'To nismo pronašli.',
    signInNeeded: 'Za to se morate prijaviti.',
    outOfStock: 'Toliko komada nije na zalihi.',
    emailTaken: 'Ova e-adresa već je registrirana.',
  },
};
