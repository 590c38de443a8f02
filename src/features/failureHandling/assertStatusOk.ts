import { ApiError } from '../../api/ApiError';
import type { OperationId } from '../../api/api';
import { isSet, toDto } from '../../lib/dto';

/** Done is what the shop says is done (contract: StatusAnswer): an empty answer, or that of another call, is none. Throws ApiError. */
export function assertStatusOk(operation: OperationId, answer: unknown): void {
  if (!isSet(toDto(answer), 'status')) throw new ApiError('rejected', operation, { body: answer });
}
