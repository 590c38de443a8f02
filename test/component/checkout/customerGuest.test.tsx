import { act, fireEvent, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { CUSTOMER_DRAFT_KEY } from '../../../src/features/address';
import { checkoutActions } from '../../../src/features/checkout';
import { addressDto } from '../../support/fakes/customerShop';
import { fillIn, renderCustomerStep } from '../../support/widgets/customerStep';
import type { RenderedStep } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GO_ON = 'Nadaljuj na dostavo in plačilo';

const refused = (body: object, messages: string[]) => new ApiError('http', 'updateCustomer', { status: 422, body, messages });
const summaryOf = ({ view }: RenderedStep) => view.queryByRole('region', { name: 'Preverite ta polja:' });
const check = (step: RenderedStep, label: string | RegExp) => act(async () => step.view.getByRole('checkbox', { name: label }).click());
const sentBy = (step: RenderedStep) => step.callsOf('updateCustomer')[0]?.body['data'];

test('[R2.04] [R4.018] a guest fills the form and continues to the delivery (A031)', async () => {
  const step = await renderCustomerStep();
  await fillIn(step);
  await step.press(GO_ON);
  const place = { firstname: 'Ana', lastname: 'Novak', street: 'Slovenska cesta 1', city: 'Ljubljana', zip: '1000', country: 'SI' };
  expect(sentBy(step)).toEqual({
    email: 'ana@example.com',
    firstname: 'Ana',
    lastname: 'Novak',
    phone: { prefix: '+386', number: '40123456' },
    isCompany: false,
    billing: { ...place, businessArea: '', companyId: '', companyTaxId: '' },
    shipping: { ...place, phone: { prefix: '+386', number: '40123456' } },
  });
  expect([step.state().account.isWaitingForConfirmation, step.step()]).toEqual([true, 'shipping']);
});

test('the error summary shows the first error and the number of the others, which it lists on request', async () => {
  const step = await renderCustomerStep();
  await step.press(GO_ON);
  const summary = summaryOf(step) as HTMLElement;
  const [first, second] = within(summary).getAllByRole('button');
  expect(first).toHaveTextContent('Vnesite e-naslov.');
  expect(first).toBeVisible();
  expect(second).not.toBeVisible();
  await act(async () => within(summary).getByText('Še 6 polj').click());
  expect(second).toBeVisible();
  await step.press('Polje »Ime« je obvezno.');
  expect(step.focused()).toBe(step.field('Ime'));
  fireEvent.change(step.field('Ime'), { target: { value: 'Ana' } });
  await step.advanceTimers(0);
  expect(within(summary).getByText('Še 5 polj')).toBeVisible();
  expect(second).not.toBeInTheDocument();
});

test('[D22] [R5.03] [R5.08] an empty submit focuses the first invalid field, and the summary stays until all are valid (A078)', async () => {
  const step = await renderCustomerStep();
  await step.press(GO_ON);
  expect(step.focused()).toBe(step.field('E-naslov'));
  const summary = summaryOf(step);
  expect(
    within(summary as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([
    'Vnesite e-naslov.',
    'Polje »Ime« je obvezno.',
    'Polje »Priimek« je obvezno.',
    'Polje »Ulica in hišna številka« je obvezno.',
    'Polje »Poštna številka« je obvezno.',
    'Polje »Kraj« je obvezno.',
    'Polje »Telefon« je obvezno.',
  ]);
  await step.press('Polje »Kraj« je obvezno.');
  expect(step.focused()).toBe(step.field('Kraj'));
  expect(step.callsOf('updateCustomer')).toEqual([]);
  await fillIn(step);
  expect(summaryOf(step)).toBeNull();
});

test('the summary follows the order of the page, and names the address of a field', async () => {
  const step = await renderCustomerStep();
  await check(step, 'Kupujem za podjetje');
  await check(step, 'Dostava na isti naslov');
  await step.press(GO_ON);
  const listed = within(summaryOf(step) as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(listed.slice(0, 4)).toEqual([
    'Vnesite e-naslov.',
    'Polje »Naziv podjetja« je obvezno.',
    'Polje »Davčna številka« je obvezno.',
    'Polje »Ime« je obvezno.',
  ]);
  expect(listed.slice(7, 9)).toEqual(['Polje »Kraj« je obvezno.', 'Naslov za dostavo: Polje »Ime« je obvezno.']);
  expect(listed.at(-1)).toBe('Naslov za dostavo: Polje »Telefon« je obvezno.');
});

describe('[R5.08] [R9.74] when an error is shown (A078)', () => {
  const message = 'Poštna številka ni prava. Primer: 1000.';

  test('one second after typing, until the value is valid', async () => {
    const step = await renderCustomerStep();
    const input = step.field('Poštna številka');
    await act(async () => void fireEvent.change(input, { target: { value: '12' } }));
    await step.advanceTimers(990);
    expect(step.view.queryByText(message)).toBeNull();
    await step.advanceTimers(20);
    expect(input).toHaveAccessibleDescription(message);
    expect(input).toBeInvalid();
    await act(async () => void fireEvent.change(input, { target: { value: '1230' } }));
    expect(step.view.queryByText(message)).toBeNull();
  });

  test('at once when the field is left', async () => {
    const step = await renderCustomerStep();
    await act(async () => step.write('Poštna številka', '12'));
    expect(step.view.getByText(message)).toBeVisible();
  });
});

test('[R5.05] [R5.07] wcag22/3.3.3: an e-mail address is checked, and a typo is corrected with one click', async () => {
  const step = await renderCustomerStep();
  await act(async () => step.write('E-naslov', 'ana@gmial.com'));
  await step.press('Ste morda mislili ana@gmail.com?');
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(step.field('E-naslov')); // the button has unmounted
  expect(step.field('E-naslov')).toHaveValue('ana@gmail.com');
  await act(async () => step.write('E-naslov', 'ana@'));
  expect(step.view.getByText('Vnesite veljaven e-naslov.')).toBeVisible();
});

describe('phone', () => {
  test('[R5.11] [R5.12] [R5.13] prefix and number are separated when the field is left', async () => {
    const step = await renderCustomerStep();
    const prefix = step.view.getByRole('combobox', { name: 'Klicna koda države' });
    expect(prefix).toHaveValue('+386');
    await act(async () => step.write('Telefon', '00420 601 222 333'));
    expect([step.field('Telefon').value, prefix]).toEqual(['601222333', expect.objectContaining({ value: '+420' })]);
  });

  test('[R5.14] all 27 prefixes can be selected', async () => {
    const step = await renderCustomerStep();
    expect(within(step.view.getByRole('combobox', { name: 'Klicna koda države' })).getAllByRole('option')).toHaveLength(27);
  });

  test.each([
    ['12', 'Telefonska številka je prekratka.'],
    ['0401234567', 'Telefonska številka je predolga.'],
    ['kličite', 'V telefonski številki so lahko samo števke.'],
    ['+1 202 555 0100', 'Klicne kode te države ne poznamo. Izberite jo na seznamu.'],
  ])('%s shows an error, and stays as typed', async (typed, message) => {
    const step = await renderCustomerStep();
    await act(async () => step.write('Telefon', typed));
    expect(step.field('Telefon')).toHaveAccessibleDescription(message);
    expect(step.field('Telefon')).toHaveValue(typed);
  });
});

describe('two addresses', () => {
  test('[R3.015] [R3.016] the shipping address has its own fields, including the phone (A070)', async () => {
    const step = await renderCustomerStep();
    await fillIn(step);
    await check(step, 'Dostava na isti naslov');
    const shipping = within(step.view.getByRole('group', { name: 'Naslov za dostavo' }));
    const billing = within(step.view.getByRole('group', { name: 'Naslov za račun' }));
    expect(billing.queryByLabelText(/^Telefon/)).toBeNull();
    expect(shipping.getByLabelText(/^Telefon/)).toHaveValue('40123456');
    await act(async () => {
      for (const [label, value] of [
        ['Ime', 'Jan'],
        ['Priimek', 'Kos'],
        ['Ulica in hišna številka', 'Trg 2'],
        ['Poštna številka', 'SI-2000'],
        ['Kraj', 'Maribor'],
      ] as const) {
        const input = shipping.getByLabelText(new RegExp(`^${label}`));
        fireEvent.change(input, { target: { value } });
        fireEvent.blur(input);
      }
    });
    await step.press(GO_ON);
    expect(sentBy(step)).toMatchObject({
      billing: { zip: '1000', city: 'Ljubljana' },
      shipping: { firstname: 'Jan', zip: '2000', city: 'Maribor' },
    });
  });

  test('a field that is hidden again blocks nothing', async () => {
    const step = await renderCustomerStep();
    await fillIn(step);
    await check(step, 'Dostava na isti naslov');
    await step.press(GO_ON);
    expect(summaryOf(step)).not.toBeNull();
    await check(step, 'Dostava na isti naslov');
    await step.press(GO_ON);
    expect(step.step()).toBe('shipping');
  });
});

describe('[R3.012] [R3.013] [R3.014] companies (A071)', () => {
  test('[D2] [A157] the switch opens the fields; a wrong check digit warns, and the submit confirms the value', async () => {
    const step = await renderCustomerStep();
    await fillIn(step);
    await check(step, 'Kupujem za podjetje');
    await step.press(GO_ON);
    expect(step.focused()).toBe(step.field('Naziv podjetja'));
    await act(async () => {
      step.write('Naziv podjetja', 'Čuk d.o.o.');
      step.write('Davčna številka', 'SI 1234 5678');
    });
    expect(step.field('Davčna številka')).toHaveAccessibleDescription(
      'Davčna številka: kontrolna števka se ne ujema, morda je tipkarska napaka. Če je podatek pravilen, nadaljujte.',
    );
    expect(step.field('Davčna številka')).toBeValid();
    await step.press(GO_ON);
    expect(sentBy(step)).toMatchObject({
      isCompany: true,
      billing: { businessArea: 'Čuk d.o.o.', companyId: '', companyTaxId: 'SI12345678', confirmed: ['companyTaxId'] },
    });
  });

  test('[D2] after a reload a restored number warns at once, and the submit confirms it', async () => {
    const before = await renderCustomerStep();
    await fillIn(before);
    await check(before, 'Kupujem za podjetje');
    await act(async () => {
      before.write('Naziv podjetja', 'Čuk d.o.o.');
      before.write('Davčna številka', 'SI12345678');
    });
    await before.advanceTimers(1000);
    const session = { [CUSTOMER_DRAFT_KEY]: before.page.storage.session.get(CUSTOMER_DRAFT_KEY) ?? '' };
    before.unmount();
    const step = await renderCustomerStep({ page: { session } });
    expect(step.field('Davčna številka')).toHaveAccessibleDescription(/kontrolna števka se ne ujema/);
    await step.press(GO_ON);
    expect(sentBy(step)).toMatchObject({ billing: { companyTaxId: 'SI12345678', confirmed: ['companyTaxId'] } });
  });

  test.each([
    ['SI 1234 ABCD', 'dovoljene so samo števke.'],
    ['1234567', 'manjkajo števke.'],
    ['123456789', 'število števk ni pravo.'],
  ])('[D2] a number in the wrong format (%s) is an error that cannot be confirmed', async (value, message) => {
    const step = await renderCustomerStep();
    await fillIn(step);
    await check(step, 'Kupujem za podjetje');
    await act(async () => {
      step.write('Naziv podjetja', 'Čuk d.o.o.');
      step.write('Davčna številka', value);
    });
    expect(step.field('Davčna številka')).toHaveAccessibleDescription(`Davčna številka: ${message}`);
    expect(step.field('Davčna številka')).toBeInvalid();
    await step.press(GO_ON);
    await step.press(GO_ON);
    expect([step.callsOf('updateCustomer'), step.focused()]).toEqual([[], step.field('Davčna številka')]);
  });

  test.each([
    ['SI', 'Kupujem za podjetje', ['Naziv podjetja', 'Matična številka', 'Davčna številka']],
    ['CZ', 'Nakupuji na firmu', ['Název firmy', 'IČO', 'DIČ']],
    ['SK', 'Nakupujem na firmu', ['Názov firmy', 'IČO', 'DIČ']],
    ['PL', 'Kupuję na firmę', ['Nazwa firmy', 'REGON', 'NIP']],
    ['HU', 'Cég részére vásárolok', ['Cégnév', 'Cégjegyzékszám', 'Adószám']],
    ['HR', 'Kupujem za tvrtku', ['Naziv tvrtke ili obrta', 'OIB']],
  ])('%s has its own numbers', async (country, switchLabel, labels) => {
    const step = await renderCustomerStep({ config: { country } });
    const before = step.view.getAllByRole('textbox').length;
    await check(step, switchLabel);
    expect(labels.map((label) => step.field(label).required)).toHaveLength(labels.length);
    expect(step.view.getAllByRole('textbox')).toHaveLength(before + labels.length);
  });
});

describe('creating an account', () => {
  test('[R5.06] the password is new, long enough, and stored nowhere (A076)', async () => {
    const step = await renderCustomerStep();
    await fillIn(step);
    await check(step, 'Ustvari račun za naslednji nakup');
    await act(async () => step.write('Geslo', 'kratko'));
    expect(step.view.getByText('Geslo mora imeti vsaj 8 znakov.')).toBeVisible();
    await act(async () => step.write('Geslo', '1234567'));
    expect(step.field('Geslo')).toBeInvalid();
    await act(async () => step.write('Geslo', '12345678')); // the shortest allowed one
    expect(step.field('Geslo')).toBeValid();
    await act(async () => step.write('Geslo', 'dovolj dolgo'));
    expect(step.page.storage.session.get(CUSTOMER_DRAFT_KEY)).not.toContain('dovolj dolgo');
    await step.press(GO_ON);
    await step.advanceTimers(300);
    expect(step.callsOf('register')[0]?.body).toMatchObject({ data: { password: 'dovolj dolgo', email: 'ana@example.com' } });
    expect([step.state().account.isLogged, step.step()]).toEqual([true, 'shipping']);
  });
});

describe('a refusal of the shop', () => {
  test('[R5.45] is shown at its field and as a flash of the form; all input stays (A050)', async () => {
    const errors = { 'shipping.zip': 'Tja ne dostavljamo.', captcha: 'Počakajte.' };
    const step = await renderCustomerStep({ answers: { updateCustomer: () => refused({ errors }, Object.values(errors)) } });
    await fillIn(step);
    await step.press(GO_ON);
    expect(step.field('Poštna številka')).toHaveAccessibleDescription('Tja ne dostavljamo.');
    expect(step.focused()).toBe(step.field('Poštna številka'));
    expect(step.flashes()).toEqual(['Tja ne dostavljamo. (form)', 'Počakajte. (form)']);
    expect([step.field('Ime').value, step.field('Telefon').value, step.step()]).toEqual(['Ana', '40123456', 'customer']);
  });

  test('clears as soon as the field changes, and the next submit is sent', async () => {
    let isRefused = true;
    const step = await renderCustomerStep({
      answers: {
        updateCustomer: () =>
          isRefused
            ? refused({ errors: { email: 'Zaseden.' } }, ['Zaseden.'])
            : { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true },
      },
    });
    await fillIn(step);
    await step.press(GO_ON);
    isRefused = false;
    await act(async () => step.write('E-naslov', 'druga@example.com'));
    expect(summaryOf(step)).toBeNull();
    await step.press(GO_ON);
    expect(step.step()).toBe('shipping');
  });

  test('an error of a hidden field blocks nothing', async () => {
    let isRefused = true;
    const step = await renderCustomerStep({
      answers: {
        updateCustomer: () =>
          isRefused
            ? refused({ errors: { companyId: 'Napačna.' } }, ['Napačna.'])
            : { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true },
      },
    });
    await fillIn(step);
    await step.press(GO_ON);
    isRefused = false;
    await step.press(GO_ON);
    expect(step.step()).toBe('shipping');
  });
});

test('during the submit the button shows progress, and a second press is ignored', async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const known = { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true };
  const step = await renderCustomerStep({ answers: { updateCustomer: () => waiting.then(() => known) } });
  await fillIn(step);
  const button = step.view.getByRole('button', { name: GO_ON });
  await act(async () => {
    button.click();
    button.click();
  });
  await step.advanceTimers(0);
  expect(button).toHaveTextContent('Shranjujemo …');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await act(async () => button.click());
  answer();
  await step.advanceTimers(200);
  expect([step.callsOf('updateCustomer').length, step.step()]).toEqual([1, 'shipping']);
});

test('[R8.04] a refused submit leaves no progress: the button has its label again and can be pressed', async () => {
  const step = await renderCustomerStep({
    answers: { updateCustomer: () => new ApiError('rejected', 'updateCustomer', { body: { error: 'Ne gre.' }, messages: ['Ne gre.'] }) },
  });
  await fillIn(step);
  const button = step.view.getByRole('button', { name: GO_ON });
  for (const presses of [1, 2]) {
    await act(async () => button.click());
    await step.advanceTimers(200);
    expect([step.callsOf('updateCustomer').length, button.textContent, button.getAttribute('aria-disabled')]).toEqual([
      presses,
      GO_ON,
      'false',
    ]);
  }
});

describe('no input is lost', () => {
  test('by a reload, returning to the basket, or the end of the session', async () => {
    const step = await renderCustomerStep();
    await act(async () => step.write('Priimek', "O'Brien-Čuk 🙂"));
    await act(async () => step.view.getByRole('link', { name: /Košarica/ }).click());
    await step.advanceTimers(100);
    expect(step.step()).toBe('preview');
    await act(async () => void step.dispatch(checkoutActions.stepRequested({ step: 'customer' })));
    await step.advanceTimers(100);
    await act(async () => void step.dispatch(accountActions.sessionEnded()));
    expect(step.field('Priimek')).toHaveValue("O'Brien-Čuk 🙂");
    const kept = step.page.storage.session.get(CUSTOMER_DRAFT_KEY) ?? '';
    step.unmount();
    const again = await renderCustomerStep({ page: { session: { [CUSTOMER_DRAFT_KEY]: kept } } });
    expect(again.field('Priimek')).toHaveValue("O'Brien-Čuk 🙂");
  });

  test('by another tab that signs in and out meanwhile; only a password is cleared', async () => {
    const step = await renderCustomerStep();
    await fillIn(step, { Priimek: "O'Brien-Čuk" });
    await check(step, 'Ustvari račun za naslednji nakup');
    await act(async () => step.write('Geslo', 'skrivno-geslo'));
    const otherTab = async (isLogged: boolean) => {
      step.shop.isLogged = isLogged;
      await act(async () => step.page.receive('vitrina.account', { v: 1, kind: isLogged ? 'logged-in' : 'logged-out' }));
      await step.advanceTimers(400);
      await step.advanceTimers(100);
    };
    step.shop.lists = { billing: [addressDto({ billingProfileId: '7' })], shipping: [addressDto({ addressId: '8' })] };
    await otherTab(true);
    expect(step.view.getAllByRole('radio', { name: /Slovenska cesta 1/ })).toHaveLength(2);
    expect(step.view.queryByLabelText(/^Geslo/)).toBeNull();
    await otherTab(false);
    expect([step.field('Priimek').value, step.field('E-naslov').value, step.field('Geslo').value]).toEqual([
      ...["O'Brien-Čuk", 'ana@example.com', ''],
    ]);
    expect(step.step()).toBe('customer');
    expect(step.page.storage.session.get(CUSTOMER_DRAFT_KEY)).not.toContain('skrivno');
  });

  test('the shop’s data of a guest fill the form, but never replace input', async () => {
    const cart = { primary: addressDto({ billingProfileId: 'cart' }), shipping: addressDto({ addressId: 'cart', street: 'Trg 2' }) };
    const step = await renderCustomerStep({ shop: { cart } });
    expect(step.field('Priimek')).toHaveValue('Novak');
    expect(step.view.getByRole('checkbox', { name: 'Dostava na isti naslov' })).not.toBeChecked();
    await act(async () => step.write('Priimek', 'Kos'));
    expect(step.field('Priimek')).toHaveValue('Kos');
  });
});

test('wcag22/1.3.5: every field has its purpose for browsers and password managers', async () => {
  const step = await renderCustomerStep();
  await step.press('Prijavite se');
  await check(step, 'Ustvari račun za naslednji nakup');
  await check(step, 'Dostava na isti naslov');
  await check(step, 'Kupujem za podjetje');
  const tokens = Array.from(step.box.querySelectorAll('input:not([type=checkbox])'), (input) => input.getAttribute('autocomplete'));
  const names = (kind: string) =>
    ['given-name', 'family-name', 'address-line1', 'postal-code', 'address-level2'].map((token) => `section-${kind} ${kind} ${token}`);
  expect(tokens).toEqual([
    'username',
    'current-password',
    'section-billing billing email',
    'new-password',
    'section-billing billing organization',
    'off',
    'off',
    ...names('billing'),
    ...names('shipping'),
    'section-shipping shipping tel',
  ]);
});

test('[R6.05] Facebook is offered only with its flag and an app id (A045)', async () => {
  const button = ({ view }: RenderedStep) => view.queryByRole('button', { name: 'Nadaljuj s Facebookom' });
  const facebook = { appId: '12345' };
  for (const config of [{ facebook }, { flags: { facebook_login: true } }]) {
    const step = await renderCustomerStep({ config });
    await step.press('Prijavite se');
    expect(button(step)).toBeNull();
    step.unmount();
  }
  const step = await renderCustomerStep({ config: { facebook, flags: { facebook_login: true } } });
  await step.press('Prijavite se');
  expect(step.page.facebookLogins).toEqual([]);
  const open = jest.spyOn(step.page, 'facebookLogin').mockReturnValueOnce(new Promise(() => {}));
  await step.press('Nadaljuj s Facebookom');
  expect(step.view.getByRole('button', { name: /^Odpiramo okno Facebooka/ })).toBeVisible();
  open.mockRestore();
  await step.press(/^Odpiramo okno Facebooka/);
  expect(step.view.queryByText(/^Odpiramo okno Facebooka/)).toBeNull();
  expect(step.page.facebookLogins).toHaveLength(1);
  expect(step.view.getByText(/^Prijava s Facebookom trenutno ni mogoča/)).toBeVisible();
});
