const ANSWERS = { 'close-modal': 'modalClosed', 'confirm-modal': 'modalConfirmed' } as const;

type Answer = (typeof ANSWERS)[keyof typeof ANSWERS];

/**
 * `data-vitrina-action="close-modal"` and `"confirm-modal"` in the content (R4.062 to R4.064). They mean the modal around them, so the
 * content's box handles them; everywhere else they are no actions.
 */
export function listenToAnswers(box: HTMLElement, answer: (answer: Answer) => void): void {
  box.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest('[data-vitrina-action]') : null;
    const name = element?.getAttribute('data-vitrina-action') ?? '';
    if (event.defaultPrevented || !Object.hasOwn(ANSWERS, name)) return;
    event.preventDefault();
    answer(ANSWERS[name as keyof typeof ANSWERS]);
  });
}

const HEADINGS = 'h1, h2, h3';

/** The title that the content brings: its `data-modal-title`, or the heading that it begins with, which then moves to the title. */
export function takeTitle(box: HTMLElement, ofRequest: string | null): string | null {
  const named = box.querySelector('[data-modal-title]')?.getAttribute('data-modal-title')?.trim();
  const heading = box.querySelector<HTMLElement>(HEADINGS);
  const text = heading?.textContent?.trim() ?? '';
  const own = named || text || null;
  if (heading !== null && text === (ofRequest ?? own) && beginsWith(box, heading)) heading.parentNode?.removeChild(heading);
  return own;
}

/** Nothing to read or to see is in front of it. */
function beginsWith(box: HTMLElement, heading: HTMLElement): boolean {
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEndBefore(heading);
  return (
    before.toString().trim() === '' && before.cloneContents().querySelector('img, input, select, textarea, button, [data-vitrina]') === null
  );
}
