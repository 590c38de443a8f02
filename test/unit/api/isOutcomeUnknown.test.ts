import { ApiError } from '../../../src/api/ApiError';
import { isOutcomeUnknown } from '../../../src/api/isOutcomeUnknown';

test.each([
  [408, true],
  [500, true],
  [502, true],
  [504, true],
  [501, false],
  [400, false],
  [404, false],
  [409, false],
  [422, false],
  [429, false],
])('after the status %i the shop may have applied a write: %p', (status, isUnknown) => {
  expect(isOutcomeUnknown(new ApiError('http', 'cartInsert', { status }))).toBe(isUnknown);
});

test.each([
  ['timeout', true],
  ['network', true],
  ['offline', true],
  ['malformed', true],
  ['rejected', false],
  ['aborted', false],
] as const)('after a failure of the kind %s the shop may have applied a write: %p', (kind, isUnknown) => {
  expect(isOutcomeUnknown(new ApiError(kind, 'cartInsert'))).toBe(isUnknown);
});
