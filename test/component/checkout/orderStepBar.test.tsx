import { renderShipping } from '../../support/widgets/shippingStep';

const onPhone = (isPhone: boolean) =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: isPhone && query.includes('max-width'), addEventListener() {}, removeEventListener() {} }),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([true, false])(
  'on a phone (%s) total and order button are in the bottom bar, else in the summary; there is one button',
  async (isPhone) => {
    onPhone(isPhone);
    const { orderButton, box } = await renderShipping();
    expect(orderButton().closest('.step-bar') !== null).toBe(isPhone);
    expect(box.querySelectorAll('.order-button')).toHaveLength(1);
  },
);
