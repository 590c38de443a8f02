import { act } from '@testing-library/react';
import { accountActions } from '../../src/features/account';
import { widgets } from '../../widgets/manifest';
import { fakePage } from '../support/fakes/fakePage';
import { testShop } from '../support/fakes/testShop';
import { renderWidget } from '../support/widgets/renderWidget';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const urlKeys = { smartTrial: '/preizkus', cart: '/kosarica' };

const box = (customer: object | null, config: object = {}) =>
  renderWidget('smart-box', { config: { urlKeys, customer: customer && { id: '5', firstname: 'Ana', ...customer }, ...config } });

interface Case {
  consentChanged: boolean;
  marketing_1p: boolean;
  personal_data_3p: boolean;
  version: number;
  isShown: boolean;
}

const CASES: Case[] = [false, true].flatMap((consentChanged) =>
  [false, true].flatMap((marketing) =>
    [false, true].flatMap((thirdParty) =>
      [1, 2, 3].map((version) => ({
        consentChanged,
        marketing_1p: marketing,
        personal_data_3p: thirdParty,
        version,
        isShown: consentChanged || !(marketing || (thirdParty && version === 2)),
      })),
    ),
  ),
);

test.each(CASES)(
  '[R4.102] [R4.103] [A060] changed $consentChanged, 1P $marketing_1p, 3P $personal_data_3p, free delivery $version: shown $isShown',
  async ({ consentChanged, version, isShown, ...consents }) => {
    const { view, callsOf } = await box({ consentChanged, consents }, { freeDeliveryVersion: version });
    expect(view.queryByRole('region', { name: 'Ugodnosti Smart' }) !== null).toBe(isShown);
    expect(callsOf('widgetAccount')).toEqual([]);
  },
);

test('[R4.102] a guest has none, and it goes at the sign-out', async () => {
  expect((await box(null)).box).toBeEmptyDOMElement();
  const { view, dispatch } = await box({});
  expect(view.getByRole('region')).toBeVisible();
  act(() => void dispatch(accountActions.loggedOut()));
  expect(view.queryByRole('region')).toBeNull();
});

test.each([
  ['who has not tried it', {}, 'Preizkusite Smart', /soglasje/],
  ['on trial', { loyaltyClub: { isTrial: true } }, 'Uredite Smart', /soglasje/],
  ['whose trial is over', { loyaltyClub: { trialUsed: true } }, 'Uredite Smart', /soglasje/],
  ['whose consents have changed', { consentChanged: true }, 'Uredite Smart', /Preverite/],
])('[R4.102] [R3.007] a customer %s gets a link to the page of Smart', async (_who, customer, name, text) => {
  const { view } = await box(customer);
  expect(view.getByRole('link', { name })).toHaveAttribute('href', '/preizkus');
  expect(view.getByText(text)).toBeVisible();
});

test('[R4.102] the flag smart_box switches it off and on; it needs a customer and the page of Smart', () => {
  const when = widgets.find(({ name }) => name === 'smart-box')?.when;
  const isUsed = (config: object, cookies: Record<string, string> = {}) =>
    when?.(testShop(fakePage({ cookies }), { customer: {}, urlKeys, ...config }));
  const off = { flags: { smart_box: false } };
  expect([isUsed({}), isUsed(off, { smart_box: '1' })]).toEqual([true, true]);
  expect([isUsed(off), isUsed({}, { smart_box: '0' }), isUsed({ customer: null }), isUsed({ urlKeys: {} })]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
