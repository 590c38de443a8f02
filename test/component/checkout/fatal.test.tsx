import { checkoutScreen } from '../../support/widgets/checkoutScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const countIn = (text: string, part: string): number => text.split(part).length - 1;

test('[R4.048] [R4.049] [R8.11] a step that cannot be loaded shows one message while that lasts, with two next steps (A034)', async () => {
  const screen = await checkoutScreen({ path: '/kosarica/1', fault: '500:checkStep' });
  await screen.settle();
  const shown = () => screen.box.textContent ?? '';
  expect(countIn(shown(), 'Prišlo je do napake.')).toBe(1);
  expect(screen.all('[role=alert]').filter((alert) => alert.textContent !== '')).toHaveLength(1);
  expect(shown()).toContain('Kar ste vnesli, je shranjeno.');
  expect(screen.named('Nazaj v košarico')).toBeDefined();
  screen.network.fault = '';
  await screen.press('Poskusi znova');
  await screen.settle();
  expect([screen.step(), shown().includes('Kar ste vnesli')]).toEqual(['customer', false]);
});
