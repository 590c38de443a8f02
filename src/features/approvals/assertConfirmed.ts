import { ApiError } from '../../api/ApiError';
import type { OperationId } from '../../api/api';
import { field, toDto } from '../../lib/dto';

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];

/** R4.079, A065: for what the shopper approves, only a status that is true counts, whatever else it holds. Throws ApiError. */
export function assertConfirmed(operation: OperationId, answer: unknown): void {
  if (!TRUE.includes(field(toDto(answer), 'status'))) throw new ApiError('rejected', operation, { body: answer });
}
