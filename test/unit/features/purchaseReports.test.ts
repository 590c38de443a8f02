import { toOrderedItem } from '../../../src/features/purchaseReports';

test.each([null, 0, '0', ''])('[R3.031] an ordered item whose partner is %j is the shop’s own', (marketplacePartnerId) => {
  expect(toOrderedItem({ title: 'Čajnik', marketplacePartnerId }).marketplacePartnerId).toBeNull();
  expect(toOrderedItem({ title: 'Čajnik', marketplacePartnerId: 7 }).marketplacePartnerId).toBe('7');
});
