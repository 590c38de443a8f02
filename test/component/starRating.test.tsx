import { renderWidget } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FALLBACK = '<a href="#reviews">4.5 (123)</a>';

const rating = (attributes: Readonly<Record<string, string>>, country = 'SI') =>
  renderWidget('star-rating', { attributes, fallback: FALLBACK, config: { country } });

const fillsOf = (box: HTMLElement) => [...box.querySelectorAll('[data-fill]')].map((star) => star.getAttribute('data-fill'));

test.each([
  ['SI', '4,5 od 5 123 mnenj', '4,5 (123)'],
  ['CZ', '4,5 z 5 123 hodnocení', '4,5 (123)'],
  ['PL', '4,5 na 5 123 opinie', '4,5 (123)'],
  ['HU', '4,5 az 5-ből 123 vélemény', '4,5 (123)'],
])('[R2.72] [R2.73] [R3.106] in %s, 4.5 stars are a link with the name "%s"', async (country, name, shown) => {
  const { view, box } = await rating({ value: '4.5', count: '123', target: '#reviews' }, country);
  const link = view.getByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/.*#reviews$/));
  expect(link).toHaveTextContent(shown);
  expect(fillsOf(box)).toEqual(['on', 'on', 'on', 'on', 'half']);
});

test('[R2.74] the size is small, medium or large; another one is reported', async () => {
  const { view } = await rating({ value: '3', size: 'large' });
  expect(view.getByRole('img', { name: '3 od 5' })).toHaveAttribute('data-size', 'large');
  const { reported, view: second } = await rating({ value: '3', size: 'huge' });
  expect(reported).toEqual([expect.stringContaining('data-size="huge" is not one of small, medium, large')]);
  expect(second.getByRole('img')).toHaveAttribute('data-size', 'medium');
});

test('without a number of reviews only the rating is shown', async () => {
  const { view } = await rating({ value: '4,1', target: '/izdelek' });
  expect(view.getByRole('link', { name: '4,1 od 5' })).toHaveAttribute('href', '/izdelek');
});

test('without a target the stars link to where the server’s own link leads', async () => {
  const { view } = await rating({ value: '2' });
  expect(view.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/#reviews$/));
});

test.each(['NaN', '11', '-1', 'five', '4.5.5', '1e9', '0', ''])('the server’s own HTML stays for the value "%s"', async (value) => {
  const { view, box, reported } = await rating({ value });
  expect(view.queryByRole('img')).toBeNull();
  expect(box.querySelector('slot')).not.toBeNull();
  expect(reported).toHaveLength(value === '0' ? 0 : 1);
});

test.each(['javascript:alert(1)', 'data:text/html,x'])('the target %s makes no link of the stars', async (target) => {
  const { view } = await rating({ value: '4', target });
  expect(view.queryByRole('link')).toBeNull();
  expect(view.getByRole('img', { name: '4 od 5' })).toBeVisible();
});
