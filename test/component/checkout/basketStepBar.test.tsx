import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderBasketStep } from '../../support/widgets/basketStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const NEXT = { name: 'Nadaljuj na naslov' };

/** A window of that width; only `max-width` is supported. */
function setWidth(px: number): void {
  const matchMedia = (query: string) => ({
    matches: px <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

const barOf = (button: HTMLElement): HTMLElement | null => button.closest<HTMLElement>('.step-bar');

test.each([375, 799])('at %i px total and next step stand in one bar at the end of the step, and nowhere else', async (px) => {
  setWidth(px);
  const { view } = await renderBasketStep({ cart: cartDto([articleDto({})]) });
  const bar = barOf(view.getByRole('button', NEXT));
  expect(bar).toHaveTextContent(/^Skupaj z DDV.*€/);
  expect(bar?.nextElementSibling).toBeNull();
});

test('with the summary beside the lines the next step is a button of the summary', async () => {
  setWidth(800);
  const { view } = await renderBasketStep({ cart: cartDto([articleDto({})]) });
  const button = view.getByRole('button', NEXT);
  expect(barOf(button)).toBeNull();
  expect(view.getByRole('complementary', { name: 'Povzetek' })).toContainElement(button);
});

test('an empty basket has no bar', async () => {
  setWidth(375);
  const { view } = await renderBasketStep({ cart: cartDto([]) });
  expect(view.queryByRole('button', NEXT)).toBeNull();
});
