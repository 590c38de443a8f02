// Generated from the folders by `npm run manifest`. Do not edit.
import type { AnyWidgetDefinition } from '../src/loader/defineWidget';
import { accountDashboard } from './account-dashboard/accountDashboard.widget';
import { adultModal } from './adult-modal/adultModal.widget';
import { availability } from './availability/availability.widget';
import { backToTop } from './back-to-top/backToTop.widget';
import { cartDrawer } from './cart-drawer/cartDrawer.widget';
import { checkout } from './checkout/checkout.widget';
import { confirmation } from './confirmation/confirmation.widget';
import { digitalContent } from './digital-content/digitalContent.widget';
import { financingOffer } from './financing-offer/financingOffer.widget';
import { flashMessages } from './flash-messages/flashMessages.widget';
import { gdprModal } from './gdpr-modal/gdprModal.widget';
import { legalModal } from './legal-modal/legalModal.widget';
import { loginDrawer } from './login-drawer/loginDrawer.widget';
import { megaMenu } from './mega-menu/megaMenu.widget';
import { mobileMenu } from './mobile-menu/mobileMenu.widget';
import { newsletter } from './newsletter/newsletter.widget';
import { pageModals } from './page-modals/pageModals.widget';
import { privacyPanel } from './privacy-panel/privacyPanel.widget';
import { productList } from './product-list/productList.widget';
import { productReviews } from './product-reviews/productReviews.widget';
import { promoFloat } from './promo-float/promoFloat.widget';
import { promoStrip } from './promo-strip/promoStrip.widget';
import { registration } from './registration/registration.widget';
import { searchBar } from './search-bar/searchBar.widget';
import { shopContent } from './shop-content/shopContent.widget';
import { smartBox } from './smart-box/smartBox.widget';
import { starRating } from './star-rating/starRating.widget';
import { userMenu } from './user-menu/userMenu.widget';
import { vipStrip } from './vip-strip/vipStrip.widget';
import { vipWelcome } from './vip-welcome/vipWelcome.widget';
import { wishlist } from './wishlist/wishlist.widget';
import { wishlistFlyout } from './wishlist-flyout/wishlistFlyout.widget';

/** Every widget of this build. */
export const widgets: readonly AnyWidgetDefinition[] = [
  accountDashboard,
  adultModal,
  availability,
  backToTop,
  cartDrawer,
  checkout,
  confirmation,
  digitalContent,
  financingOffer,
  flashMessages,
  gdprModal,
  legalModal,
  loginDrawer,
  megaMenu,
  mobileMenu,
  newsletter,
  pageModals,
  privacyPanel,
  productList,
  productReviews,
  promoFloat,
  promoStrip,
  registration,
  searchBar,
  shopContent,
  smartBox,
  starRating,
  userMenu,
  vipStrip,
  vipWelcome,
  wishlist,
  wishlistFlyout,
];
