import { toColour } from '../../../src/lib/colour';
import { countdownText, untilNextText } from '../../../src/ui/text/countdownText';
import { countOf, digitsOf } from '../../../src/ui/forms/quantityText';

test.each([
  '#fff',
  '#FFF8',
  '#a1b2c3',
  '#a1b2c3d4',
  'rgb(1 2 3)',
  'rgba(1, 2, 3, .5)',
  'rgb(10% 20% 30% / 50%)',
  'hsl(210, 80%, 40%)',
  'hsl(210deg 80% 40%)',
  ' RebeccaPurple ',
])('[R3.038] %s is a colour (A138)', (css) => expect(toColour(css)).toBe(css.trim()));

test.each([
  null,
  undefined,
  '',
  '#ff',
  '#ggg',
  'url(x.png)',
  'red; color: blue',
  'var(--x)',
  'expression(alert(1))',
  'linear-gradient(red, blue)',
  'inherit',
  'transparent',
  'rgb(1,2,3) url(x)',
  'rgb(url(x))',
])('[R3.038] %s is not a colour', (css) => expect(toColour(css)).toBeNull());

test('[R3.038] a word is a colour where the browser supports it', () => {
  const before = globalThis.CSS;
  globalThis.CSS = { supports: (_property: string, value: string) => value === 'red' } as unknown as typeof CSS;
  expect([toColour('red'), toColour('kremna')]).toEqual(['red', null]);
  globalThis.CSS = before;
});

test.each([
  [20 * 60_000, '20:00'],
  [19 * 60_000 + 59_001, '20:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
  [125 * 60_000, '125:00'],
])('%d ms left are %s', (left, text) => expect(countdownText(left)).toBe(text));

test('the next text comes when the second is over', () => {
  expect([untilNextText(61_300), untilNextText(61_000)]).toEqual([300, 1000]);
});

test('[R5.25] [R5.26] [R5.30] [R5.31] the value of a typed amount', () => {
  const of = (text: string) => countOf(text, 1, 30);
  expect(['1', '30', '31', '0', '', '-1', '1.5', '1e3', '٣', ' 2'].map(of)).toEqual([1, 30, 30, null, null, null, null, null, null, null]);
  expect(digitsOf('a1 ٣b2')).toBe('12');
});
