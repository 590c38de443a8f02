import { field, isSet } from '../../lib/dto';
import type { Dto } from '../../lib/dto';

/** Whether a flag holds that the shop sends only to deny it: missing and null count as true. */
export const isUnlessDenied = (dto: Dto, name: string): boolean => (field(dto, name) ?? null) === null || isSet(dto, name);
