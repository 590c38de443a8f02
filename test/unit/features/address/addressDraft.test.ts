import { emptyFields, emptyForm } from '../../../../src/features/address';
import { CUSTOMER_DRAFT_KEY, readDraft, writeDraft } from '../../../../src/features/address/addressDraft';
import { fakePage } from '../../../support/fakes/fakePage';

const NONE = { draft: null, editing: null };
const stored = (text: string) => readDraft(fakePage({ session: { [CUSTOMER_DRAFT_KEY]: text } }).storage.session);

test('what was typed comes back as it was', () => {
  const { session } = fakePage().storage;
  const draft = { ...emptyForm('SI'), email: ' ana@', billing: { ...emptyFields('SI'), lastname: "O'Brien 🙂 " } };
  const editing = { kind: 'shipping' as const, id: '21', isCompany: false, fields: { ...emptyFields('SI'), street: ' Čopova' } };
  writeDraft(session, { draft, editing });
  expect(readDraft(session)).toEqual({ draft, editing });
  writeDraft(session, NONE);
  expect(session.get(CUSTOMER_DRAFT_KEY)).toBeNull();
});

test('a text that is far too long costs none of the others, whatever its letters are', () => {
  const { session } = fakePage().storage;
  const long = '\u0001'.repeat(30_000);
  const fields = { ...emptyFields('SI'), firstname: long, lastname: long, street: long, city: long, zip: long, businessArea: long };
  const draft = { ...emptyForm('SI'), email: 'ana@example.com', billing: fields, shipping: fields };
  writeDraft(session, { draft, editing: { kind: 'billing', id: null, isCompany: true, fields } });
  const found = readDraft(session);
  expect([found.draft?.email, found.draft?.billing.street.length, found.editing?.fields.city.length]).toEqual([
    'ana@example.com',
    300,
    300,
  ]);
});

test.each(['', '{', 'null', '[]', '7', '{"v":2,"draft":{}}', '{"v":1,"draft":[],"editing":"x"}', `{"v":1,"x":"${'y'.repeat(30_000)}"}`])(
  'storage is untrusted: %.40s is none',
  (text) => expect(stored(text)).toEqual(NONE),
);

test("somebody else's fields are left out, wrong ones are empty", () => {
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
