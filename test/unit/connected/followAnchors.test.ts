import { followAnchors } from '../../../src/connected/serverHtml/followAnchors';

const scrolledTo: string[] = [];
let box: HTMLElement;
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function note(this: Element) {
    scrolledTo.push(this.id);
  };
  box = document.createElement('div');
  box.innerHTML =
    '<a id="link" href="#na%C4%8Din">Način</a><a id="broken" href="#%E0">?</a><a id="none" href="#manjka">?</a><a id="back" href="#link">Nazaj</a><h2 id="način">Način</h2>';
  document.body.replaceChildren(box);
  followAnchors(box);
});

/** Whether the browser follows the link. */
function press(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isFollowed = false;
  // After ours; jsdom would report a link that it cannot follow.
  const note = (): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  box.querySelector(`#${id}`)?.dispatchEvent(event);
  return isFollowed;
}

test('a link within the HTML leads to its target, without the browser’s step in the history', () => {
  expect(press('link')).toBe(false);
  expect([scrolledTo, document.activeElement?.id]).toEqual([['način'], 'način']);
});

test('a target that Tab reaches is still reached by it', () => {
  expect(press('back')).toBe(false);
  expect([document.activeElement?.id, box.querySelector('a')?.tabIndex]).toEqual(['link', 0]);
});

test('a link with broken escapes, or to what the HTML does not have, is an ordinary link', () => {
  const errors = jest.fn();
  window.addEventListener('error', errors);
  expect([press('broken'), press('none')]).toEqual([true, true]);
  window.removeEventListener('error', errors);
  expect([scrolledTo, errors.mock.calls]).toEqual([[], []]);
});

test('a press that opens a tab, and one that a script has handled, are left alone', () => {
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])
    expect([init, press('link', init)]).toEqual([init, true]);
  const handle = (event: Event): void => event.preventDefault();
  box.querySelector('a')?.addEventListener('click', handle);
  expect(press('link')).toBe(false);
  expect(scrolledTo).toEqual([]);
});
