import { controlsOf, isSubmitter } from './nativeAction';

/** What a page does to a form that it expects to leave, against a second press. */
const ATTRIBUTES = ['disabled', 'inert', 'class', 'style', 'value'] as const;

/** Some libraries wait until the browser has collected the form's data (jquery-ujs: 13 ms). */
const REACTION_MS = 20;

interface State {
  attributes: readonly (string | null)[];
  /** What is in a button. */
  content: readonly ChildNode[];
}

const stateOf = (element: Element): State => ({
  attributes: ATTRIBUTES.map((name) => (name !== 'value' || isSubmitter(element) ? element.getAttribute(name) : null)), // what a button says
  content: element instanceof HTMLButtonElement ? Array.from(element.childNodes) : [],
});

const isSame = (one: readonly ChildNode[], other: readonly ChildNode[]): boolean =>
  one.length === other.length && one.every((node, place) => node === other[place]);

function restore(part: Element, before: State, left: State): void {
  const now = stateOf(part);
  ATTRIBUTES.forEach((name, place) => {
    const value = before.attributes[place] ?? null;
    if (value === left.attributes[place] || now.attributes[place] !== left.attributes[place]) return;
    if (value === null) part.removeAttribute(name);
    else part.setAttribute(name, value);
  });
  if (isSame(before.content, left.content) || !isSame(now.content, left.content)) return;
  part.textContent = '';
  for (const node of before.content) part.appendChild(node);
}

/**
 * Remembers the pressed form, link or button before the page's handlers get the press. The returned function is for a press that has ended without
 * leaving the page: what they did to it meanwhile is taken back, as the next page would. What changes later stays.
 */
export function rememberState(element: Element): () => void {
  const parts = element instanceof HTMLFormElement ? [element, ...controlsOf(element)] : [element];
  const before = new Map(parts.map((part) => [part, stateOf(part)]));
  let left: Map<Element, State> | null = null;
  let hasEnded = false;
  const look = (): void => void (left = new Map(parts.map((part) => [part, stateOf(part)])));
  setTimeout(look);
  const hasReacted = new Promise<void>((resolve) => {
    setTimeout(() => {
      if (!hasEnded) look(); // else the page may be showing the outcome
      resolve();
    }, REACTION_MS);
  });
  return () => {
    hasEnded = left !== null;
    void hasReacted.then(() => before.forEach((state, part) => restore(part, state, left?.get(part) ?? state)));
  };
}
