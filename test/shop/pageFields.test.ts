import { splitPhone } from '../../demo-pages/pages/validation';

test.each([
  ['040 123 456', '+386', '40123456'],
  ['+386 40 123 456', '+386', '40123456'],
  ['00386 40/123-456', '+386', '40123456'],
  ['+36 20 123 4567', '+36', '201234567'],
  ['+48 601 123 456', '+48', '601123456'],
  ['+385 91 234 5678', '+385', '912345678'],
  ['+351 912 345 678', '+351', '912345678'],
])('the order form takes a phone %s apart: %s and %s', (typed, phonePrefix, phone) => {
  expect(splitPhone(typed, '+386')).toEqual({ phonePrefix, phone });
});
