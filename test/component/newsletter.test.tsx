import { act } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FALLBACK = '<form action="/novice" method="post"><label for="n">E-naslov</label><input id="n" type="email" name="email"></form>';
const CUSTOMER = { id: '5', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' };

const news = (options: RenderOptions = {}) =>
  renderWidget('newsletter', { fallback: FALLBACK, answers: { updateSubscription: () => ({ status: true }) }, ...options });
type News = Awaited<ReturnType<typeof news>>;
const fieldOf = ({ view }: News) => view.getByRole('textbox', { name: 'E-naslov' });
const press = ({ view, user }: News) => user.click(view.getByRole('button', { name: 'Prijavi me' }));
const sent = ({ callsOf }: News) => callsOf('updateSubscription').map(({ body }) => body);

test('[R7.104] a guest subscribes; the text says to what, and the result that a mail is to be confirmed', async () => {
  const rendered = await news();
  expect(rendered.view.getByText(/S prijavo soglašate/)).toBeVisible();
  await rendered.user.type(fieldOf(rendered), ' ana@example.com ');
  await press(rendered);
  expect(sent(rendered)).toEqual([{ subscribe: true, email: 'ana@example.com' }]);
  expect(rendered.view.getByRole('status')).toHaveTextContent('Na ana@example.com smo poslali sporočilo');
  expect(rendered.box.contains(rendered.shadow.activeElement)).toBe(true);
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Prijavi drug naslov' }));
  expect(fieldOf(rendered)).toHaveValue('');
  expect(rendered.shadow.activeElement).toBe(fieldOf(rendered));
});

test.each([
  ['', 'Vnesite e-naslov.'],
  ['   ', 'Vnesite e-naslov.'],
  ['ana', 'Vnesite veljaven e-naslov.'],
  ['ana@example', 'Vnesite veljaven e-naslov.'],
  ['ana@@example.com', 'Vnesite veljaven e-naslov.'],
])('[R5.05] the address "%s" is not sent: %s', async (typed, text) => {
  const rendered = await news();
  if (typed !== '') await rendered.user.type(fieldOf(rendered), typed);
  await press(rendered);
  expect(sent(rendered)).toEqual([]);
  expect(rendered.view.getByRole('alert')).toHaveTextContent(text);
  expect(fieldOf(rendered)).toBeInvalid();
  expect(rendered.shadow.activeElement).toBe(fieldOf(rendered));
  act(() => fieldOf(rendered).blur()); // user-event types only into what it has focused itself
  await rendered.user.type(fieldOf(rendered), 'x');
  expect(rendered.view.getByRole('alert')).toBeEmptyDOMElement();
});

test('[R5.07] a typo gets a suggestion, and one press accepts it', async () => {
  const rendered = await news();
  await rendered.user.type(fieldOf(rendered), 'ana@gmial.com');
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Ste morda mislili ana@gmail.com?' }));
  expect(fieldOf(rendered)).toHaveValue('ana@gmail.com');
  expect(rendered.shadow.activeElement).toBe(fieldOf(rendered));
});

test('an address typed into the server’s form is in the widget’s field', async () => {
  const rendered = await news({
    before(host) {
      const field = host.querySelector('input');
      if (field === null) throw new Error('no field');
      field.value = 'ana@ex';
    },
  });
  expect(fieldOf(rendered)).toHaveValue('ana@ex');
});

test('[R7.104] pressed twice, it is sent once; a failure keeps the address', async () => {
  let fail: (error: ApiError) => void = () => {};
  const rendered = await news({ answers: { updateSubscription: () => new Promise<ApiError>((resolve) => (fail = resolve)) } });
  await rendered.user.type(fieldOf(rendered), 'ana@example.com');
  await press(rendered);
  await rendered.user.click(rendered.view.getByRole('button', { name: /Prijavljamo/ }));
  expect(sent(rendered)).toHaveLength(1);
  await act(async () => fail(new ApiError('network', 'updateSubscription')));
  expect(rendered.view.getByRole('alert')).toHaveTextContent('Tega nismo mogli shraniti. Poskusite znova.');
  expect(fieldOf(rendered)).toHaveValue('ana@example.com');
  await press(rendered);
  expect(sent(rendered)).toHaveLength(2);
});

test('[R7.104] an address that the shop refuses is marked at the field', async () => {
  const error = new ApiError('http', 'updateSubscription', { status: 422, body: { errors: { email: 'x' } } });
  const rendered = await news({ answers: { updateSubscription: () => error } });
  await rendered.user.type(fieldOf(rendered), 'ana@example.com');
  await press(rendered);
  expect(fieldOf(rendered)).toBeInvalid();
  expect(rendered.view.getByRole('alert')).toHaveTextContent('Vnesite veljaven e-naslov.');
});

test.each([
  [{ emailNl: true }, 'Odjavi me', 'Naše novice prejemate po e-pošti.', false, 'Novic vam ne pošiljamo več.', 'Prijavi me'],
  [{ emailNl: false }, 'Prijavi me', 'Pisali vam bomo na e-naslov iz vašega računa.', true, 'Prijavljeni ste na novice.', 'Odjavi me'],
  [{}, 'Prijavi me', 'Pisali vam bomo na e-naslov iz vašega računa.', true, 'Prijavljeni ste na novice.', 'Odjavi me'],
  [{ emailNl: 'yes' }, 'Prijavi me', 'Pisali vam bomo na e-naslov iz vašega računa.', true, 'Prijavljeni ste na novice.', 'Odjavi me'],
] as const)(
  '[R3.004] [A061] a customer with the consents %p joins or leaves by one button',
  async (consents, name, before, subscribe, after, next) => {
    const rendered = await news({ config: { customer: { ...CUSTOMER, consents } } });
    expect(rendered.view.queryByRole('textbox')).toBeNull();
    expect(rendered.view.getByRole('status').textContent).toBe(before);
    await rendered.user.click(rendered.view.getByRole('button', { name }));
    expect(sent(rendered)).toEqual([{ subscribe }]);
    expect(rendered.view.getByRole('status')).toHaveTextContent(after);
    expect(rendered.view.getByRole('button', { name: next })).toBeVisible();
  },
);

test('[R3.004] a customer’s failure is shown beside the button', async () => {
  const rendered = await news({
    config: { customer: { ...CUSTOMER, consents: { emailNl: true } } },
    answers: { updateSubscription: () => new ApiError('http', 'updateSubscription', { status: 500 }) },
  });
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Odjavi me' }));
  expect(rendered.view.getByRole('status')).toHaveTextContent('Tega nismo mogli shraniti.');
  expect(rendered.view.getByRole('button', { name: 'Odjavi me' })).toBeVisible();
});
