import { field, firstOfEach, idOf, listOf, textOf, toDto } from '../../lib/dto';
import type { Legal } from './legalTypes';

/** More than any shop sends at once. */
const LEGALS_MAX = 20;

/** R7.033. What has no id cannot be approved, and what has no text cannot be read: neither is shown. */
export const toLegals = (answer: unknown): Legal[] =>
  firstOfEach(
    listOf(
      field(toDto(answer), 'legals'),
      (dto) => {
        const [id, text] = [idOf(dto, 'legal_id'), textOf(dto, 'text')];
        return id === null || text === null ? null : { id, text };
      },
      LEGALS_MAX,
    ),
    ({ id }) => id,
  );
