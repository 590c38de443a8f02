import { act, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { cartActions } from '../../../src/features/cart';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { renderCustomerStep } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The rows beside the forms: name and amount. */
async function summaryOf(cart: object) {
  const answer = () => ({ ...cartDto([articleDto({ cartItemId: '11', title: 'Čajnik', count: 2 })]), ...cart });
  const { view } = await renderCustomerStep({ answers: { loadCart: answer, loadPurchase: answer, widgetCart: answer } });
  const summary = within(view.getByRole('region', { name: 'Povzetek naročila' }));
  const rows = summary.getAllByRole('term').map((term) => {
    const words = [term.textContent, term.nextElementSibling?.textContent];
    return words.join(' ').replaceAll('\u00a0', ' ').replaceAll('−', '-');
  });
  return { lines: summary.getAllByRole('listitem').map(({ textContent }) => textContent), rows };
}

describe('the summary beside the customer step', () => {
  test('shows the goods, and that delivery and payment come next', async () => {
    const { lines, rows } = await summaryOf({ price: { total: 40, base: 32.79, vat: 7.21 }, total: { total: 40, totalNoVat: 32.79 } });
    expect(lines).toEqual(['Čajnik2 × 10\u00a0€20\u00a0€']); // of one, of all
    expect(rows).toEqual(['Izdelki skupaj 40 €', 'Dostava in plačilo V naslednjem koraku', 'Skupaj z DDV 40 €']);
  });

  test('shows the price of earlier selections, and the discount', async () => {
    const { rows } = await summaryOf({
      price: { total: 40, base: 32.79, vat: 7.21 },
      discounts: { messages: [], codes: [], value: 5.5, status: null },
      total: { total: 39.49, totalNoVat: 32 },
    });
    expect(rows).toEqual(['Izdelki skupaj 40 €', 'Popust -5,50 €', 'Dostava in plačilo 4,99 €', 'Skupaj z DDV 39,49 €']);
  });

  test('a total that is lower than the goods is a discount: the rows make the total', async () => {
    const { rows } = await summaryOf({ price: { total: 40, base: 32.79, vat: 7.21 }, total: { total: 12, totalNoVat: 10 } });
    expect(rows).toEqual(['Izdelki skupaj 40 €', 'Popust -28 €', 'Dostava in plačilo V naslednjem koraku', 'Skupaj z DDV 12 €']);
  });

  test('shows that it may be outdated while the cart cannot be reloaded', async () => {
    let isLost = true;
    const step = await renderCustomerStep({
      answers: { widgetCart: () => (isLost ? new ApiError('rejected', 'widgetCart', {}) : cartDto()) },
    });
    const summary = within(step.view.getByRole('region', { name: 'Povzetek naročila' }));
    const note = /^Prikazano stanje košarice morda ni več točno\./;
    expect(summary.queryByText(note)).toBeNull();
    await act(async () => void step.dispatch(cartActions.refreshRequested()));
    await step.advanceTimers(5000);
    expect(within(summary.getByRole('status')).getByText(note)).toBeVisible();
    isLost = false;
    await step.press('Poskusi znova');
    expect(summary.queryByText(note)).toBeNull();
  });
});
