import { ApiError } from '../../../src/api/ApiError';
import { toFormErrors, toProblems } from '../../../src/features/problems';

const problems = (body: unknown, kind: 'billing' | 'shipping' = 'billing', isSame = false) =>
  toFormErrors(toProblems(new ApiError('rejected', 'updateCustomer', { body })), kind, isSame);

test('[R5.45] [R7.015] errors by field: text, object, list; markup is removed (A050)', () => {
  expect(
    problems({
      errors: { 'billing.zip': 'Ni <b>prava</b>', email: { title: 'Zaseden.' }, 'shipping.phone': ['Napačna.', { message: 'Kratka.' }] },
    }),
  ).toEqual([
    { field: 'billing.zip', message: 'Ni prava' },
    { field: 'email', message: 'Zaseden.' },
    { field: 'shipping.phone.number', message: 'Napačna. Kratka.' },
  ]);
});

test('messages of a field that PHP prints as a map, because a key is missing, are a list', () => {
  expect(problems({ errors: { email: { 0: 'Zaseden.', 2: 'Kratek.' } } })).toEqual([{ field: 'email', message: 'Zaseden. Kratek.' }]);
});

test.each([{ errors: ['Napaka.'] }, { errors: 'Napaka.' }, { error: 'Napaka.' }, {}, null, { errors: { captcha: 'x', zip: '' } }])(
  '%j has no error for a field',
  (body) => expect(problems(body)).toEqual([]),
);

test.each([
  ['billing.zip', 'billing', false, 'billing.zip'],
  ['shipping.zip', 'billing', false, 'shipping.zip'],
  ['shipping[zip]', 'billing', false, 'shipping.zip'],
  ['shipping_zip', 'billing', true, 'billing.zip'],
  ['zip', 'shipping', false, 'shipping.zip'],
  ['phone', 'billing', true, 'shipping.phone.number'],
  ['shipping.phone.number', 'billing', false, 'shipping.phone.number'],
  ['data.email', 'billing', false, 'email'],
  ['password', 'billing', false, 'password'],
  ['constructor', 'billing', false, undefined],
  ['', 'billing', false, undefined],
] as const)('%s of the %s form is %s', (name, kind, isSame, field) =>
  expect(problems({ errors: { [name]: 'x' } }, kind, isSame)[0]?.field).toBe(field),
);
