import type { ShopDatabase } from '../db/schema';
import { addDemoCustomer, DEMO_CUSTOMERS, type DemoCustomer } from '../domain/demoCustomers';
import { hashDemoPassword } from '../domain/passwords';

export async function seedCustomers(db: ShopDatabase): Promise<void> {
  for (const { password, ...demo } of Object.values<DemoCustomer>(DEMO_CUSTOMERS)) {
    const passwordHash = hashDemoPassword(password, demo.email);
    const customerId = await addDemoCustomer(db, { ...demo, country: 'SI', passwordHash });
    await db.insertInto('wishlists').values({ customerId, title: 'Moj seznam želja', isMain: true }).execute();
  }
}
