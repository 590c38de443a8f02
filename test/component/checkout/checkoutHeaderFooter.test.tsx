import { renderBasketStep } from '../../support/widgets/basketStep';
import { renderCustomerStep } from '../../support/widgets/customerStep';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const contact = { phone: '+386 1 555 01 00', email: 'pomoc@lipa.example', url: '/vsebina/kontakt' };

test('header and footer show the configured name, phone, contact, returns and secure payment', async () => {
  const { view } = await renderBasketStep({ config: { shopName: 'Trgovina Lipa', contact, checkout: { returns: '/vsebina/vracila' } } });
  expect(view.getByRole('link', { name: 'Trgovina Lipa' })).toHaveAttribute('href', '/');
  expect(view.getAllByRole('link', { name: contact.phone }).map((link) => link.getAttribute('href'))).toContain('tel:+38615550100');
  expect(view.getByRole('link', { name: 'Vračila in reklamacije' })).toHaveAttribute('href', '/vsebina/vracila');
  expect(view.getByText('Varno plačilo: povezava je šifrirana.')).toBeVisible();
});

test('a logo has the shop’s name as its text', async () => {
  const { view } = await renderBasketStep({ config: { shopName: 'Trgovina Lipa', checkout: { logo: '/logo.svg' } } });
  expect(view.getByRole('img', { name: 'Trgovina Lipa' })).toHaveAttribute('src', '/logo.svg');
});

test('without configuration there is no empty link and no empty contact', async () => {
  const { box } = await renderBasketStep();
  expect(box.querySelectorAll('.checkout-brand a, .shop-contact')).toHaveLength(0);
});

test('the page may provide its own header and footer: each has a slot', async () => {
  const { box } = await renderBasketStep();
  expect([...box.querySelectorAll('slot')].map(({ name }) => name)).toEqual(['header', 'footer']);
});

test('within a page the checkout is no second main landmark; over the page it is the only one', async () => {
  const within = await renderBasketStep();
  expect(within.box.querySelectorAll('main')).toHaveLength(0);
  const over = await renderBasketStep({ attributes: { mode: 'overlay' } });
  expect(over.box.querySelectorAll('main')).toHaveLength(1);
});

test.each([true, false])(
  'the step of the address is called so, and speaks of signing in to guests only: signed in %s',
  async (isLogged) => {
    const name = 'Naslov';
    const { view, box, page } = await renderCustomerStep({ shop: { isLogged } });
    expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(new RegExp(`: ${name}$`));
    const steps = view.getByRole('navigation', { name: 'Koraki nakupa' });
    expect([...steps.querySelectorAll('.step-name')].map(({ textContent }) => textContent)).toEqual([
      'Košarica',
      name,
      'Dostava in plačilo',
    ]);
    expect(/prijav/i.test(box.textContent ?? '')).toBe(!isLogged);
    expect(page.titles.at(-1)).toBe(name);
  },
);
