import { getCmsPage, getMaintenanceText } from '../../demo-pages/domain/cms';
import { listProducts } from '../../demo-pages/domain/catalogue';
import { COUNTRY_CODES } from '../../demo-pages/countries/countries';
import {
  authenticate,
  getCustomer,
  listAddresses,
  registerCustomer,
  saveAddress,
  updateConsents,
  type Registration,
} from '../../demo-pages/domain/customers';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { createSessionStore } from '../../demo-pages/domain/sessionStore';
import { addWatchdog, listWatchdogs, removeWatchdog } from '../../demo-pages/domain/watchdog';
import { findSharedWishlist, shareWishlist } from '../../demo-pages/domain/sharedWishlist';
import {
  addWishlistItem,
  ensureMainWishlist,
  listWishlistItems,
  listWishlists,
  removeWishlist,
  removeWishlistItem,
  saveWishlist,
} from '../../demo-pages/domain/wishlist';
import { openTestDatabase, type TestDatabase } from './domainDatabase';

let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
});

afterAll(() => shop.close());

let registered = 0;
const registration = (changes: Partial<Registration> = {}): Registration => {
  registered += 1;
  return {
    country: 'SI',
    email: `kupec${registered}@test.example`,
    password: 'dolgo-geslo',
    firstname: 'Preizkusni',
    lastname: 'Kupec',
    phonePrefix: '+386',
    phone: '40123456',
    ...changes,
  };
};

async function variantIds(count: number): Promise<number[]> {
  const { items } = await listProducts(shop.db, { country: 'SI', pageSize: count });
  return items.map(({ variantId }) => variantId);
}

describe('customers', () => {
  test('[R1.09] [R1.10] [R1.11] the demo customers sign in with their documented passwords', async () => {
    for (const demo of Object.values(DEMO_CUSTOMERS)) {
      const customer = await authenticate(shop.db, ` ${demo.email.toUpperCase()} `, demo.password);
      expect(customer).toMatchObject({ email: demo.email, vipType: demo.vipType, hasFilledAddress: demo.hasAddress });
    }
  });

  test('a registered customer signs in with the same e-mail and password, and with no other', async () => {
    const data = registration();
    const customer = await registerCustomer(shop.db, data);
    expect(Object.keys(customer)).toEqual(
      expect.arrayContaining(['id', 'firstname', 'lastname', 'vipType', 'hasFilledAddress', 'consentChanged', 'loyaltyClub', 'consents']),
    );
    expect(await authenticate(shop.db, data.email, data.password)).toEqual(customer);
    expect(await authenticate(shop.db, data.email, 'Dolgo-geslo')).toBeNull();
    expect(await authenticate(shop.db, 'nobody@test.example', data.password)).toBeNull();
    expect(await authenticate(shop.db, '', '')).toBeNull();
  });

  test('passwords are stored as salted scrypt hashes', async () => {
    const [one, two] = await Promise.all([registerCustomer(shop.db, registration()), registerCustomer(shop.db, registration())]);
    const rows = await shop.db.selectFrom('customers').select('passwordHash').where('id', 'in', [one.id, two.id]).execute();
    const [first = '', second = ''] = rows.map(({ passwordHash }) => passwordHash);
    expect(first).toMatch(/^scrypt\$16384\$/);
    expect(first).not.toBe(second);
  });

  test.each([
    [{ email: 'brez-afne.example' }, 'invalid_email'],
    [{ email: 'a@b' }, 'invalid_email'],
    [{ email: `${'a'.repeat(250)}@b.si` }, 'invalid_email'],
    [{ password: 'kratko' }, 'invalid_password'],
    [{ password: 'x'.repeat(2000) }, 'invalid_password'],
    [{ firstname: '  ' }, 'required_field'],
    [{ lastname: '' }, 'required_field'],
    [{ email: DEMO_CUSTOMERS.vip.email.toUpperCase() }, 'email_taken'],
  ])('registering with %j is refused', async (changes, code) => {
    await expect(registerCustomer(shop.db, registration(changes))).rejects.toMatchObject({ code });
  });

  test('two registrations of one e-mail at the same time make one customer', async () => {
    const data = registration();
    const results = await Promise.allSettled([registerCustomer(shop.db, data), registerCustomer(shop.db, data)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a consent changes independently and is stored as a choice', async () => {
    const customer = await registerCustomer(shop.db, registration());
    await updateConsents(shop.db, customer.id, { marketing_1p: true });
    expect(await getCustomer(shop.db, customer.id)).toMatchObject({
      consentChanged: true,
      consents: { ...customer.consents, marketing_1p: true },
    });
  });

  test('a new address is listed first and the others of its kind are unselected', async () => {
    const customer = await registerCustomer(shop.db, registration());
    const address = {
      firstname: 'A',
      lastname: 'B',
      company: '',
      companyId: '',
      companyTaxId: '',
      street: 'Ulica 1',
      city: 'Kraj',
      zip: '1000',
      country: 'SI',
      phonePrefix: '+386',
      phone: '40',
    } as const;
    const billing = await saveAddress(shop.db, customer.id, 'billing', address);
    const first = await saveAddress(shop.db, customer.id, 'shipping', address);
    const second = await saveAddress(shop.db, customer.id, 'shipping', { ...address, street: 'Ulica 2' });
    const list = async () => (await listAddresses(shop.db, customer.id)).map(({ id, selected }) => [id, selected]);
    expect(await list()).toEqual([
      [second, true],
      [first, false],
      [billing, true],
    ]);
    expect((await getCustomer(shop.db, customer.id))?.hasFilledAddress).toBe(true);
    expect(await saveAddress(shop.db, customer.id, 'shipping', { ...address, street: 'Ulica 3' }, first)).toBe(first);
    expect(await list()).toEqual([
      [second, false],
      [first, true],
      [billing, true],
    ]);
  });
});

describe('wishlists', () => {
  test('every customer has one main list, even when it is requested twice concurrently', async () => {
    const { id } = await registerCustomer(shop.db, registration());
    const lists = await Promise.all([ensureMainWishlist(shop.db, id), ensureMainWishlist(shop.db, id)]);
    expect(lists[0]).toEqual(lists[1]);
    expect(await listWishlists(shop.db, id)).toEqual([
      { id: lists[0]?.id, title: 'Moj seznam želja', isMain: true, pieces: 0, shareToken: null },
    ]);
    await expect(removeWishlist(shop.db, id, lists[0]?.id ?? 0)).rejects.toMatchObject({ code: 'wishlist_is_main' });
  });

  test('hold articles newest first, each once, with price and stock of now', async () => {
    const { id } = await registerCustomer(shop.db, registration());
    const list = await saveWishlist(shop.db, id, { title: ' Rojstni dan ' });
    const [one = 0, two = 0] = await variantIds(2);
    await addWishlistItem(shop.db, id, list.id, one);
    await addWishlistItem(shop.db, id, list.id, two, 2);
    await addWishlistItem(shop.db, id, list.id, one, 3);
    const items = await listWishlistItems(shop.db, id, list.id, 'SI');
    expect(items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      [two, 2],
      [one, 3],
    ]);
    expect(items[0]?.product.price.current).toBeGreaterThan(0);
    expect((await listWishlists(shop.db, id)).find((entry) => entry.id === list.id)).toMatchObject({ title: 'Rojstni dan', pieces: 2 });
    await removeWishlistItem(shop.db, id, items[0]?.wishListItemId ?? 0);
    await removeWishlistItem(shop.db, id, items[0]?.wishListItemId ?? 0);
    expect(await listWishlistItems(shop.db, id, list.id, 'SI')).toHaveLength(1);
  });

  test('a list is open to everybody who has its link until its owner ends it; the next link is another one (ADR 049)', async () => {
    const [mine, other] = [await registerCustomer(shop.db, registration()), await registerCustomer(shop.db, registration())];
    const list = await saveWishlist(shop.db, mine.id, { title: 'Moj' });
    expect(await findSharedWishlist(shop.db, '')).toBeUndefined();
    await expect(shareWishlist(shop.db, other.id, list.id, true)).rejects.toMatchObject({ code: 'wishlist_not_found' });
    const token = await shareWishlist(shop.db, mine.id, list.id, true);
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await shareWishlist(shop.db, mine.id, list.id, true)).toBe(token);
    expect(await findSharedWishlist(shop.db, token ?? '')).toMatchObject({ id: list.id, customerId: mine.id, title: 'Moj' });
    expect(await shareWishlist(shop.db, mine.id, list.id, false)).toBeNull();
    expect(await findSharedWishlist(shop.db, token ?? '')).toBeUndefined();
    expect(await shareWishlist(shop.db, mine.id, list.id, true)).not.toBe(token);
  });

  test('of one customer are closed to another', async () => {
    const [mine, other] = [await registerCustomer(shop.db, registration()), await registerCustomer(shop.db, registration())];
    const list = await saveWishlist(shop.db, mine.id, { title: 'Moj' });
    const [variantId = 0] = await variantIds(1);
    await addWishlistItem(shop.db, mine.id, list.id, variantId);
    const [item] = await listWishlistItems(shop.db, mine.id, list.id, 'SI');
    expect(await listWishlistItems(shop.db, other.id, list.id, 'SI')).toEqual([]);
    await expect(addWishlistItem(shop.db, other.id, list.id, variantId)).rejects.toMatchObject({ code: 'wishlist_not_found' });
    await expect(saveWishlist(shop.db, other.id, { id: list.id, title: 'Tvoj' })).rejects.toMatchObject({ code: 'wishlist_not_found' });
    await expect(removeWishlist(shop.db, other.id, list.id)).rejects.toMatchObject({ code: 'wishlist_not_found' });
    await removeWishlistItem(shop.db, other.id, item?.wishListItemId ?? 0);
    expect(await listWishlistItems(shop.db, mine.id, list.id, 'SI')).toHaveLength(1);
  });

  test('refuse a name of spaces, an unknown article and a senseless amount', async () => {
    const { id } = await registerCustomer(shop.db, registration());
    const list = await ensureMainWishlist(shop.db, id);
    const [variantId = 0] = await variantIds(1);
    await expect(saveWishlist(shop.db, id, { title: '   ' })).rejects.toMatchObject({ code: 'required_field' });
    await expect(addWishlistItem(shop.db, id, list.id, 1)).rejects.toMatchObject({ code: 'variant_not_found' });
    await expect(addWishlistItem(shop.db, id, list.id, variantId, 0)).rejects.toMatchObject({ code: 'invalid_amount' });
    await expect(addWishlistItem(shop.db, id, 1e15, variantId)).rejects.toMatchObject({ code: 'wishlist_not_found' });
  });
});

describe('watchdogs', () => {
  test('watch stock or price of an article; a second one replaces the first', async () => {
    const { id } = await registerCustomer(shop.db, registration());
    const [variantId = 0] = await variantIds(1);
    await addWatchdog(shop.db, id, { variantId, kind: 'price', priceBelow: 19.99, country: 'SI' });
    await addWatchdog(shop.db, id, { variantId, kind: 'price', priceBelow: 9.5, country: 'SI' });
    await addWatchdog(shop.db, id, { variantId, kind: 'stock', priceBelow: null, country: 'SI' });
    const watched = await listWatchdogs(shop.db, id, 'SI');
    expect(watched.map(({ kind, priceBelow }) => [kind, priceBelow])).toEqual([
      ['stock', null],
      ['price', 9.5],
    ]);
    expect(await listWatchdogs(shop.db, id, 'CZ')).toEqual([]);
    await removeWatchdog(shop.db, id + 1, watched[0]?.id ?? 0);
    await removeWatchdog(shop.db, id, watched[1]?.id ?? 0);
    expect(await listWatchdogs(shop.db, id, 'SI')).toHaveLength(1);
  });

  test('refuse an unknown article and a senseless price', async () => {
    const { id } = await registerCustomer(shop.db, registration());
    const [variantId = 0] = await variantIds(1);
    await expect(addWatchdog(shop.db, id, { variantId: 5, kind: 'stock', priceBelow: null, country: 'SI' })).rejects.toMatchObject({
      code: 'variant_not_found',
    });
    for (const priceBelow of [null, 0, -1, 1e12]) {
      await expect(addWatchdog(shop.db, id, { variantId, kind: 'price', priceBelow, country: 'SI' })).rejects.toMatchObject({
        code: 'invalid_amount',
      });
    }
  });
});

describe('sessions', () => {
  const inAnHour = (): Date => new Date(Date.now() + 3_600_000);

  test('are stored, changed and destroyed, and deleted when they expire', async () => {
    const store = createSessionStore(shop.db);
    await store.set('one', { cartIds: ['a'] }, inAnHour());
    await store.set('one', { cartIds: ['a', 'b'], note: 'č\0"' }, inAnHour());
    await store.set('old', {}, new Date(Date.now() - 1000));
    expect(await store.get('one')).toEqual({ cartIds: ['a', 'b'], note: 'č"' });
    expect(await store.get('old')).toBeNull();
    expect(await store.removeExpired()).toBeGreaterThanOrEqual(1);
    await store.destroy('one');
    expect(await store.get('one')).toBeNull();
    expect(await store.get("'; drop table sessions")).toBeNull();
  });
});

describe('pages of the editors', () => {
  test('are found by their address, and the maintenance text in every country', async () => {
    for (const country of COUNTRY_CODES) {
      expect((await getMaintenanceText(shop.db, country))?.body).toMatch(/^<p>/);
    }
    expect((await getCmsPage(shop.db, 'SI', 'dostava-in-placilo'))?.title).toBe('Dostava in plačilo');
    expect(await getCmsPage(shop.db, 'SI', 'doprava-a-platba')).toBeNull();
  });
});
