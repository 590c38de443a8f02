import { isConsentCode, saveConsents } from '../domain/customers';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { keepPersonalisation } from '../http/personalisation';
import { SERVER_TEXTS } from '../http/serverTexts';
import { signedIn } from './signedIn';

/** Stores known consents of the signed-in customer, all or none of them. */
async function store(call: Call, changes: Readonly<Record<string, boolean>>): Promise<object> {
  const { context, shop } = call;
  const { id } = signedIn(call);
  const unknown = Object.keys(changes).filter((code) => !isConsentCode(code));
  const errors = Object.fromEntries(unknown.map((code) => [code, SERVER_TEXTS[shop.language].notFound]));
  if (unknown.length > 0) throw new Refusal(422, { errors });
  return { status: true, consents: await saveConsents(context.db, id, changes) };
}

const setConsent: Endpoint = (call) => store(call, { [String(call.body.consentCode)]: call.body.consentValue === true });

/** A guest's decision is kept by the browser's cookie, a customer's by the account, too. */
const setPanelConsent: Endpoint = async (call) => {
  const isAccepted = call.body.consentValue === true;
  keepPersonalisation(call.reply, isAccepted);
  const changes = { personal_data_3p: isAccepted };
  return call.shop.customer ? store(call, changes) : { status: true, consents: changes };
};

const updateConsents: Endpoint = async (call) => {
  const consents: Record<string, boolean> = { ...Object(call.body.consents) };
  const answer = await store(call, consents);
  if (consents.personal_data_3p !== undefined) keepPersonalisation(call.reply, consents.personal_data_3p);
  return answer;
};

export const privacyEndpoints: Record<string, Endpoint> = { setConsent, setPanelConsent, updateConsents };
