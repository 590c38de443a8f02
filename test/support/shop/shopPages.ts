/** URLs of the reference shop for tests that visit every page; `?scenario=` sets the visit's state first. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  department: '/dom-in-pohistvo',
  'listing, sorted, second page': '/kolesarstvo?sort=price&page=2',
  'search results': '/iskanje?s=cevlji',
  'search without results': '/iskanje?s=qwxyz',
  'search for nothing': '/iskanje',
  brand: '/znamka/cordela',
  partner: '/partner/zeleni-kot',
  'product with variants': '/moska-majica-tindaro-opal-130-bombaz',
  'product that is sold out': '/kolesarska-celada-alpinor-mira-400-60-cm',
  'empty cart': '/kosarica?scenario=guest',
  'filled cart': '/kosarica?scenario=mixed-basket',
  'order form': '/narocilo?scenario=mixed-basket',
  'sign-in': '/prijava',
  registration: '/registracija',
  'password recovery': '/pozabljeno-geslo',
  account: '/moj-racun?scenario=customer',
  orders: '/narocila?scenario=customer',
  watchdog: '/obvescanje?scenario=customer',
  wishlists: '/seznam-zelja?scenario=vip-plus',
  'editor’s page': '/vsebina/dostava-in-placilo',
  'page of an adult department': '/vino?scenario=adult-page',
  'second currency': '/kolesarstvo?scenario=dual-price',
  'no such page': '/te-strani-ni',
};

/** Listing, search, product and cart of each sibling. */
export const SIBLINGS: Readonly<Record<string, { listing: string; search: string; product: string; cart: string }>> = {
  cz: {
    listing: '/cz/boty-a-tasky',
    search: '/cz/hledani?s=hodinky&stock=1',
    product: '/cz/chytre-hodinky-orvika-sava-200-40-mm',
    cart: '/cz/kosik',
  },
  sk: {
    listing: '/sk/topanky-a-tasky',
    search: '/sk/hladanie?s=hodinky&stock=1',
    product: '/sk/inteligentne-hodinky-orvika-sava-200-40-mm',
    cart: '/sk/kosik',
  },
  pl: {
    listing: '/pl/buty-i-torby',
    search: '/pl/szukaj?s=buty&stock=1',
    product: '/pl/buty-do-biegania-rovanti-rosa-980-260-g',
    cart: '/pl/koszyk',
  },
  hu: {
    listing: '/hu/cipok-es-taskak',
    search: '/hu/kereses?s=cip&stock=1',
    product: '/hu/elegans-cipok-irvella-solis-670-bor',
    cart: '/hu/kosar',
  },
  hr: {
    listing: '/hr/cipele-i-torbe',
    search: '/hr/pretraga?s=cipele&stock=1',
    product: '/hr/planinarske-cipele-irvella-nova-800-510-g',
    cart: '/hr/kosarica',
  },
};
