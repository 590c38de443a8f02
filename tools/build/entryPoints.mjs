/** The entry of the modules. */
export const MAIN = 'src/main.ts';

/** The libraries of every page: a chunk of their own, which returning visitors keep when only our code has changed. */
export const LIBRARIES = 'src/libraries.ts';

/** The cart, loaded with the drawer or an add-to-cart button (ADR 007). */
export const CART_FEATURE = 'src/features/cart/index.ts';

/** Calls the shop's endpoints; loaded with the first call (ADR 018). */
export const CLIENT = 'src/api/createClient.ts';

const STEPS = ['widgets/checkout/Checkout.tsx', 'widgets/checkout/customer/CustomerStep.tsx', 'widgets/checkout/shipping/ShippingStep.tsx'];

/** Offers to the shopper: they share state and texts. */
const OFFERS = [
  'widgets/promo-strip/Strip.tsx',
  'widgets/promo-float/Float.tsx',
  'widgets/vip-strip/VipStrip.tsx',
  'widgets/smart-box/SmartBox.tsx',
];

/**
 * Groups of lazy modules: what one of `of` has in common with any other of its group is one chunk, loaded by all of `of` and `by`.
 * Without it, esbuild creates a chunk for every set of modules that share code, and opening the drawer would load eight. What lazy
 * modules of no common group share is loaded by every page.
 */
export const SHARED_CHUNKS = [
  { of: [CART_FEATURE, 'widgets/cart-drawer/CartPanel.tsx'], by: STEPS },
  { of: STEPS, by: [] },
  { of: OFFERS, by: [] },
];
