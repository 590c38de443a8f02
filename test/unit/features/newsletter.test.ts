import { ApiError } from '../../../src/api/ApiError';
import { selectConsent } from '../../../src/features/account';
import { newsletterActions, newsletterFeature, selectNewsletter } from '../../../src/features/newsletter';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { StoreOptions } from '../../support/fakes/createTestStore';
import { InvalidResponse } from '../../support/fakes/fakeApi';

const { subscriptionSubmitted } = newsletterActions;

async function submit(payload: { subscribe: boolean; email: string | null }, options: StoreOptions) {
  const created = createTestStore(options);
  created.injectFeature(newsletterFeature);
  created.dispatch(subscriptionSubmitted(payload));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return { ...created, newsletter: selectNewsletter(created.state()) };
}

test('[R7.104] a guest sends the address', async () => {
  const { newsletter, callsOf, state } = await submit(
    { subscribe: true, email: 'ana@example.com' },
    { answers: { updateSubscription: () => ({ status: true }) } },
  );
  expect(callsOf('updateSubscription').map(({ body }) => body)).toEqual([{ subscribe: true, email: 'ana@example.com' }]);
  expect(newsletter).toMatchObject({ status: 'subscribed', problem: null, email: 'ana@example.com' });
  expect(state().account.consents).toEqual({});
});

test.each([true, false])('[R7.104] [R3.004] a customer sends no address, and the consent emailNl follows (%p)', async (subscribe) => {
  const { newsletter, callsOf, state } = await submit(
    { subscribe, email: null },
    { config: { customer: { id: '5', consents: { emailNl: !subscribe } } }, answers: { updateSubscription: () => ({ status: true }) } },
  );
  expect(callsOf('updateSubscription').map(({ body }) => body)).toEqual([{ subscribe }]);
  expect(newsletter.status).toBe(subscribe ? 'subscribed' : 'left');
  expect(selectConsent(state(), 'emailNl')).toBe(subscribe);
});

test.each([
  ['status false', () => new InvalidResponse({ status: false }), 'failed'],
  ['nothing', () => new InvalidResponse(null), 'failed'],
  ['a list', () => new InvalidResponse([true]), 'failed'],
  ['a server error', () => new ApiError('http', 'updateSubscription', { status: 500 }), 'failed'],
  ['no network', () => new ApiError('network', 'updateSubscription'), 'failed'],
  [
    'an objection to the address',
    () =>
      new ApiError('http', 'updateSubscription', {
        status: 422,
        body: { errors: { email: 'Naslov ne obstaja.' } },
        messages: ['Naslov ne obstaja.'],
      }),
    'rejected',
  ],
] as const)('[R7.104] %s is shown in the form, not as a message over the page', async (_what, answer, status) => {
  const { newsletter, state } = await submit({ subscribe: true, email: 'ana@example.com' }, { answers: { updateSubscription: answer } });
  expect(newsletter).toMatchObject({ status, problem: null, email: 'ana@example.com' });
  expect(state().flash.messages).toEqual([]);
});

test('[R8.16] an answer with a status error and a link leads the shopper to the link (A033)', async () => {
  const error = new ApiError('rejected', 'updateSubscription', { body: { status: { status: 'error', link: '/novice' } } });
  const { newsletter, page } = await submit(
    { subscribe: true, email: 'ana@example.com' },
    { answers: { updateSubscription: () => error } },
  );
  expect([page.assigned, newsletter.status]).toEqual([['https://www.shop.si/novice'], 'failed']);
});

test('[R7.104] [s429] the shop’s own words about too many tries are shown', async () => {
  const { newsletter } = await submit(
    { subscribe: true, email: 'ana@example.com' },
    {
      answers: {
        updateSubscription: () => new ApiError('http', 'updateSubscription', { status: 429, messages: ['Poskusite čez minuto.'] }),
      },
    },
  );
  expect([newsletter.status, newsletter.problem?.message]).toEqual(['failed', 'Poskusite čez minuto.']);
});
