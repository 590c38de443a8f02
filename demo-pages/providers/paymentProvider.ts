import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { findPayment, settlePayment, type Payment } from '../domain/orderPayment';
import { registerCollectors } from './collectors';
import { registerFacebook } from './facebook';
import { registerFinancing } from './financingProvider';
import { registerFramedPages } from './framedPages';
import { hiddenFields, isOurShop, parameterOf, providerPage } from './providerPage';
import { registerSingleSignOn } from './singleSignOn';

/*
 * A stand-in for a card provider: another origin (the same host, another port), its own pages, and a notification of the
 * shop that is independent of the shopper's return. The buttons choose the outcome.
 */

const OUTCOMES = {
  success: 'Pay',
  '3ds': 'Pay, my bank asks for a code (3-D Secure: 1234)',
  later: 'Pay, but the bank confirms it in a moment',
  decline: 'The bank declines',
  silent: 'Pay, but never come back',
  timeout: 'The provider does not answer',
  abandon: 'Back to the shop without paying',
} as const;

const CODE_OF_BANK = '1234';
const CONFIRMED_AFTER_MS = 4000;
/** Longer than any test waits. */
const SILENCE_MS = 150_000;

export async function buildPaymentProvider(db: ShopDatabase): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  await registerFacebook(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  registerSingleSignOn(app);
  registerFinancing(app, db);
  registerFramedPages(app);
  registerCollectors(app, db);

  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(providerPage('Card payments', '<p>Orders lead here.</p>')),
  );

  app.get('/pay', async (request, reply) => {
    const asked = paymentAsked(request.query);
    const payment = await findPayment(db, asked.order, asked.token);
    if (!payment || !isOurShop(asked.back, request.hostname))
      return reply.code(404).type('text/html; charset=utf-8').send(providerPage('No such payment', ''));
    const buttons = Object.entries(OUTCOMES).map(([name, text]) => `<p><button name="outcome" value="${name}">${text}</button></p>`);
    return reply.type('text/html; charset=utf-8').send(providerPage(titleOf(payment), form('/pay', asked, buttons.join(''))));
  });

  app.post('/pay', async (request, reply) => {
    const asked = paymentAsked(request.body);
    const payment = await findPayment(db, asked.order, asked.token);
    if (!payment || !isOurShop(asked.back, request.hostname))
      return reply.code(404).type('text/html; charset=utf-8').send(providerPage('No such payment', ''));
    const settle = (state: 'paid' | 'processing' | 'declined' | 'cancelled') =>
      settlePayment(db, asked.order, asked.token, asked.fails ? 'declined' : state);
    const returnFromProvider = (outcome: string) => reply.redirect(withOutcome(asked.back, asked.fails ? 'declined' : outcome), 303);
    switch (asked.outcome) {
      case 'success':
        await settle('paid');
        return returnFromProvider('success');
      case 'later':
        await settle('processing');
        setTimeout(() => void settle('paid').catch(() => undefined), CONFIRMED_AFTER_MS).unref(); // the shop may have been stopped
        return returnFromProvider('processing');
      case '3ds': {
        const field = '<p><label>Code from the bank <input name="code" inputmode="numeric" autocomplete="one-time-code"></label></p>';
        const button = '<p><button name="outcome" value="code">Confirm</button></p>';
        return reply.type('text/html; charset=utf-8').send(providerPage(titleOf(payment), form('/pay', asked, field + button)));
      }
      case 'code': {
        const isRight = asked.code === CODE_OF_BANK;
        await settle(isRight ? 'paid' : 'declined');
        return returnFromProvider(isRight ? 'success' : 'declined');
      }
      case 'silent':
        await settle('paid');
        return reply.type('text/html; charset=utf-8').send(providerPage('Paid', '<p>You can close this page.</p>'));
      case 'timeout':
        await new Promise<void>((resume) => {
          const timer = setTimeout(resume, SILENCE_MS).unref();
          request.raw.socket.once('close', () => {
            clearTimeout(timer);
            resume();
          });
        });
        return reply.code(504).type('text/html; charset=utf-8').send(providerPage('No answer', ''));
      case 'decline':
        await settle('declined');
        return returnFromProvider('declined');
      default:
        await settle('cancelled');
        return returnFromProvider('cancelled');
    }
  });
  return app;
}

interface Asked {
  order: string;
  token: string;
  /** Where the shopper comes from and returns to. */
  back: string;
  /** Set by a scenario of the shop: payments never complete. */
  fails: boolean;
  outcome: string;
  code: string;
}

function paymentAsked(values: unknown): Asked {
  const text = (name: string): string => parameterOf(values, name);
  return {
    order: text('order'),
    token: text('token'),
    back: text('back'),
    fails: text('fails') === '1',
    outcome: text('outcome'),
    code: text('code').trim(),
  };
}

function withOutcome(back: string, outcome: string): string {
  const address = new URL(back);
  address.searchParams.set('payment', outcome);
  return address.href;
}

const titleOf = ({ number, total, currency }: Payment): string => `Order ${number}: ${total.toFixed(2)} ${currency}`;

function form(action: string, { order, token, back, fails }: Asked, inside: string): string {
  const hidden = hiddenFields({ order, token, back, fails: fails ? '1' : '' });
  return `<form method="post" action="${action}">${hidden}${inside}</form>`;
}
