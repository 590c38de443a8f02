import { fork, put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions, VIP_NOTICE_CLOSED, vipNoticeExpiry } from '../account';
import { getPage, getShop } from '../sagaContext';
import { vipActions } from './vipSlice';

function* readNotice(): SagaGenerator {
  const [{ cookies }, { config }] = [yield* getPage(), yield* getShop()];
  yield* put(vipActions.noticeRead({ isClosed: cookies.get(config.vipNoticeCookie) === VIP_NOTICE_CLOSED }));
}

/** R4.072, R4.073 */
function* storeClosed(): SagaGenerator {
  const [{ cookies, clock }, { config }] = [yield* getPage(), yield* getShop()];
  cookies.set(config.vipNoticeCookie, VIP_NOTICE_CLOSED, vipNoticeExpiry(clock.now()));
}

export function* vipSaga(): SagaGenerator {
  yield* fork(serialQueue('vip.login', accountActions.loggedIn, readNotice)); // R4.004: the login opens it again
  yield* fork(serialQueue('vip.close', vipActions.noticeClosed, storeClosed));
  yield* readNotice();
}
