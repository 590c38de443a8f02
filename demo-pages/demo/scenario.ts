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
  /** What is done to the visit, which is a guest's fresh one; a scenario without it is known by its name alone. */
  apply?: (visit: ScenarioContext) => Promise<void> | void;
  /** The pages themselves look different, so they are not the ones that everybody gets. */
  changesPages?: true;
}

/** Whether the visit was put in this state. */
export function inScenario(shop: Pick<ShopRequest, 'scenario'>, name: string): boolean {
  return shop.scenario?.split(',').includes(name) ?? false;
}

/** True the first time in a session that a hook asks for its turn. */
export function takeOnce({ session }: Pick<ShopRequest, 'session'>, name: string): boolean {
  const spent = session.spent ?? [];
  if (spent.includes(name)) return false;
  session.spent = [...spent, name];
  return true;
}
