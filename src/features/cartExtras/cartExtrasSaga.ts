import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { isGift, selectBoughtArticles } from '../cart';
import { flashActions, keyFlash } from '../flash';
import { showFailure } from '../failureHandling';
import { sendSubscription } from '../newsletter';
import { getPage, getShop } from '../sagaContext';
import { cartExtrasActions } from './cartExtrasSlice';

const { subscriptionChanged, subscriptionSaved, subscriptionFailed, sharingRequested } = cartExtrasActions;
const { flashShown } = flashActions;

/** R1.16, R7.104, A015 */
function* subscribeToNews({ payload: { subscribe, email } }: ActionOf<typeof subscriptionChanged>): SagaGenerator {
  try {
    yield* sendSubscription({ subscribe, email });
    yield* put(subscriptionSaved({ subscribe }));
    yield* put(flashShown(keyFlash(subscribe ? 'txt_news_subscribed' : 'txt_news_left', 'success')));
  } catch (error) {
    yield* put(subscriptionFailed());
    if (!(error instanceof ApiError)) throw error;
    yield* showFailure(failureResponse(error));
  }
}

/**
 * R1.19, A015: no request. Shares links to the products, not to the cart: the friend would see their own cart, and anyone who
 * knows the cart's id can change it.
 */
function* share(): SagaGenerator {
  const [page, { links, t }] = [yield* getPage(), yield* getShop()];
  const base = page.location.origin();
  const lines = (yield* select(selectBoughtArticles)).flatMap((article) => {
    if (isGift(article)) return [];
    const address = links.href(article.url);
    return [[`${article.count} × ${article.title}`, ...(address === null ? [] : [new URL(address, base).href])].join('\n')];
  });
  const outcome = yield* call(() => page.share({ title: t('txt_share_title'), text: lines.join('\n\n') }));
  if (outcome === 'copied') yield* put(flashShown(keyFlash('txt_share_copied', 'success')));
  if (outcome === 'failed') yield* put(flashShown(keyFlash('txt_share_failed', 'warning')));
}

export function* cartExtrasSaga(): SagaGenerator {
  yield* fork(serialQueue('cartExtras.subscription', subscriptionChanged, subscribeToNews));
  yield* fork(serialQueue('cartExtras.sharing', sharingRequested, share));
}
