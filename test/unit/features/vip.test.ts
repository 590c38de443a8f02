import { accountActions } from '../../../src/features/account';
import { selectNeedsWelcome } from '../../../src/features/vip';
import { createTestStore } from '../../support/fakes/createTestStore';

const SIGNED_IN = { isAuth: true, isLogged: true, isWaitingForConfirmation: false };

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The state of a page that was printed for a customer, or for a guest. */
async function pageOf(customer: object | null) {
  const tab = createTestStore({ config: { customer: customer && { id: '5', firstname: 'Ana', ...customer } } });
  await settle();
  return tab;
}

const needsWelcome = async (customer: object | null): Promise<boolean> => selectNeedsWelcome((await pageOf(customer)).state());

describe('the welcome to the VIP programme (A055, A056)', () => {
  test.each([
    ['vip', true],
    ['vip_program', true],
    ['vip_plus_program', true],
    ['regular', false],
    ['VIP', false],
  ])('[R1.09] [R1.10] a customer of the type %s: %p', async (vipType, expected) => {
    expect(await needsWelcome({ vipType })).toBe(expected);
  });

  test('by the programme of the loyalty club', async () => {
    expect(await needsWelcome({ loyaltyClub: { register: true, data: { programme: 'vip_plus_program' } } })).toBe(true);
  });

  test('a guest needs none, nor does somebody who signs out', async () => {
    expect(await needsWelcome(null)).toBe(false);
    const tab = await pageOf({ vipType: 'vip_program' });
    tab.dispatch(accountActions.loggedOut());
    expect(selectNeedsWelcome(tab.state())).toBe(false);
  });

  test.each([
    [true, false],
    [1, false],
    ['1', false],
    ['true', false],
    [{ value: true }, false],
    [false, true],
    [0, true],
    ['0', true],
    ['yes', true],
    [null, true],
    [undefined, true],
  ])('vip_modal_consent %j: %p (A061)', async (consent, expected) => {
    expect(await needsWelcome({ vipType: 'vip_program', consents: { vip_modal_consent: consent } })).toBe(expected);
  });

  test.each([
    [true, false, false],
    [false, true, true],
    [undefined, true, false],
    [undefined, false, true],
  ])('the customer’s %j comes before the account’s %j: %p', async (own, ofAccount, expected) => {
    const tab = createTestStore({
      answers: {
        widgetAccount: () => ({
          customer: {
            id: '5',
            firstname: 'Ana',
            lastname: null,
            vipType: 'vip',
            ...(own === undefined ? {} : { consents: { vip_modal_consent: own } }),
          },
          consents: ofAccount === undefined ? {} : { vip_modal_consent: ofAccount },
          ...SIGNED_IN,
        }),
      },
    });
    tab.dispatch(accountActions.viewMounted());
    await settle();
    expect(selectNeedsWelcome(tab.state())).toBe(expected);
  });

  test('what only the tab remembers has no consents: the shop’s response decides', async () => {
    const account = { isLogged: true, customer: { firstname: 'Ana', vipType: 'vip_program' } };
    const tab = createTestStore({
      page: { session: { 'vitrina.snapshot': JSON.stringify({ v: 1, account }) } },
      answers: { widgetAccount: () => ({ ...account, customer: { ...account.customer, id: '5', lastname: null }, ...SIGNED_IN }) },
    });
    expect([tab.state().account.isLogged, selectNeedsWelcome(tab.state())]).toEqual([true, false]);
    await settle();
    expect(selectNeedsWelcome(tab.state())).toBe(true);
  });

  test('a consent by the name of a built-in is none', async () => {
    expect(await needsWelcome({ vipType: 'vip', consents: { constructor: true } })).toBe(true);
  });
});
