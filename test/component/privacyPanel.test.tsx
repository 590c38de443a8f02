import { act } from '@testing-library/react';
import { accountActions } from '../../src/features/account';
import { ApiError } from '../../src/api/ApiError';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CUSTOMER = { id: '5', firstname: 'Ana', lastname: 'Novak', vipType: 'regular', consents: { emailNl: true, marketing_1p: false } };
const box = (code: string, label: string, isTicked = false) =>
  `<label><input type="checkbox" name="${code}" value="1"${isTicked ? ' checked' : ''}> <span>${label}</span></label>`;
const FALLBACK = `<p>Ponudbe <a href="/vsebina/zasebnost">Več o varstvu podatkov</a></p>
  <form action="/soglasja" method="post">${box('emailNl', 'Novice po e-pošti', true)}${box('marketing_1p', 'Ponudbe trgovine')}
  ${box('a b', 'No code')}${box('empty', '')}</form>`;

const panel = (options: RenderOptions = {}) => renderWidget('privacy-panel', { fallback: FALLBACK, ...options });
const answersOf = ({ view }: Awaited<ReturnType<typeof panel>>) =>
  ['Zavrnem', 'Sprejmem'].map((name) => view.getByRole('button', { name }).getAttribute('aria-pressed'));

test('[A063] until the shopper has answered neither is pressed, and both answers look the same', async () => {
  const rendered = await panel();
  expect(answersOf(rendered)).toEqual(['false', 'false']);
  const [reject, accept] = ['Zavrnem', 'Sprejmem'].map((name) => rendered.view.getByRole('button', { name }));
  expect([reject?.className, reject?.tagName, reject?.getAttribute('style')]).toEqual([
    accept?.className,
    accept?.tagName,
    accept?.getAttribute('style'),
  ]);
  expect(rendered.view.getByRole('link', { name: 'Več o varstvu podatkov' })).toHaveAttribute('href', '/vsebina/zasebnost');
  expect(rendered.callsOf('setPanelConsent')).toEqual([]);
});

test.each([
  ['[R6.17]', 'Sprejmem', true, ['false', 'true'], 'Shranjeno. Vaša odločitev: sprejeto.'],
  ['[R6.18]', 'Zavrnem', false, ['true', 'false'], 'Shranjeno. Vaša odločitev: zavrnjeno.'],
] as const)('%s a guest answers with %s, by the keyboard', async (_row, name, consentValue, pressed, text) => {
  const rendered = await panel({
    answers: { setPanelConsent: ({ body }) => ({ status: true, consents: { personal_data_3p: body.consentValue } }) },
  });
  const button = rendered.view.getByRole('button', { name });
  button.focus();
  await rendered.user.keyboard('{Enter}');
  expect(rendered.callsOf('setPanelConsent').map(({ body }) => body)).toEqual([{ consentValue }]);
  expect(answersOf(rendered)).toEqual(pressed);
  expect(rendered.view.getByRole('status')).toHaveTextContent(text);
  expect(rendered.shadow.activeElement).toBe(button);
});

test('[A063] while it is stored it says so, and a failure says what to do', async () => {
  let fail: (error: ApiError) => void = () => {};
  const rendered = await panel({ answers: { setPanelConsent: () => new Promise<ApiError>((resolve) => (fail = resolve)) } });
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Sprejmem' }));
  expect(rendered.view.getByRole('status')).toHaveTextContent('Shranjujemo');
  await act(async () => fail(new ApiError('network', 'setPanelConsent')));
  expect(rendered.view.getByRole('status')).toHaveTextContent('Vaše odločitve nismo mogli shraniti. Poskusite znova.');
  expect(answersOf(rendered)).toEqual(['false', 'false']);
});

test('[A063] a decision made in another tab shows at once', async () => {
  const rendered = await panel();
  rendered.page.cookieJar.set('personalisation', '0');
  act(() => rendered.page.receive('vitrina.privacy', { v: 1, kind: 'changed' }));
  expect(answersOf(rendered)).toEqual(['true', 'false']);
  expect(rendered.view.getByRole('status')).toHaveTextContent('Vaša odločitev: zavrnjeno.');
});

test('[A063] a decision of the page’s configuration is shown', async () => {
  expect(answersOf(await panel({ config: { personalisation: true } }))).toEqual(['false', 'true']);
});

test('[R7.149] a customer’s consents are the boxes of the server’s form, all are sent', async () => {
  const rendered = await panel({
    attributes: { choices: 'all' },
    config: { customer: CUSTOMER },
    answers: { updateConsents: ({ body }) => ({ status: true, consents: body.consents }) },
  });
  const { view, user } = rendered;
  expect(view.getAllByRole('checkbox')).toHaveLength(2);
  expect(view.getByRole('checkbox', { name: 'Novice po e-pošti' })).toBeChecked();
  await user.click(view.getByRole('checkbox', { name: 'Ponudbe trgovine' }));
  await user.click(view.getByRole('button', { name: 'Shrani soglasja' }));
  expect(rendered.callsOf('updateConsents').map(({ body }) => body)).toEqual([{ consents: { emailNl: true, marketing_1p: true } }]);
  expect(view.getByText('Soglasja so shranjena.')).toBeVisible();
  await user.click(view.getByRole('checkbox', { name: 'Novice po e-pošti' }));
  expect(view.queryByText('Soglasja so shranjena.')).toBeNull();
});

test('[R7.149] a label keeps its links and its length; a box that the server has locked stays locked and is not sent', async () => {
  const long = 'Dolgo besedilo o obdelavi. '.repeat(40).trim();
  const rendered = await panel({
    attributes: { choices: 'all' },
    config: { customer: CUSTOMER },
    fallback: `<form action="/soglasja" method="post">
      <label><input type="checkbox" name="emailNl"> Strinjam se s <a href="/vsebina/pogoji">pogoji</a> in <a href="javascript:alert(1)">tem</a>.</label>
      <label><input type="checkbox" name="dolgo"> ${long}</label>
      <fieldset disabled><label><input type="checkbox" name="nujno" checked> Nujno za delovanje</label></fieldset></form>`,
    answers: { updateConsents: ({ body }) => ({ status: true, consents: body.consents }) },
  });
  const { view, user } = rendered;
  expect(view.getByRole('checkbox', { name: 'Strinjam se s pogoji in tem.' })).toBeEnabled();
  expect(view.getByRole('checkbox', { name: long })).toBeEnabled();
  expect(view.getAllByRole('link', { name: 'pogoji' })[0]).toHaveAttribute('href', '/vsebina/pogoji');
  expect(view.queryByRole('link', { name: 'tem' })).toBeNull();
  expect(view.getByRole('checkbox', { name: 'Nujno za delovanje' })).toBeDisabled();
  await user.click(view.getByRole('button', { name: 'Shrani soglasja' }));
  expect(rendered.callsOf('updateConsents').map(({ body }) => body)).toEqual([{ consents: { emailNl: false, dolgo: false } }]);
});

test('[R7.017] a form that the server reads by GET sends each consent as 1 or 0 in the query', async () => {
  const { view, user, callsOf } = await panel({
    attributes: { choices: 'all' },
    config: { customer: CUSTOMER },
    fallback: `<form action="/soglasja" method="GET">
      <label><input type="checkbox" name="emailNl" checked> Novice</label><label><input type="checkbox" name="marketing_1p"> Ponudbe</label></form>`,
    answers: { consents: () => ({ status: true, consents: { emailNl: true, marketing_1p: false } }) },
  });
  await user.click(view.getByRole('button', { name: 'Shrani soglasja' }));
  expect(callsOf('consents').map(({ query }) => query)).toEqual([{ emailNl: 1, marketing_1p: 0 }]);
  expect(callsOf('updateConsents')).toEqual([]);
  expect(view.getByText('Soglasja so shranjena.')).toBeVisible();
});

test('[R7.149] consents that are not saved stay as the customer has ticked them, to try again', async () => {
  const rendered = await panel({
    attributes: { choices: 'all' },
    config: { customer: CUSTOMER },
    answers: { updateConsents: () => new ApiError('http', 'updateConsents', { status: 500 }) },
  });
  await rendered.user.click(rendered.view.getByRole('checkbox', { name: 'Ponudbe trgovine' }));
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Shrani soglasja' }));
  expect(rendered.view.getByText('Soglasij nismo mogli shraniti. Poskusite znova.')).toBeVisible();
  expect(rendered.view.getByRole('checkbox', { name: 'Ponudbe trgovine' })).toBeChecked();
});

test('[R7.149] consents saved in another tab show in the boxes that were not touched', async () => {
  const rendered = await panel({ attributes: { choices: 'all' }, config: { customer: CUSTOMER } });
  act(() => void rendered.dispatch(accountActions.consentsStored({ emailNl: false, marketing_1p: true })));
  expect(rendered.view.getByRole('checkbox', { name: 'Novice po e-pošti' })).not.toBeChecked();
  expect(rendered.view.getByRole('checkbox', { name: 'Ponudbe trgovine' })).toBeChecked();
});

test('[R7.149] a saved box follows what another tab saves later', async () => {
  const rendered = await panel({
    attributes: { choices: 'all' },
    config: { customer: CUSTOMER },
    answers: { updateConsents: () => ({ status: true, consents: { marketing_1p: true } }) },
  });
  await rendered.user.click(rendered.view.getByRole('checkbox', { name: 'Ponudbe trgovine' }));
  await rendered.user.click(rendered.view.getByRole('button', { name: 'Shrani soglasja' }));
  act(() => void rendered.dispatch(accountActions.consentsStored({ marketing_1p: false })));
  expect(rendered.view.getByRole('checkbox', { name: 'Ponudbe trgovine' })).not.toBeChecked();
});

test('[R7.149] guests have no such form, nor has a panel without data-choices', async () => {
  expect((await panel({ attributes: { choices: 'all' } })).view.queryByRole('checkbox')).toBeNull();
  expect((await panel({ config: { customer: CUSTOMER } })).view.queryByRole('checkbox')).toBeNull();
});
