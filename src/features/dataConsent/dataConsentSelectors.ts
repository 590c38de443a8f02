import { selectAccountStatus, selectConsent, selectIsLogged } from '../account';
import type { WithAccount } from '../account';

/**
 * R4.085: whether the customer lacks the consent. `unknown`: neither the page nor the tab's snapshot names it, so the account has to
 * be fetched.
 */
export function selectConsentState(state: WithAccount, code: string): 'lacking' | 'given' | 'unknown' {
  if (!selectIsLogged(state)) return 'given';
  const consent = selectConsent(state, code);
  if (consent === null) return selectAccountStatus(state) === 'ready' ? 'lacking' : 'unknown';
  return consent ? 'given' : 'lacking';
}
