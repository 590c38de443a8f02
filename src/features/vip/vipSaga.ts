import { fork, put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions, VIP_NOTICE_CLOSED, VIP_NOTICE_COOKIE, vipNoticeExpiry } from '../account';
import { getPage } from '../sagaContext';
import { vipActions } from './vipSlice';

function* readNotice(): Steps {
  const { cookies } = yield* getPage();
  yield* put(vipActions.noticeRead({ isClosed: cookies.get(VIP_NOTICE_COOKIE) === VIP_NOTICE_CLOSED }));
}

/** R4.072, R4.073 */
function* storeClosed(): Steps {
  const { cookies, clock } = yield* getPage();
  cookies.set(VIP_NOTICE_COOKIE, VIP_NOTICE_CLOSED, vipNoticeExpiry(clock.now()));
}

export function* vipSaga(): Steps {
  yield* fork(serialQueue('vip.login', accountActions.loggedIn, readNotice)); // R4.004: the login opens it again
  yield* fork(serialQueue('vip.close', vipActions.noticeClosed, storeClosed));
  yield* readNotice();
}
