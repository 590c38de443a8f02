import { listenToPageActions } from '../../../src/loader/listenToPageActions';
import { fakePage } from '../../support/fakes/fakePage';

let stop = (): void => {};
afterEach(() => stop());

function listen(result: boolean | Promise<void> = true) {
  const page = fakePage();
  const calls: DOMStringMap[] = [];
  stop = listenToPageActions(
    {
      search(data) {
        calls.push({ ...data });
        return result;
      },
    },
    page,
  );
  return { page, calls };
}

function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="known" href="/iskanje" data-vitrina-action="search" data-keyword="kava"><b id="inside">x</b></a>
    <a id="wrong" href="/k" data-vitrina-action="serach">x</a>
    <a id="proto" href="/k" data-vitrina-action="constructor">x</a>
    <form id="form" data-vitrina-action="search" data-keyword="čaj"><button id="submit">x</button></form>`;
});

test('a click inside an action element runs the action with its data instead of following the link', () => {
  const { calls } = listen();
  expect(click('#inside')).toBe(true);
  expect(calls).toEqual([{ vitrinaAction: 'search', keyword: 'kava', href: 'http://localhost/iskanje' }]);
});

test('an action that cannot run leaves the link to the browser', () => {
  listen(false);
  expect(click('#known')).toBe(false);
});

test('a click with a modifier or another button is left to the browser', () => {
  const { calls } = listen();
  expect(
    [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map((init) => click('#known', init)),
  ).toEqual(Array(5).fill(false));
  expect(calls).toEqual([]);
});

test('an action form is submitted through the action, once it is filled in', () => {
  const { calls } = listen();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, composed: true });
  document.querySelector('#form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(calls[0]?.['keyword']).toBe('čaj');
  document.querySelector('#form')?.insertAdjacentHTML('afterbegin', '<input required>');
  click('#submit');
  expect(calls).toHaveLength(1);
});

test('a misspelt action is reported once, with the closest name; a form without one is not', () => {
  const { page } = listen();
  expect([click('#wrong'), click('#wrong'), click('#proto')]).toEqual([false, false, false]);
  document.body.appendChild(document.createElement('form')).dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  expect(page.logs.map(({ message }) => message)).toEqual([
    'vitrina: data-vitrina-action="serach" is no action; did you mean "search"?',
    expect.stringContaining('"constructor" is no action; there are:'),
  ]);
});

describe('a mark of a form is about a variant', () => {
  const pressedOf = (attributes: string): string | undefined => {
    document.body.innerHTML = `<form ${attributes} data-vitrina-action="search"><input name="variantId" value="12"><button>♥</button></form>`;
    const { calls } = listen();
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return calls[0]?.['vitrinaPressed'];
  };

  test.each([
    ['printed without one', 'data-vitrina-pressed', ''],
    ['printed for the chosen one', 'data-vitrina-pressed data-variant-id="12"', ''],
    ['printed for another one', 'data-vitrina-pressed data-variant-id="11"', undefined],
    ['set for the chosen one', 'data-vitrina-pressed="variant:12" data-variant-id="11"', 'variant:12'],
    ['set for another one', 'data-vitrina-pressed="variant:13"', undefined],
    ['printed with a value', 'data-vitrina-pressed="true" data-variant-id="12"', 'true'],
  ])('%s', (_what, attributes, pressed) => {
    expect(pressedOf(attributes)).toBe(pressed);
  });

  test('another choice in a form that is printed as pressed asks for its mark, in another form it does not', () => {
    document.body.innerHTML = `<input id="other"><form data-vitrina-action="search"><select id="unpressed"><option>1</option></select></form>
      <form data-vitrina-action="search" data-vitrina-pressed><select id="pressed"><option>1</option></select></form>`;
    const { page } = listen();
    const choose = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('change', { bubbles: true }));
    choose('#other');
    choose('#unpressed');
    expect(page.pressed).toEqual({});
    choose('#pressed');
    expect(page.pressed).toEqual({ search: {} });
  });

  test('a choice after the end asks for nothing', () => {
    document.body.innerHTML = '<form data-vitrina-action="search" data-vitrina-pressed><input></form>';
    const { page, calls } = listen();
    stop();
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([page.pressed, calls]).toEqual([{}, []]);
  });
});

describe('[A082] a press is never swallowed', () => {
  const form = () => document.querySelector('#form') as HTMLFormElement;
  /** As a browser does it: the page's handlers, then ours. */
  const submit = async (): Promise<void> => {
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: document.querySelector('#submit') }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const refuse = (when: () => boolean, options: AddEventListenerOptions = {}) => {
    const listening = new AbortController();
    const listener = (event: Event): void => {
      if (!when()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('submit', listener, { ...options, signal: listening.signal });
    return () => listening.abort();
  };

  test.each([false, true])('handlers that let a form pass once only: the second press counts, too (capture: %s)', async (capture) => {
    const { calls } = listen();
    let sent = 0;
    const stopRefusing = refuse(() => (sent += 1) > 1, { capture });
    await submit();
    form().setAttribute('data-vitrina-pressed', ''); // our own mark is no other data
    await submit();
    expect(calls).toHaveLength(2);
    stopRefusing();
  });

  /** How long the page's handlers have each press, of which they let the first one pass; whether it arrives; how many count. */
  test.each<[string, number[], boolean, number]>([
    ['a slow guard', [2, 90], true, 2],
    ['a question, as nothing else takes so long', [2, 100], true, 1],
    ['a question each time, answered quickly', [300, 20], true, 1],
    ['a question the first time, then a guard', [300, 3], true, 2],
    ['a guard, then a question again', [300, 3, 20], true, 2],
    ['a guard that keeps the press from us', [2, 90], false, 2],
    ['a question, and the press is kept from us', [2, 100], false, 1],
  ])('a repeated press is refused by %s (%j ms)', async (_what, times, arrives, count) => {
    let [clock, place] = [1000, 0];
    const time = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => clock);
    const { calls } = listen();
    const listening = new AbortController();
    const handle = (event: Event): void => {
      clock += times[place] ?? 0;
      place += 1;
      if (place === 1) return;
      event.preventDefault();
      if (!arrives) event.stopImmediatePropagation();
    };
    document.addEventListener('submit', handle, { signal: listening.signal });
    for (const _ of times) await submit();
    listening.abort();
    time.mockRestore();
    expect(calls).toHaveLength(count);
  });

  test('handlers that refuse the first press, or other data, are obeyed', async () => {
    const { calls } = listen();
    let isRefusing = true;
    const stopRefusing = refuse(() => isRefusing);
    await submit();
    isRefusing = false;
    await submit();
    isRefusing = true;
    form().insertAdjacentHTML('beforeend', '<input name="count" value="7">');
    await submit();
    expect(calls).toHaveLength(1);
    stopRefusing();
  });

  test('a press that handlers keep from us counts where the element does nothing by itself', async () => {
    document.body.innerHTML =
      '<p onclick="event.stopPropagation()"><button id="plain" type="button" data-vitrina-action="search">x</button><a href="#" data-vitrina-action="search">x</a></p>';
    const { calls } = listen();
    click('#plain');
    click('a');
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toHaveLength(1);
  });

  test.each<[string, boolean | Promise<void>, (button: HTMLElement) => void]>([
    ['another text', true, (button) => (button.textContent = 'Trenutek …')],
    ['a spinner', Promise.resolve(), (button) => button.insertAdjacentHTML('beforeend', '<i></i>')],
  ])('what handlers did to the form against a second press (%s) is taken back', async (_what, result, show) => {
    jest.useFakeTimers();
    listen(result);
    const button = document.querySelector('#submit') as HTMLButtonElement;
    button.className = 'button';
    form().insertAdjacentHTML('beforeend', '<input type="hidden" name="token" value="1">');
    const react = ({ target }: Event): void => {
      (target as Element).setAttribute('class', 'sending');
      (target as Element).setAttribute('style', 'opacity: 0.5');
      (target as Element).setAttribute('inert', '');
      setTimeout(() => {
        button.disabled = true;
        button.className = 'button sending';
        show(button);
        button.value = 'sending';
        form().querySelector('input')?.setAttribute('value', '2'); // data, which is the page's
      }, 5);
    };
    document.addEventListener('submit', react, { once: true });
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
    await jest.advanceTimersByTimeAsync(10);
    expect(button.innerHTML).not.toBe('x');
    expect(form()).toHaveAttribute('class', 'sending');
    await jest.advanceTimersByTimeAsync(10);
    expect(button).toBeEnabled();
    expect([button.innerHTML, button.className, button.value]).toEqual(['x', 'button', '']);
    expect(['class', 'style', 'inert'].map((name) => form().getAttribute(name))).toEqual([null, null, null]);
    expect(form().querySelector('input')).toHaveAttribute('value', '2');
    jest.useRealTimers();
  });
});
