import { emptyFields, emptyForm } from '../../../../src/features/address';
import { CUSTOMER_DRAFT_KEY, toDraft } from '../../../../src/features/address/addressDraft';
import { readDraft, writeDraft } from '../../../../src/features/drafts/keepDraft';
import { fakePage } from '../../../support/fakes/fakePage';

const NONE = { draft: null, editing: null, removed: [] };
const FORMAT = { key: CUSTOMER_DRAFT_KEY, toDraft };
const stored = (text: string) => readDraft(fakePage({ session: { [CUSTOMER_DRAFT_KEY]: text } }).storage.session, FORMAT);

test('[D19] [A156] a draft and the hidden addresses are restored unchanged', () => {
  const { session } = fakePage().storage;
  const draft = { ...emptyForm('SI'), email: ' ana@', billing: { ...emptyFields('SI'), lastname: "O'Brien 🙂 " } };
  const editing = { kind: 'shipping' as const, id: '21', isCompany: false, fields: { ...emptyFields('SI'), street: ' Čopova' } };
  const removed = ['shipping 22'];
  writeDraft(session, FORMAT, { draft, editing, removed });
  expect(readDraft(session, FORMAT)).toEqual({ draft, editing, removed });
  writeDraft(session, FORMAT, NONE);
  expect(session.get(CUSTOMER_DRAFT_KEY)).toBeNull();
});

test('an overlong text is cut and the others are kept', () => {
  const { session } = fakePage().storage;
  const long = '\u0001'.repeat(30_000);
  const fields = { ...emptyFields('SI'), firstname: long, lastname: long, street: long, city: long, zip: long, businessArea: long };
  const draft = { ...emptyForm('SI'), email: 'ana@example.com', billing: fields, shipping: fields };
  writeDraft(session, FORMAT, { ...NONE, draft, editing: { kind: 'billing', id: null, isCompany: true, fields } });
  const found = readDraft(session, FORMAT);
  expect([found.draft?.email, found.draft?.billing.street.length, found.editing?.fields.city.length]).toEqual([
    'ana@example.com',
    300,
    300,
  ]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"v":2,"draft":{}}',
  '{"v":1,"draft":[],"editing":"x","removed":{}}',
  `{"v":1,"x":"${'y'.repeat(30_000)}"}`,
])('untrusted storage %.40s is ignored', (text) => expect(stored(text)).toEqual(NONE));

test('unknown fields are dropped, invalid ones are empty', () => {
  const found = stored(
    JSON.stringify({
      v: 1,
      draft: {
        email: 7,
        isSame: 'yes',
        password: 'secret',
        billing: { firstname: 'x'.repeat(1000), phone: { prefix: '+999', number: {} } },
      },
      editing: { kind: 'other', id: '1', fields: {} },
    }),
  );
  expect(found.editing).toBeNull();
  expect(found.draft).toMatchObject({
    email: '',
    isSame: false,
    billing: { firstname: 'x'.repeat(300), phone: { prefix: '', number: '' } },
  });
  expect(JSON.stringify(found)).not.toContain('secret');
});
