import type { ShopDatabase } from '../db/schema';
import { NEW_CUSTOMER_CONSENTS } from '../domain/customers';
import { DEMO_CUSTOMERS, type DemoCustomer } from '../domain/demoCustomers';
import { hashDemoPassword } from '../domain/passwords';

export async function seedCustomers(db: ShopDatabase): Promise<void> {
  for (const demo of Object.values<DemoCustomer>(DEMO_CUSTOMERS)) {
    const isVip = demo.vipType !== 'regular';
    const { id } = await db
      .insertInto('customers')
      .values({
        email: demo.email,
        passwordHash: hashDemoPassword(demo.password, demo.email),
        firstname: demo.firstname,
        lastname: demo.lastname,
        country: 'SI',
        phonePrefix: '+386',
        phone: '40123456',
        vipType: demo.vipType,
        consentChanged: false,
        consents: JSON.stringify(NEW_CUSTOMER_CONSENTS),
        loyaltyClub: JSON.stringify({
          register: isVip,
          data: isVip ? { programme: demo.vipType, level: demo.vipType === 'vip_plus_program' ? 'gold' : 'silver' } : null,
          trialUsed: false,
          isTrial: false,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('wishlists').values({ customerId: id, title: 'Moj seznam želja', isMain: true }).execute();
    if (!demo.hasAddress) continue;
    const address = {
      customerId: id,
      firstname: demo.firstname,
      lastname: demo.lastname,
      company: '',
      companyId: '',
      companyTaxId: '',
      street: 'Vzorčna ulica 1',
      city: 'Ljubljana',
      zip: '1000',
      country: 'SI' as const,
      selected: true,
    };
    await db
      .insertInto('addresses')
      .values([
        { ...address, ...demo.company, kind: 'billing', phonePrefix: '', phone: '', isLocked: demo.company !== undefined },
        { ...address, kind: 'shipping', phonePrefix: '+386', phone: '40123456' },
      ])
      .execute();
  }
}
