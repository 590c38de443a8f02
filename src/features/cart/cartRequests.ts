import type { ApiInput, OperationId } from '../../api/api';
import type { Intent, ServiceKind } from './cartTypes';

/** R7.048-R7.055, A004: operations that add and remove a service. */
const SERVICE_CALLS = {
  warranty: ['cartAddWarranty', 'cartDeleteWarranty'],
  insurance: ['cartAddInsurance', 'cartDeleteInsurance'],
  digital: ['cartAddDigital', 'cartDeleteDigital'],
  return_guarantee: ['cartAddGuarantee', 'cartDeleteGuarantee'],
} as const satisfies Record<ServiceKind, readonly [OperationId, OperationId]>;

/** The contract's maximum for one insert. */
const INSERT_COUNT_MAX = 999;

/** Sends the request of an intent (A004, A085, A086), using `send`. */
export function sendIntent<Result>(intent: Intent, send: <Op extends OperationId>(operation: Op, input: ApiInput<Op>) => Result): Result {
  const { id: intentId } = intent;
  switch (intent.kind) {
    case 'insert': {
      const count = Math.min(intent.count, INSERT_COUNT_MAX);
      return send('cartInsert', { body: { ...intent.item, ...(count === 1 ? {} : { count }), intentId } });
    }
    case 'amount':
      return send('cartChangeAmount', { body: { amount: intent.amount, id: intent.cartItemId, intentId } });
    case 'delete':
      return send('cartDelete', { body: { id: intent.cartItemIds.join(','), intentId } });
    case 'service': {
      const { cartItemId: id, bundleId, service, active } = intent;
      if (service === 'return_guarantee') return send(SERVICE_CALLS[service][active ? 0 : 1], { body: { id, intentId } });
      return send(SERVICE_CALLS[service][active ? 0 : 1], { body: { bundleId, id, intentId } });
    }
  }
}
