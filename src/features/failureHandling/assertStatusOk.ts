import { ApiError } from '../../api/ApiError';
import type { OperationId } from '../../api/api';
import { isSet, toDto } from '../../lib/dto';

/** Success is what the shop confirms (contract: StatusAnswer); an empty or different response is none. Throws ApiError. */
export function assertStatusOk(operation: OperationId, answer: unknown): void {
  if (!isSet(toDto(answer), 'status')) throw new ApiError('rejected', operation, { body: answer });
}
