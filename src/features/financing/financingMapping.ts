import { entriesOf, field, idOf, isSet, labelOf, listOf, numberOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { toFlashes } from '../flash';
import { toVariant } from '../installments';
import type { InstallmentVariant } from '../installments';
import { toApplicationState } from './financingTypes';
import type { Application, FinancingAnswer, FinancingDocument, Plan } from './financingTypes';

const VARIANTS_MAX = 200;
const DOCUMENTS_MAX = 10;
const TITLE_MAX_CHARS = 120;

const toDocument = (dto: Dto): FinancingDocument | null => {
  const [title, url] = [shortLabelOf(dto, 'title', TITLE_MAX_CHARS), textOf(dto, 'url')];
  return title === null || url === null ? null : { title, url };
};

/** Null if the shop sends none; undefined if it cannot be understood. */
function toApplication(value: unknown): Application | null | undefined {
  if (value === undefined || value === null) return null;
  const dto = toDto(value);
  const state = toApplicationState(field(dto, 'state'));
  if (state === null) return undefined;
  const attemptsLeft = numberOf(dto, 'attemptsLeft');
  const validTo = Date.parse(textOf(dto, 'validTo') ?? '');
  return {
    state,
    documents: listOf(field(dto, 'documents'), toDocument, DOCUMENTS_MAX),
    termsVersion: idOf(dto, 'termsVersion'),
    needsPersonalId: isSet(dto, 'personalId'),
    phone: shortLabelOf(dto, 'phone', 40),
    attemptsLeft: attemptsLeft !== null && Number.isInteger(attemptsLeft) && attemptsLeft >= 0 ? attemptsLeft : null,
    redirectUrl: textOf(dto, 'redirectUrl'),
    validTo: Number.isNaN(validTo) ? null : validTo,
  };
}

/** Null for a method whose variants or application are all unusable. */
function toPlan(dto: Dto): Plan | null {
  const application = toApplication(field(dto, 'financing'));
  const sent = field(dto, 'installments');
  const variants = listOf(sent, toVariant, VARIANTS_MAX);
  return application === undefined || (variants.length === 0 && entriesOf(sent).length > 0) ? null : { variants, application };
}

/** A112: texts without spaces are keys or codes; sentences may be about anything. */
const isCode = (text: string): boolean => /^[\w.:-]+$/.test(text);
const marksError = (text: string): boolean => isCode(text) && text.includes('err');

/** R8.17, R8.20 */
export function toAnswer(answer: unknown): FinancingAnswer {
  const dto = toDto(answer);
  const sent = field(dto, 'status');
  const inner = toDto(sent);
  const status = typeof sent === 'string' ? sent : (textOf(inner, 'status') ?? (field(inner, 'status') === true ? 'ok' : ''));
  const messages = [
    ...toFlashes(field(dto, 'messages')),
    ...toFlashes(field(inner, 'flashMessages')),
    ...toFlashes(labelOf(inner, 'message') ?? []),
  ];
  const plans = Object.entries(field(dto, 'billingMethods') ?? {}).flatMap(([id, method]: [string, unknown]) => {
    const plan = toPlan(toDto(method));
    return plan === null ? [] : [[idOf(toDto(method), 'id') ?? id, plan] as const];
  });
  const isError = marksError(status) || messages.some(({ message }) => marksError(message));
  return {
    outcome: isError ? 'error' : status === 'ok' ? 'ok' : 'retry',
    plans: Object.fromEntries(plans),
    messages: messages.filter(({ message }) => !isCode(message)),
  };
}

/** R7.087 */
export function toOffer(answer: unknown): InstallmentVariant | null {
  const offer = field(toDto(answer), 'offer');
  return offer === null || offer === undefined ? null : toVariant(toDto(offer));
}
