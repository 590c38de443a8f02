import type { Steps } from '../../lib/effects';
export function* cartSaga(): Steps {}
