import { accountEndpoints } from './account';
import { branchEndpoints } from './branches';
import { cartEndpoints } from './cart';
import { catalogueEndpoints } from './catalogue';
import { checkoutEndpoints } from './checkout';
import { customerStepEndpoints } from './customerStep';
import { digitalContentEndpoints } from './digitalContent';
import { financingEndpoints } from './financing';
import type { Endpoint } from '../http/endpoint';
import { legalEndpoints } from './legal';
import { privacyEndpoints } from './privacy';
import { promotionEndpoints } from './promotions';
import { menuEndpoints } from './menu';
import { shopContentEndpoints } from './shopContent';
import { reviewEndpoints } from './reviews';
import { stepEndpoints } from './steps';
import { trackingEndpoints } from './tracking';
import { wishlistEndpoints } from './wishlist';

/** The endpoints by operation of the contract. Missing operations respond with 501. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...accountEndpoints,
  ...branchEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerStepEndpoints,
  ...digitalContentEndpoints,
  ...financingEndpoints,
  ...legalEndpoints,
  ...privacyEndpoints,
  ...shopContentEndpoints,
  ...promotionEndpoints,
  ...menuEndpoints,
  ...reviewEndpoints,
  ...stepEndpoints,
  ...trackingEndpoints,
  ...wishlistEndpoints,
};
