import { listenToPageActions } from '../../../src/loader/listenToPageActions';
import { fakePage } from '../../support/fakes/fakePage';

let stop = (): void => {};
const stops: (() => void)[] = [];
afterEach(() => {
  stop();
  for (const end of stops.splice(0)) end();
});

function listen(work: Promise<Record<string, string> | void>) {
  const calls: { data: DOMStringMap; button: HTMLElement; fallback: string | undefined }[] = [];
  stop = listenToPageActions(
    {
      'add-to-cart'(data, button, fallback) {
        calls.push({ data: { ...data }, button, fallback });
        return work;
      },
    },
    fakePage(),
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
    <form id="form" action="/drugam" method="post" data-vitrina-action="add-to-cart" data-variant-id="7">
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

test('a press gives its button the focus, also in Safari, unless the action has moved it', () => {
  listen(deferred().promise);
  element('#plain').click();
  expect(document.activeElement).toBe(element('#plain'));
  stop();
  stop = listenToPageActions({ 'add-to-cart': () => (element('input').focus(), true) }, fakePage());
  element('#plain').click();
  expect(document.activeElement).toBe(element('input'));
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

/** What is posted instead: jsdom does not navigate. */
function posts() {
  const sent: { action: string | null; method: string | null; fields: Record<string, unknown> }[] = [];
  const native = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(this: HTMLFormElement) {
    const formData = new FormData();
    this.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    sent.push({ action: this.getAttribute('action'), method: this.getAttribute('method'), fields: Object.fromEntries(formData) });
  });
  stops.push(() => native.mockRestore());
  return sent;
}

test('work that cannot start leaves the form to the browser, as it was when it was pressed; the page’s handlers are not asked again', async () => {
  const work = deferred();
  listen(work.promise);
  const sent = posts();
  let submits = 0;
  element('#form').addEventListener('submit', () => (submits += 1));
  submit('#form', '#second');
  await settled();
  element('#form').remove(); // printed anew
  work.reject(new Error('no code'));
  await settled();
  expect(sent).toEqual([{ action: '/drugam', method: 'post', fields: { variantId: '8', count: '3', color: 'blue' } }]);
  expect([submits, document.forms.length]).toEqual([1, 1]);
});

test('a button outside of its form, also an input or one with a picture, submits it', async () => {
  document.body.innerHTML = `<form id="far"></form><button id="word" form="far" data-vitrina-action="add-to-cart">V košarico</button>
    <input id="picture" type="image" alt="" form="far" data-vitrina-action="add-to-cart">
    <input id="input" type="submit" form="far" data-vitrina-action="add-to-cart">`;
  const submitted = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  stops.push(() => submitted.mockRestore());
  const calls = listen(Promise.reject(new Error('no code')));
  for (const id of ['#word', '#picture', '#input']) {
    element(id).click();
    await settled();
    expect(submitted).toHaveBeenLastCalledWith(element(id));
  }
  expect(calls.map(({ fallback }) => fallback)).toEqual(['form', 'form', 'form']);
});

test('[D6] an action knows whether its element is a link or submits a form', () => {
  const calls = listen(deferred().promise);
  element('#plain').insertAdjacentHTML('afterend', '<button id="formless" data-vitrina-action="add-to-cart">V košarico</button>');
  for (const id of ['plain', 'formless', 'link', 'inside']) element(`#${id}`).click();
  submit('#form', '#first');
  expect(calls.map(({ fallback }) => fallback)).toEqual([undefined, undefined, 'link', 'form', 'form']);
});

test.each([
  [' name="b" value="2"', { a: '1', b: '2' }],
  [' value="2"', { a: '1' }],
])('a button (%s) that has left its form meanwhile: the form is posted with its data', async (attributes, fields) => {
  const work = deferred();
  listen(work.promise);
  const sent = posts();
  document.body.innerHTML = `<form action="/far"><input name="a" value="1"><button${attributes} data-vitrina-action="add-to-cart">x</button></form>`;
  const button = document.querySelector('button') as HTMLElement;
  button.click();
  await settled();
  button.remove();
  work.reject(new Error('no code'));
  await settled();
  expect(sent).toEqual([{ action: '/far', method: null, fields }]);
});

test('returned fields are submitted with the form once, not in the page, and unseen by its handlers', async () => {
  listen(Promise.resolve({ intentId: 'intent-1' }));
  const sent = posts();
  const seen = jest.fn();
  document.addEventListener('formdata', seen);
  stops.push(() => document.removeEventListener('formdata', seen));
  submit('#form', '#first');
  await settled();
  expect(sent[0]?.fields).toEqual({ variantId: '8', count: '3', color: 'red', intentId: 'intent-1' });
  expect([...new FormData(element('#form') as HTMLFormElement).keys()]).toEqual(['variantId', 'count']);
  expect(seen).not.toHaveBeenCalled();
  element('#form').dispatchEvent(new Event('formdata', { bubbles: true }));
  expect(seen).toHaveBeenCalledTimes(1);
});

test('returned fields go with the form of the pressed button, and with no later one', async () => {
  listen(Promise.resolve({ intentId: 'intent-1' }));
  const formdataOf = (form: HTMLElement): Record<string, unknown> => {
    const formData = new FormData();
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return Object.fromEntries(formData);
  };
  const sent: Record<string, unknown>[] = [];
  const native = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function send(this: HTMLFormElement) {
    sent.push(formdataOf(this));
  });
  stops.push(() => native.mockRestore());
  element('#inside').click();
  await settled();
  expect([sent, formdataOf(element('#form'))]).toEqual([[{ intentId: 'intent-1' }], {}]);
});

/** Forms and links through which the browser leaves the page. */
function standIns<Name extends 'submit' | 'click'>(name: Name): Element[] {
  const used: Element[] = [];
  const native = jest.spyOn(name === 'submit' ? HTMLFormElement.prototype : HTMLElement.prototype, name as never);
  native.mockImplementation(function note(this: Element) {
    used.push(this);
  } as never);
  stops.push(() => native.mockRestore());
  return used;
}

test.each([
  ['#here', '/drugam', 'post', '_blank'],
  ['#there', '/kasneje', 'get', '_self'],
])('the form goes where its pressed button says, in the encoding that the shop reads (%s)', async (button, action, method, target) => {
  document.body.innerHTML = `<form id="form" action="/drugam" method="post" target="_blank" enctype="multipart/form-data" accept-charset="windows-1250" data-vitrina-action="add-to-cart">
    <button id="here">V košarico</button><button id="there" formaction="/kasneje" formmethod="get" formtarget="_self">Kasneje</button></form>`;
  listen(Promise.reject(new Error('no code')));
  const used = standIns('submit');
  submit('#form', button);
  await settled();
  await settled();
  expect(used.map((form) => ['action', 'method', 'target', 'enctype', 'accept-charset'].map((name) => form.getAttribute(name)))).toEqual([
    [action, method, target, 'multipart/form-data', 'windows-1250'],
  ]);
});

test.each([
  ['at once, in its window', true, '_blank'],
  ['late, when browsers open no window, in this one', false, null],
])(
  'work that cannot start follows the link, and posts the form, %s, without asking the page’s handler again',
  async (_when, isActive, target) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
    stops.push(() => Reflect.deleteProperty(navigator, 'userActivation'));
    listen(Promise.reject(new Error('no code')));
    element('#link').setAttribute('target', '_blank');
    element('#link').setAttribute('onclick', 'return true');
    element('#link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const used = standIns('click');
    await settled();
    await settled();
    expect(used.map((link) => ['href', 'target', 'onclick'].map((name) => link.getAttribute(name)))).toEqual([
      ['/kosarica/add?v=7#top', target, null],
    ]);
    element('#form').setAttribute('target', '_blank');
    const posted = standIns('submit');
    submit('#form', '#first');
    await settled();
    await settled();
    expect(posted.map((form) => form.getAttribute('target'))).toEqual([target]);
  },
);

test.each([
  ['soon', 5],
  ['late', 60],
])('what the page shows of the outcome of a press that ends %s stays', async (_when, ms) => {
  jest.useFakeTimers();
  stops.push(jest.useRealTimers);
  const work = deferred();
  listen(work.promise);
  const show = (state: string): void => {
    element('#form').setAttribute('class', state);
    element('#first').textContent = state;
  };
  document.addEventListener('submit', () => show('sending'), { once: true });
  submit('#form', '#first');
  await jest.advanceTimersByTimeAsync(ms - 1);
  if (ms > 20) show('added');
  work.resolve();
  await jest.advanceTimersByTimeAsync(1);
  if (ms <= 20) show('added');
  await jest.advanceTimersByTimeAsync(100);
  expect([element('#form').getAttribute('class'), element('#first').textContent]).toEqual(['added', 'added']);
});
