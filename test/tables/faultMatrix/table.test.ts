import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '../../../demo-pages/demo/faults';
import type { OperationId } from '../../../src/api/api';
import { operationTable } from '../../../src/api/operations.gen';
import { BROWSER_PAGES } from '../../support/shopperActions/browserPages';
import { USER_ACTIONS } from '../../support/shopperActions/screenActions';
import { ACTION_TITLES } from '../../support/shopperActions/shopperActions';
import { kindsOf } from '../../support/widgets/faultMatrix';
import { sourceFiles } from '../../support/imports';

/** Each has its own test file in this folder. */
const STEPS = ['/kosarica', '/kosarica/1', '/kosarica/3'];

const root = join(__dirname, '../../..');

test('every operation of the checkout is covered', () => {
  const folders = [
    'account',
    'address',
    'cart',
    'checkout',
    'checkoutResponse',
    'delivery',
    'discount',
    'invoiceNote',
    'login',
    'payment',
    'pickup',
  ];
  const code = folders
    .flatMap((folder) => sourceFiles(root, [`src/features/${folder}`]))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const made = (Object.keys(operationTable) as OperationId[]).filter((id) => new RegExp(`['"]${id}['"]`).test(code));
  const tried = new Set(Object.values(USER_ACTIONS).map(({ operation }) => operation));
  expect(Object.values(USER_ACTIONS).filter(({ path }) => !STEPS.includes(path ?? ''))).toEqual([]);
  // A word on the wire that is also the name of an operation.
  expect(made.filter((id) => !tried.has(id))).toEqual(['consents']);
});

test('every action of the table is covered in jsdom and in a browser (checkoutFaults.e2e)', () => {
  const inBrowser = new Set(Object.values(BROWSER_PAGES).flatMap(({ userActions }) => Object.keys(userActions)));
  expect([...inBrowser].sort()).toEqual([...ACTION_TITLES].sort());
  expect(Object.keys(USER_ACTIONS).sort()).toEqual([...ACTION_TITLES].sort());
});

test('the kinds of faults together are all faults of the reference shop', async () => {
  const kinds = await kindsOf('selectDeliveryMethod');
  expect(kinds.flat().sort()).toEqual(Object.keys(FAULTS).sort());
  expect(kinds.length).toBeGreaterThan(12);
});
