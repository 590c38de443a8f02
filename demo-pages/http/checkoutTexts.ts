import type { LanguageCode } from '../countries/countries';

export interface CheckoutTexts {
  /** {seller} */
  deliveryMissing: string;
  /** {seller} */
  deliveryGone: string;
  deliveryUnavailable: string;
  branchMissing: string;
  branchFull: string;
  windowTaken: string;
  windowMissing: string;
  paymentMissing: string;
  financingMissing: string;
  paymentUnavailable: string;
  addressMissing: string;
  priceChanged: string;
  /** {title} */
  soldOut: string;
  cartEmpty: string;
  alreadyOrdered: string;
  zipInvalid: string;
  phoneInvalid: string;
  countryInvalid: string;
  addressUnknown: string;
  profileLocked: string;
  placeUnlikely: string;
  companyIdInvalid: string;
  companyTaxIdInvalid: string;
  codeElsewhere: string;
  codeUsedUp: string;
  campaignGone: string;
  campaignTitle: string;
  strategyTogether: string;
  strategySplit: string;
}

/** The server's checkout messages for shoppers. */
export const CHECKOUT_TEXTS: Readonly<Record<LanguageCode, CheckoutTexts>> = {
  sl: {
    deliveryMissing: 'Izberite način dostave za pošiljko prodajalca {seller}.',
    deliveryGone: 'Izbrana dostava za pošiljko prodajalca {seller} ni več na voljo. Izberite drugo.',
    deliveryUnavailable: 'Ta način dostave ni več na voljo. Izberite drugega.',
    branchMissing: 'Izberite prevzemno mesto.',
    branchFull: 'To prevzemno mesto je polno. Izberite drugo.',
    windowTaken: 'Ta termin ni več prost. Izberite drugega.',
    windowMissing: 'Izberite termin.',
    paymentMissing: 'Izberite način plačila.',
    financingMissing: 'Financiranje še ni odobreno. Dokončajte vlogo ali izberite drug način plačila.',
    paymentUnavailable: 'Ta način plačila ni na voljo. Izberite drugega.',
    addressMissing: 'Izpolnite naslov za račun in dostavo.',
    priceChanged: 'Znesek naročila se je medtem spremenil. Preverite ga in oddajte naročilo znova.',
    soldOut: 'Izdelka »{title}« ni več dovolj na zalogi. Zmanjšajte količino ali ga odstranite.',
    cartEmpty: 'Vaša košarica je prazna.',
    alreadyOrdered: 'To naročilo je že oddano.',
    zipInvalid: 'Vnesite veljavno poštno številko.',
    phoneInvalid: 'Vnesite veljavno telefonsko številko.',
    countryInvalid: 'V to državo ne dostavljamo.',
    addressUnknown: 'Tega naslova nimamo več.',
    profileLocked: 'Tega profila ni mogoče urejati.',
    placeUnlikely: 'Poštna številka in kraj se ne ujemata.',
    companyIdInvalid: 'Matična številka ni veljavna.',
    companyTaxIdInvalid: 'Davčna številka ni veljavna.',
    codeElsewhere: 'Te kode pri nas ni mogoče uporabiti.',
    codeUsedUp: 'Koda je že porabljena.',
    campaignGone: 'Te ponudbe ni več.',
    campaignTitle: 'Zelena dostava: paket pride s kolesom, brez doplačila.',
    strategyTogether: 'Vse skupaj v enem paketu',
    strategySplit: 'Najprej to, kar je na zalogi',
  },
  cs: {
    deliveryMissing: 'Vyberte způsob dopravy zásilky prodejce {seller}.',
    deliveryGone: 'Zvolená doprava zásilky prodejce {seller} už není dostupná. Vyberte jinou.',
    deliveryUnavailable: 'Tento způsob dopravy už není dostupný. Vyberte jiný.',
    branchMissing: 'Vyberte výdejní místo.',
    branchFull: 'Toto výdejní místo je plné. Vyberte jiné.',
    windowTaken: 'Tento termín už není volný. Vyberte jiný.',
    windowMissing: 'Vyberte termín.',
    paymentMissing: 'Vyberte způsob platby.',
    financingMissing: 'Financování zatím není schválené. Dokončete žádost, nebo vyberte jiný způsob platby.',
    paymentUnavailable: 'Tento způsob platby není dostupný. Vyberte jiný.',
    addressMissing: 'Vyplňte fakturační a doručovací adresu.',
    priceChanged: 'Částka objednávky se mezitím změnila. Zkontrolujte ji a objednejte znovu.',
    soldOut: 'Zboží „{title}“ už není v tomto množství skladem. Snižte počet nebo je odeberte z košíku.',
    cartEmpty: 'Váš košík je prázdný.',
    alreadyOrdered: 'Tato objednávka už byla odeslána.',
    zipInvalid: 'Zadejte platné PSČ.',
    phoneInvalid: 'Zadejte platné telefonní číslo.',
    countryInvalid: 'Do této země nedoručujeme.',
    addressUnknown: 'Tuto adresu už nemáme.',
    profileLocked: 'Tento profil nelze upravit.',
    placeUnlikely: 'PSČ neodpovídá obci.',
    companyIdInvalid: 'IČO není platné.',
    companyTaxIdInvalid: 'DIČ není platné.',
    codeElsewhere: 'Tento kód u nás neplatí.',
    codeUsedUp: 'Kód je už vyčerpán.',
    campaignGone: 'Tato nabídka už neplatí.',
    campaignTitle: 'Zelená doprava: zásilka přijede na kole, bez příplatku.',
    strategyTogether: 'Vše najednou v jedné zásilce',
    strategySplit: 'Nejdřív to, co je skladem',
  },
  sk: {
    deliveryMissing: 'Vyberte spôsob dopravy zásielky predajcu {seller}.',
    deliveryGone: 'Zvolená doprava zásielky predajcu {seller} už nie je dostupná. Vyberte inú.',
    deliveryUnavailable: 'Tento spôsob dopravy už nie je dostupný. Vyberte iný.',
    branchMissing: 'Vyberte výdajné miesto.',
    branchFull: 'Toto výdajné miesto je plné. Vyberte iné.',
    windowTaken: 'Tento termín už nie je voľný. Vyberte iný.',
    windowMissing: 'Vyberte termín.',
    paymentMissing: 'Vyberte spôsob platby.',
    financingMissing: 'Financovanie zatiaľ nie je schválené. Dokončite žiadosť alebo vyberte iný spôsob platby.',
    paymentUnavailable: 'Tento spôsob platby nie je dostupný. Vyberte iný.',
    addressMissing: 'Vyplňte fakturačnú a doručovaciu adresu.',
    priceChanged: 'Suma objednávky sa medzitým zmenila. Skontrolujte ju a objednajte znova.',
    soldOut: 'Tovar „{title}“ už nie je v tomto množstve skladom. Znížte počet alebo ho odstráňte.',
    cartEmpty: 'Váš košík je prázdny.',
    alreadyOrdered: 'Táto objednávka už bola odoslaná.',
    zipInvalid: 'Zadajte platné PSČ.',
    phoneInvalid: 'Zadajte platné telefónne číslo.',
    countryInvalid: 'Do tejto krajiny nedoručujeme.',
    addressUnknown: 'Túto adresu už nemáme.',
    profileLocked: 'Tento profil sa nedá upraviť.',
    placeUnlikely: 'PSČ nezodpovedá obci.',
    companyIdInvalid: 'IČO nie je platné.',
    companyTaxIdInvalid: 'DIČ nie je platné.',
    codeElsewhere: 'Tento kód u nás neplatí.',
    codeUsedUp: 'Kód je už vyčerpaný.',
    campaignGone: 'Táto ponuka už neplatí.',
    campaignTitle: 'Zelená doprava: zásielka príde na bicykli, bez príplatku.',
    strategyTogether: 'Všetko naraz v jednej zásielke',
    strategySplit: 'Najprv to, čo je skladom',
  },
  pl: {
    deliveryMissing: 'Wybierz sposób dostawy przesyłki sprzedawcy {seller}.',
    deliveryGone: 'Wybrana dostawa przesyłki sprzedawcy {seller} nie jest już dostępna. Wybierz inną.',
    deliveryUnavailable: 'Ten sposób dostawy nie jest już dostępny. Wybierz inny.',
    branchMissing: 'Wybierz punkt odbioru.',
    branchFull: 'Ten punkt odbioru jest pełny. Wybierz inny.',
    windowTaken: 'Ten termin jest już zajęty. Wybierz inny.',
    windowMissing: 'Wybierz termin.',
    paymentMissing: 'Wybierz sposób płatności.',
    financingMissing: 'Finansowanie nie zostało jeszcze zatwierdzone. Dokończ wniosek albo wybierz inną płatność.',
    paymentUnavailable: 'Ten sposób płatności jest niedostępny. Wybierz inny.',
    addressMissing: 'Uzupełnij adres do faktury i dostawy.',
    priceChanged: 'Kwota zamówienia w międzyczasie się zmieniła. Sprawdź ją i zamów ponownie.',
    soldOut: 'Produktu „{title}” nie ma już w tej ilości. Zmniejsz liczbę sztuk lub go usuń.',
    cartEmpty: 'Twój koszyk jest pusty.',
    alreadyOrdered: 'To zamówienie zostało już złożone.',
    zipInvalid: 'Wpisz poprawny kod pocztowy.',
    phoneInvalid: 'Wpisz poprawny numer telefonu.',
    countryInvalid: 'Nie dostarczamy do tego kraju.',
    addressUnknown: 'Nie mamy już tego adresu.',
    profileLocked: 'Tego profilu nie można edytować.',
    placeUnlikely: 'Kod pocztowy i miejscowość nie pasują do siebie.',
    companyIdInvalid: 'Numer REGON jest nieprawidłowy.',
    companyTaxIdInvalid: 'Numer NIP jest nieprawidłowy.',
    codeElsewhere: 'Ten kod u nas nie działa.',
    codeUsedUp: 'Kod został już wykorzystany.',
    campaignGone: 'Tej oferty już nie ma.',
    campaignTitle: 'Zielona dostawa: paczka przyjedzie rowerem, bez dopłaty.',
    strategyTogether: 'Wszystko razem w jednej paczce',
    strategySplit: 'Najpierw to, co jest w magazynie',
  },
  hu: {
    deliveryMissing: 'Válasszon szállítási módot {seller} csomagjához.',
    deliveryGone: '{seller} csomagjának választott szállítása már nem elérhető. Válasszon másikat.',
    deliveryUnavailable: 'Ez a szállítási mód már nem elérhető. Válasszon másikat.',
    branchMissing: 'Válasszon átvételi pontot.',
    branchFull: 'Ez az átvételi pont megtelt. Válasszon másikat.',
    windowTaken: 'Ez az időpont már foglalt. Válasszon másikat.',
    windowMissing: 'Válasszon időpontot.',
    paymentMissing: 'Válasszon fizetési módot.',
    financingMissing: 'A finanszírozást még nem hagyták jóvá. Fejezze be a kérelmet, vagy válasszon más fizetési módot.',
    paymentUnavailable: 'Ez a fizetési mód nem elérhető. Válasszon másikat.',
    addressMissing: 'Töltse ki a számlázási és a szállítási címet.',
    priceChanged: 'A rendelés összege időközben megváltozott. Ellenőrizze, és rendeljen újra.',
    soldOut: 'Ebből a termékből már nincs ennyi raktáron: „{title}”. Csökkentse a mennyiséget, vagy távolítsa el.',
    cartEmpty: 'A kosara üres.',
    alreadyOrdered: 'Ezt a rendelést már leadták.',
    zipInvalid: 'Adjon meg érvényes irányítószámot.',
    phoneInvalid: 'Adjon meg érvényes telefonszámot.',
    countryInvalid: 'Ebbe az országba nem szállítunk.',
    addressUnknown: 'Ez a cím már nem szerepel nálunk.',
    profileLocked: 'Ez a profil nem szerkeszthető.',
    placeUnlikely: 'Az irányítószám és a település nem tartozik össze.',
    companyIdInvalid: 'A cégjegyzékszám nem érvényes.',
    companyTaxIdInvalid: 'Az adószám nem érvényes.',
    codeElsewhere: 'Ez a kód nálunk nem használható.',
    codeUsedUp: 'A kódot már felhasználták.',
    campaignGone: 'Ez az ajánlat már nem él.',
    campaignTitle: 'Zöld szállítás: a csomag kerékpárral érkezik, felár nélkül.',
    strategyTogether: 'Minden egyszerre, egy csomagban',
    strategySplit: 'Először az, ami raktáron van',
  },
  hr: {
    deliveryMissing: 'Odaberite način dostave pošiljke prodavatelja {seller}.',
    deliveryGone: 'Odabrana dostava pošiljke prodavatelja {seller} više nije dostupna. Odaberite drugu.',
    deliveryUnavailable: 'Ovaj način dostave više nije dostupan. Odaberite drugi.',
    branchMissing: 'Odaberite mjesto preuzimanja.',
    branchFull: 'Ovo je mjesto preuzimanja puno. Odaberite drugo.',
    windowTaken: 'Taj termin više nije slobodan. Odaberite drugi.',
    windowMissing: 'Odaberite termin.',
    paymentMissing: 'Odaberite način plaćanja.',
    financingMissing: 'Financiranje još nije odobreno. Dovršite zahtjev ili odaberite drugi način plaćanja.',
    paymentUnavailable: 'Ovaj način plaćanja nije dostupan. Odaberite drugi.',
    addressMissing: 'Unesite adresu za račun i dostavu.',
    priceChanged: 'Iznos narudžbe u međuvremenu se promijenio. Provjerite ga i naručite ponovno.',
    soldOut: 'Proizvoda „{title}” više nema dovoljno na zalihi. Smanjite količinu ili ga uklonite.',
    cartEmpty: 'Vaša košarica je prazna.',
    alreadyOrdered: 'Ova je narudžba već poslana.',
    zipInvalid: 'Unesite ispravan poštanski broj.',
    phoneInvalid: 'Unesite ispravan telefonski broj.',
    countryInvalid: 'U tu zemlju ne dostavljamo.',
    addressUnknown: 'Tu adresu više nemamo.',
    profileLocked: 'Ovaj profil nije moguće urediti.',
    placeUnlikely: 'Poštanski broj i mjesto ne podudaraju se.',
    companyIdInvalid: 'Matični broj nije ispravan.',
    companyTaxIdInvalid: 'OIB nije ispravan.',
    codeElsewhere: 'Taj kod kod nas ne vrijedi.',
    codeUsedUp: 'Kod je već iskorišten.',
    campaignGone: 'Te ponude više nema.',
    campaignTitle: 'Zelena dostava: paket stiže biciklom, bez nadoplate.',
    strategyTogether: 'Sve zajedno u jednom paketu',
    strategySplit: 'Najprije ono što je na zalihi',
  },
};
