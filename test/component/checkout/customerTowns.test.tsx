import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { CUSTOMER_DRAFT_KEY } from '../../../src/features/address';
import { toDto } from '../../../src/lib/dto';
import { fillIn, renderCustomerStep } from '../../support/widgets/customerStep';
import type { RenderedStep } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GO_ON = 'Nadaljuj na dostavo in plačilo';
const sentBy = (step: RenderedStep) => step.callsOf('updateCustomer')[0]?.body['data'];

const place = (zip: string, city: string) => ({ title: `${zip} ${city}`, lat: 46, lng: 14, zip, city });
const PLACES = [place('1000', 'Ljubljana'), place('1210', 'Ljubljana-Šentvid'), place('2000', 'Maribor')];

const withTowns = (options: Parameters<typeof renderCustomerStep>[0] = {}) =>
  renderCustomerStep({
    ...options,
    answers: {
      geoSuggestions: ({ query }) => ({
        suggestions: PLACES.filter(({ title }) => title.toLowerCase().includes(String(query?.q).toLowerCase())),
      }),
    },
  });

async function write(step: RenderedStep, label: string, value: string) {
  await act(async () => void fireEvent.change(step.field(label), { target: { value } }));
  await step.advanceTimers(300);
}

/** Types into the field of the billing and of the shipping address. */
async function writeBoth(step: RenderedStep, label: string, ...values: readonly string[]) {
  const fields = step.view.getAllByLabelText(new RegExp(`^${label}( \\*)?$`));
  for (const [index, value] of values.entries()) await act(async () => void fireEvent.change(fields[index]!, { target: { value } }));
  await step.advanceTimers(300);
}

const asked = (step: RenderedStep) => step.callsOf('geoSuggestions').map(({ query }) => query['q']);
const both = (step: RenderedStep) => [step.field('Poštna številka').value, step.field('Kraj').value];

test('a post code fills the town, as long as the shopper has not touched it (ADR 010)', async () => {
  const step = await withTowns();
  await write(step, 'Poštna številka', '100');
  expect(asked(step)).toEqual([]);
  await write(step, 'Poštna številka', '1000');
  expect(both(step)).toEqual(['1000', 'Ljubljana']);
  expect(step.view.getByText('Kraj je izpolnjen: Ljubljana')).toBeInTheDocument();
  await write(step, 'Poštna številka', '2000');
  expect(both(step)).toEqual(['2000', 'Maribor']);
  await write(step, 'Kraj', '');
  expect(both(step)).toEqual(['2000', '']); // an emptied field stays empty
  await write(step, 'Kraj', 'Moj kraj');
  await write(step, 'Poštna številka', '1000');
  expect(both(step)).toEqual(['1000', 'Moj kraj']);
  expect(asked(step)).toEqual(['1000', '2000']); // a known one is not requested again
});

test('[D2] [A157] a mismatch that the shopper submits all the same is sent as confirmed, for both addresses', async () => {
  const step = await withTowns();
  await fillIn(step);
  await write(step, 'Kraj', 'Maribor');
  expect(step.view.getByText(/Če je naslov pravilen, nadaljujte/)).toBeVisible();
  await step.press(GO_ON);
  expect(sentBy(step)).toMatchObject({
    billing: { zip: '1000', city: 'Maribor', confirmed: ['city'] },
    shipping: { zip: '1000', city: 'Maribor', confirmed: ['city'] },
  });
});

test('[D2] after a reload a restored mismatch warns again, and submitting it confirms it', async () => {
  const before = await withTowns();
  await fillIn(before);
  await write(before, 'Kraj', 'Maribor');
  await before.advanceTimers(1000);
  const session = { [CUSTOMER_DRAFT_KEY]: before.page.storage.session.get(CUSTOMER_DRAFT_KEY) ?? '' };
  before.unmount();
  const step = await withTowns({ page: { session } });
  await step.advanceTimers(300);
  expect(both(step)).toEqual(['1000', 'Maribor']);
  expect(step.view.getByText(/Če je naslov pravilen, nadaljujte/)).toBeVisible();
  await step.press(GO_ON);
  expect(sentBy(step)).toMatchObject({ billing: { city: 'Maribor', confirmed: ['city'] } });
});

test('[D2] after a reload mismatches of both addresses warn again', async () => {
  const before = await withTowns();
  await fillIn(before);
  await act(async () => before.view.getByRole('checkbox', { name: /dostav/i }).click());
  await writeBoth(before, 'Poštna številka', '1000', '2000');
  await writeBoth(before, 'Kraj', 'Maribor', 'Ljubljana');
  await before.advanceTimers(1000);
  const session = { [CUSTOMER_DRAFT_KEY]: before.page.storage.session.get(CUSTOMER_DRAFT_KEY) ?? '' };
  before.unmount();
  const step = await withTowns({ page: { session } });
  await step.advanceTimers(600);
  expect(asked(step).sort()).toEqual(['1000', '2000']);
  expect(step.view.getByText(/1000 pripada kraju Ljubljana/)).toBeVisible();
  expect(step.view.getByText(/2000 pripada kraju Maribor/)).toBeVisible();
});

test('[D2] only the value that was questioned is confirmed, and matching ones never are', async () => {
  const step = await withTowns();
  await fillIn(step);
  await write(step, 'Kraj', 'Maribor');
  await write(step, 'Kraj', 'Ljubljana');
  await step.press(GO_ON);
  expect(JSON.stringify(sentBy(step))).not.toContain('confirmed');
});

test('[D2] a refused mismatch shows the error without the warning; submitting it again confirms it', async () => {
  const message = 'Poštna številka ni tega kraja.';
  const step = await renderCustomerStep({
    answers: {
      geoSuggestions: () => ({ suggestions: PLACES }),
      updateCustomer: ({ body: { data } }) =>
        data.billing?.confirmed === undefined
          ? new ApiError('http', 'updateCustomer', { status: 422, body: { errors: { 'billing.zip': message } }, messages: [message] })
          : { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true },
    },
  });
  await fillIn(step);
  // Typed and submitted at once: the towns have not been fetched yet.
  await act(async () => void fireEvent.change(step.field('Kraj'), { target: { value: 'Maribor' } }));
  await step.press(GO_ON);
  await step.advanceTimers(1000);
  expect(step.field('Poštna številka')).toHaveAccessibleDescription(message);
  expect(step.view.queryByText(/Če je naslov pravilen/)).toBeNull();
  await step.press(GO_ON);
  await step.advanceTimers(200);
  expect(step.callsOf('updateCustomer').map(({ body }) => toDto(toDto(body['data'])['billing'])['confirmed'])).toEqual([
    undefined,
    ['city'],
  ]);
  expect(step.step()).toBe('shipping');
});

test.each([
  ['the town', 'Kraj', 'Celje'],
  ['the post code', 'Poštna številka', '2000'],
])(
  '[D2] a refusal is not shown for %s that changed while the submit was under way, and does not confirm it',
  async (_what, label, value) => {
    const message = 'Poštna številka ni tega kraja.';
    const holder: { refuse?: () => void } = {};
    const step = await renderCustomerStep({
      answers: {
        geoSuggestions: () => ({ suggestions: [] }),
        updateCustomer: () =>
          new Promise((resolve) => {
            const body = { errors: { 'billing.zip': message } };
            holder.refuse = () => resolve(new ApiError('http', 'updateCustomer', { status: 422, body, messages: [message] }));
          }),
      },
    });
    await fillIn(step, { Kraj: 'Maribor' });
    await step.press(GO_ON);
    await act(async () => step.write(label, value));
    await act(async () => holder.refuse?.());
    await step.advanceTimers(1000);
    expect(step.field('Poštna številka')).toBeValid();
    expect(step.step()).toBe('customer');
    await step.press(GO_ON);
    expect(step.callsOf('updateCustomer')).toHaveLength(2);
    expect(JSON.stringify(step.callsOf('updateCustomer')[1]?.body)).not.toContain('confirmed');
  },
);

test('a mismatch warns with the right town one click away, and never blocks', async () => {
  const step = await withTowns();
  await write(step, 'Kraj', 'Maribor');
  expect(both(step)).toEqual(['2000', 'Maribor']);
  await write(step, 'Poštna številka', '1000');
  expect(step.view.getByText('Poštna številka 1000 pripada kraju Ljubljana. Če je naslov pravilen, nadaljujte.')).toBeVisible();
  expect(step.field('Kraj')).toBeValid();
  await step.press('1000 Ljubljana');
  expect(both(step)).toEqual(['1000', 'Ljubljana']);
  expect(step.focused()).toBe(step.field('Kraj'));
  expect(step.view.queryByText(/Če je naslov pravilen/)).toBeNull();
});

test('a town with several post codes offers them', async () => {
  const step = await withTowns();
  await write(step, 'Kraj', 'Ljubljana');
  expect(both(step)).toEqual(['', 'Ljubljana']);
  await step.press('1210 Ljubljana-Šentvid');
  expect(both(step)).toEqual(['1210', 'Ljubljana-Šentvid']);
});

test('a value filled in while the shopper is in the field is overwritten by typing', async () => {
  const step = await withTowns();
  const town = step.field('Kraj');
  await act(async () => {
    fireEvent.change(step.field('Poštna številka'), { target: { value: '1000' } });
    town.focus();
  });
  await step.advanceTimers(300);
  expect([town.value, town.selectionStart, town.selectionEnd]).toEqual(['Ljubljana', 0, 9]);
});

test('a form with initial values requests nothing, and a failing shop shows nothing', async () => {
  const step = await renderCustomerStep({
    shop: {
      cart: {
        primary: { firstname: 'Ana', lastname: 'Novak', street: 'Pot 1', zip: '1000', city: 'Maribor', country: 'SI', selected: true },
        shipping: null,
      },
    },
    answers: { geoSuggestions: () => new ApiError('timeout', 'geoSuggestions') },
  });
  await step.advanceTimers(300);
  expect([both(step), asked(step)]).toEqual([['1000', 'Maribor'], []]);
  await write(step, 'Poštna številka', '2000');
  expect([both(step), asked(step), step.flashes()]).toEqual([['2000', 'Maribor'], ['2000'], []]);
});
