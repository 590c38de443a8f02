import { accountEndpoints } from './account';
import { branchEndpoints } from './branches';
import { cartEndpoints } from './cart';
import { catalogueEndpoints } from './catalogue';
import { checkoutEndpoints } from './checkout';
import { customerStepEndpoints } from './customerStep';
import type { Endpoint } from '../http/endpoint';
import { legalEndpoints } from './legal';
import { privacyEndpoints } from './privacy';
import { promotionEndpoints } from './promotions';
import { menuEndpoints } from './menu';
import { shopContentEndpoints } from './shopContent';
import { stepEndpoints } from './steps';
import { wishlistEndpoints } from './wishlist';

/** The endpoints by operation of the contract. Missing operations respond with 501. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...accountEndpoints,
  ...branchEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerStepEndpoints,
  ...legalEndpoints,
  ...privacyEndpoints,
  ...shopContentEndpoints,
  ...promotionEndpoints,
  ...menuEndpoints,
  ...stepEndpoints,
  ...wishlistEndpoints,
};
