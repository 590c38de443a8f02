import { accountEndpoints } from './account';
import { branchEndpoints } from './branches';
import { cartEndpoints } from './cart';
import { catalogueEndpoints } from './catalogue';
import { checkoutEndpoints } from './checkout';
import { customerStepEndpoints } from './customerStep';
import type { Endpoint } from './endpoint';
import { stepEndpoints } from './steps';
import { wishlistEndpoints } from './wishlist';

/** What the shop answers, by operation of the contract. The rest of the contract is answered with 501. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...accountEndpoints,
  ...branchEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerStepEndpoints,
  ...stepEndpoints,
  ...wishlistEndpoints,
};
