import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../http/shopContext';
import type { ShopRequest } from '../http/shopRequest';

export interface ScenarioContext {
  context: ShopContext;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Scenario {
  description: string;
  /** Changes the visit, which is a guest's new one; a scenario without it only sets its name. */
  apply?: (visit: ScenarioContext) => Promise<void> | void;
  /** The pages themselves differ, so they are not cached publicly. */
  changesPages?: true;
}

/** Whether the visit is in this scenario. */
export function inScenario(shop: Pick<ShopRequest, 'scenario'>, name: string): boolean {
  return shop.scenario?.split(',').includes(name) ?? false;
}

/** True the first time a hook runs in a session. */
export function takeOnce({ session }: Pick<ShopRequest, 'session'>, name: string): boolean {
  const spent = session.spent ?? [];
  if (spent.includes(name)) return false;
  session.spent = [...spent, name];
  return true;
}
