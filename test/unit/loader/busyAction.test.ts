import { listenToPageActions } from '../../../src/loader/pageActions';
import { fakePage } from '../../support/fakes/fakePage';

let stop = (): void => {};
afterEach(() => stop());

function listen(work: Promise<Record<string, string> | void>) {
  const calls: { data: DOMStringMap; button: HTMLElement; fallback: string | undefined }[] = [];
  stop = listenToPageActions(
    {
      'add-to-cart'(data, button, fallback) {
        calls.push({ data: { ...data }, button, fallback });
        return work;
      },
    },
    fakePage().log,
  );
  return calls;
}

function deferred() {
  let resolve = (): void => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const isBusy = (selector: string) => [element(selector).getAttribute('aria-busy'), element(selector).hasAttribute('data-vitrina-busy')];

/** A browser's behaviour for a click on a submit button; jsdom does not pass the button everywhere. */
function submit(form: string, submitter: string | null): boolean {
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    composed: true,
    submitter: submitter === null ? null : element(submitter),
  });
  element(form).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="plain" type="button" data-vitrina-action="add-to-cart" data-variant-id="7">V košarico</button>
    <a id="link" href="/kosarica/add?v=7#top" data-vitrina-action="add-to-cart">V košarico</a>
    <form action="/kosarica/add"><button id="inside" data-vitrina-action="add-to-cart">V košarico</button></form>
    <form id="form" data-vitrina-action="add-to-cart" data-variant-id="7">
      <select name="variantId"><option value="8" selected>8</option></select>
      <input name="count" value="3">
      <button id="first" name="color" value="red">V košarico</button>
      <button id="second" name="color" value="blue">V košarico</button>
    </form>`;
});

test('[R4.058] the pressed button is busy until the work ends, keeps the focus and is never disabled', async () => {
  const work = deferred();
  listen(work.promise);
  element('#plain').focus();
  element('#plain').click();
  expect(isBusy('#plain')).toEqual(['true', true]);
  expect(document.activeElement).toBe(element('#plain'));
  expect(element('#plain')).toBeEnabled();
  work.resolve();
  await settled();
  expect(isBusy('#plain')).toEqual([null, false]);
});

test('of a form the pressed button is busy, and fields override attributes of the same name', () => {
  const calls = listen(deferred().promise);
  expect(submit('#form', '#second')).toBe(true);
  expect(isBusy('#second')).toEqual(['true', true]);
  expect(isBusy('#first')).toEqual([null, false]);
  expect(calls[0]?.data).toMatchObject({ variantId: '8', count: '3', color: 'blue' });
});

test('Enter in a field presses the form’s first button', () => {
  listen(deferred().promise);
  submit('#form', null);
  expect(isBusy('#first')).toEqual(['true', true]);
});

test('work that cannot start leaves the form to the browser', async () => {
  const work = deferred();
  listen(work.promise);
  const native = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  submit('#form', '#second');
  work.reject(new Error('no code'));
  await settled();
  expect(native).toHaveBeenCalledWith(element('#second'));
  expect(isBusy('#second')).toEqual([null, false]);
  native.mockRestore();
});

test('[D6] an action knows whether its element is a link or submits a form', () => {
  const calls = listen(deferred().promise);
  for (const id of ['plain', 'link', 'inside']) element(`#${id}`).click();
  submit('#form', '#first');
  expect(calls.map(({ fallback }) => fallback)).toEqual([undefined, 'link', 'form', 'form']);
});

test('returned fields are submitted with the form once and removed again', async () => {
  listen(Promise.resolve({ intentId: 'intent-1' }));
  const submitted: unknown[] = [];
  const native = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function send(this: HTMLFormElement) {
    const formData = new FormData(this);
    this.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    submitted.push(Object.fromEntries(formData));
  });
  submit('#form', '#second');
  await settled();
  expect(submitted).toEqual([{ variantId: '8', count: '3', intentId: 'intent-1' }]);
  element('#form').dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: new FormData() }));
  expect([...new FormData(element('#form') as HTMLFormElement).keys()]).toEqual(['variantId', 'count']);
  native.mockRestore();
});
