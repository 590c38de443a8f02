import type { OperationId } from '../../../src/api/api';
import { operationTable } from '../../../src/api/operations.gen';
import type { FaultSession } from './FaultSession';

/** A call of the shopper's, made in another tab. */
export async function callElsewhere({ page }: FaultSession, operation: OperationId, data: object, prefix = ''): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${prefix}/api/csrf-token`)).json();
  const answer = await page.request.post(prefix + operationTable[operation].path, { data, headers: { 'x-csrf-token': csrfToken } });
  if (!answer.ok()) throw new Error(`${operation}: ${answer.status()} ${await answer.text()}`);
}
