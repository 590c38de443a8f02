import type { FastifyError, FastifyInstance } from 'fastify';
import { COUNTRIES } from '../http/countries';
import type { ShopContext } from '../http/shopContext';
import { wantsPage } from '../http/plainPage';
import type { RegisterRoutes } from './pageRoutes';
import { createPages } from './render';
import { registerAccount } from './routes/account';
import { registerAdult } from './routes/adult';
import { registerCart } from './routes/cart';
import { registerConsents } from './routes/consents';
import { registerContent } from './routes/content';
import { registerHome } from './routes/home';
import { registerMailing } from './routes/mailing';
import { registerMails } from './routes/mails';
import { registerBrandAndPartner } from './routes/brandAndPartner';
import { registerMessages, sendFailure, sendMaintenance } from './routes/messages';
import { registerOrder } from './routes/order';
import { registerProduct } from './routes/product';
import { registerQuestion } from './routes/question';
import { registerReviews } from './routes/writeReview';
import { registerRecovery } from './routes/recovery';
import { registerRegistration } from './routes/registration';
import { registerSearch } from './routes/search';
import { registerSignIn } from './routes/signIn';
import { registerSmart } from './routes/smart';
import { registerWatchdog } from './routes/watchdog';
import { registerWidgets } from './routes/widgets';
import { registerWishlist } from './routes/wishlist';

const ROUTES: readonly RegisterRoutes[] = [
  registerHome,
  registerSearch,
  registerBrandAndPartner,
  registerCart,
  registerOrder,
  registerSignIn,
  registerRegistration,
  registerRecovery,
  registerAccount,
  registerWishlist,
  registerSmart,
  registerConsents,
  registerAdult,
  registerMailing,
  registerQuestion,
  registerWatchdog,
  registerMails,
  registerReviews,
  registerWidgets,
  registerContent,
  registerProduct,
];

/** The server-rendered shop: the same pages for the six countries. Sessions, csrf and `request.shop` come from the server. */
export async function registerPages(app: FastifyInstance, context: ShopContext): Promise<void> {
  const pages = createPages(context);
  await app.register(async (shop) => {
    shop.addHook('preHandler', async (request, reply) => {
      if (request.shop.maintenance) return sendMaintenance(pages, request, reply);
    });
    shop.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (!wantsPage(request)) throw error;
      return sendFailure(pages, request, reply, error);
    });
    for (const { prefix, urlKeys } of COUNTRIES) for (const register of ROUTES) register(shop, pages, { prefix, urls: urlKeys });
    registerMessages(shop, pages);
  });
}
