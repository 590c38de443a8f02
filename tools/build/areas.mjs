import { failStep } from './failStep.mjs';

/**
 * Which lazy modules share code, by the folders or files that they are in. What several of an area need is one chunk, loaded with each of them. Without areas, esbuild would
 * make a chunk for every set of modules that have something in common, and opening the drawer would load eight.
 *
 * `first` is there when one of `after` loads, so these have all of it; `siblings` share what at least two of them need. An area comes before those within it, and
 * two areas that are not within each other have no module in common. A lazy module of none is an area of its own: a new widget needs no entry here.
 */
const AREAS = [
  {
    name: 'cart',
    first: ['src/features/cart/', 'widgets/cart-drawer/'],
    after: [
      ...['widgets/checkout/', 'widgets/wishlist/', 'widgets/wishlist-flyout/', 'widgets/registration/'],
      ...['widgets/login-drawer/', 'widgets/account-dashboard/', 'widgets/user-menu/'],
    ],
  },
  { name: 'checkout', siblings: ['widgets/checkout/'] },
  { name: 'wishlists', siblings: ['widgets/wishlist/', 'widgets/wishlist-flyout/'] },
  { name: 'account', siblings: ['widgets/login-drawer/', 'widgets/account-dashboard/', 'widgets/user-menu/'] },
  { name: 'offers', siblings: ['widgets/promo-strip/', 'widgets/promo-float/', 'widgets/vip-strip/', 'widgets/smart-box/'] },
  { name: 'notices', siblings: ['widgets/privacy-panel/', 'widgets/newsletter/', 'widgets/confirmation/'] },
  { name: 'products', siblings: ['widgets/availability/', 'widgets/product-list/'] },
  { name: 'reviews', siblings: ['widgets/product-reviews/', 'widgets/star-rating/'] },
  { name: 'menus', siblings: ['widgets/mega-menu/', 'widgets/mobile-menu/'] },
  {
    name: 'overlays',
    siblings: [
      ...['widgets/page-modals/', 'widgets/vip-welcome/', 'widgets/shop-content/', 'src/connected/serverHtml/'],
      ...['widgets/adult-modal/', 'widgets/legal-modal/', 'widgets/gdpr-modal/'],
    ],
  },
  { name: 'qr-codes', siblings: ['upnQr', 'spayd', 'payBySquare', 'hct', 'zbp'].map((code) => `src/lib/paymentCodes/${code}.ts`) },
];

const isIn = (places, file) => places.some((place) => file.startsWith(place));

const placesOf = ({ first = [], after = [], siblings = [] }) => [...first, ...after, ...siblings];
const hasMember = (area, file) => isIn(placesOf(area), file);

const isSharedIn = ({ first, siblings }, users) =>
  first ? users.some((file) => isIn(first, file)) : users.filter((file) => isIn(siblings, file)).length > 1;

/** Where lazy modules find what these `users` need: `Map<area, users>`. */
export function areasOf(users) {
  const areas = new Map();
  for (const file of users) {
    const name = AREAS.find((area) => hasMember(area, file) && isSharedIn(area, users))?.name ?? file;
    areas.set(name, [...(areas.get(name) ?? []), file]);
  }
  return areas;
}

/** Stops the build where an area names what does not exist, or has only a part of another one: the rule would place shared code in the first load. */
export function checkAreas(lazyModules) {
  const refuse = (problem) => failStep('areas', problem, 'Correct AREAS in tools/build/areas.mjs.');
  for (const [nth, area] of AREAS.entries()) {
    const unknown = placesOf(area).find((place) => !lazyModules.some((file) => isIn([place], file)));
    if (unknown !== undefined) refuse(`no lazy module is in ${unknown}`);
    const members = lazyModules.filter((file) => hasMember(area, file));
    const torn = AREAS.slice(0, nth).find((outer) => new Set(members.map((file) => hasMember(outer, file))).size > 1);
    if (torn !== undefined) refuse(`a part of ${area.name} is in ${torn.name}`);
  }
}

/** The areas whose chunks a lazy module loads. */
export const areasAround = (file) => AREAS.filter((area) => hasMember(area, file)).map(({ name }) => name);
