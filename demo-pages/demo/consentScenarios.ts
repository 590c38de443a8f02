import type { ConsentsValue, ShopDatabase } from '../db/schema';
import { saveConsents } from '../domain/customers';
import { DEMO_CUSTOMERS } from '../domain/demoCustomers';
import { askForApproval, CONDITIONS } from '../domain/legalConditions';
import { becomeOwn } from './accountScenarios';
import type { Scenario, ScenarioContext } from './scenario';

/**
 * What a separate customer still has to approve or has not seen. They join: `?scenario=unapproved-legals,collection-consent-missing,vip-welcome`.
 */
export const CONSENT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'collection-consent-missing': {
    description: 'signed in as a separate customer without the consent `collection`',
    apply: lacking({ collection: false }),
  },
  'vip-welcome': {
    description: 'signed in as a separate VIP customer who has not seen the welcome',
    apply: async (visit) => {
      await lacking({ vip_modal_consent: false })(visit);
      await change(visit, (db, id) =>
        db.updateTable('customers').set({ vipType: 'vip_program' }).where('id', '=', id).where('vipType', '=', 'regular').execute(),
      );
    },
  },
  'unapproved-legal': {
    description: 'signed in as a separate customer who has new legal conditions to approve',
    apply: asked(CONDITIONS.terms),
  },
  'unapproved-legals': {
    description: 'the same with three legal conditions, one of them long',
    apply: asked(CONDITIONS.terms, CONDITIONS.data, CONDITIONS.long),
  },
  'endless-legal': { description: 'the same with one legal condition of more than 200 KB', apply: asked(CONDITIONS.endless) },
};

const SHARED: readonly string[] = Object.values(DEMO_CUSTOMERS).map(({ email }) => email);

/** Changes a customer of this visit alone, whom a scenario before this one may have made. */
async function change(visit: ScenarioContext, apply: (db: ShopDatabase, id: number) => Promise<unknown>): Promise<void> {
  const { customer } = visit.request.shop;
  if (customer === null || SHARED.includes(customer.email))
    await becomeOwn(visit, { ...DEMO_CUSTOMERS.regular, vipType: customer?.vipType ?? 'regular' });
  const own = visit.request.shop.customer;
  if (own) await apply(visit.context.db, own.id);
}

function lacking(consents: Partial<ConsentsValue>): NonNullable<Scenario['apply']> {
  return (visit) => change(visit, (db, id) => saveConsents(db, id, consents));
}

function asked(...ids: readonly number[]): NonNullable<Scenario['apply']> {
  return (visit) => change(visit, (db, id) => askForApproval(db, id, ids));
}
