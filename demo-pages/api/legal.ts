import { saveConsents, setDeactivated } from '../domain/customers';
import { approveCondition, listUnapproved, wasAsked } from '../domain/legalConditions';
import { isTrustedLink } from '../http/csrf';
import { Refusal, type Endpoint } from '../http/endpoint';
import { SERVER_TEXTS } from '../http/serverTexts';
import { logOut } from '../http/sessionCart';
import { idOf } from './ids';
import { signedIn } from './signedIn';

const unclearedLegals: Endpoint = async (call) => {
  const { id } = signedIn(call);
  const unapproved = await listUnapproved(call.context.db, id, call.shop.country);
  return { legals: unapproved.map((condition) => ({ legal_id: String(condition.id), text: condition.text })) };
};

const approveLegal: Endpoint = async (call) => {
  const { id } = signedIn(call);
  const isApproved = await approveCondition(call.context.db, id, idOf(call.body.legalId) ?? 0);
  if (!isApproved) throw new Refusal(404, { error: SERVER_TEXTS[call.shop.language].notFound });
  return { status: true };
};

/** Closes the account of a customer who was asked to approve these conditions, and signs out everywhere. */
const deactivateAccount: Endpoint = async (call) => {
  const { db } = call.context;
  const { id, email } = signedIn(call);
  if (!(await wasAsked(db, id, idOf(call.body.legalId) ?? 0))) throw new Refusal(404, { error: SERVER_TEXTS[call.shop.language].notFound });
  await setDeactivated(db, email, true);
  await logOut(call.request);
  const { shop } = call.request;
  shop.session.flash = [{ type: 'success', message: SERVER_TEXTS[shop.language].accountClosed }]; // for the page that is loaded next
  return { status: true };
};

/** A GET that changes data, so it needs the session's token. */
const saveVipModalViewed: Endpoint = async (call) => {
  if (!isTrustedLink(call.request)) throw new Refusal(419, { error: 'csrf' });
  await saveConsents(call.context.db, signedIn(call).id, { vip_modal_consent: true });
  return { status: true };
};

export const legalEndpoints: Record<string, Endpoint> = { unclearedLegals, approveLegal, deactivateAccount, saveVipModalViewed };
