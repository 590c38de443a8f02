type Control = Element & { name?: string; href?: string; type?: string };

/** Where a widget wants a first click to go, whatever was pressed. */
const FIRST_CLICK = '[data-first-click]';

const textOf = ({ textContent }: Element): string => textContent.trim().replace(/\s+/g, ' ');

/**
 * The control in `scope` that stands for one of the server's: the field of its name, what has its text or its address, or its kind of field;
 * for the focus one that Tab reaches.
 */
function matchingControl(element: Control, scope: ParentNode, isStop = false): HTMLElement | undefined {
  const controls = [...scope.querySelectorAll<HTMLInputElement & HTMLAnchorElement>('a[href],button,input,select')].filter(
    ({ tabIndex }) => !isStop || tabIndex >= 0,
  );
  const { name, href, type } = element;
  const text = textOf(element);
  const hasText = (control: Element): boolean => text !== '' && textOf(control) === text;
  return (
    controls.find((control) => name && `.${control.name}`.endsWith(`.${name}`)) ??
    controls.find((control) => hasText(control) && control.href === href) ??
    controls.find(hasText) ??
    controls.find((control) => href && control.href === href) ??
    controls.find((control) => element.matches('input') && control.type === type)
  );
}

/** Replays an early click on `element` of the server's HTML, whose place a widget's `scope` has taken. */
export function replayClick(element: HTMLElement, scope: ParentNode): void {
  const isShown = element.getClientRects().length > 0; // the widget keeps it
  const target = isShown ? element : (scope.querySelector<HTMLElement>(FIRST_CLICK) ?? matchingControl(element, scope) ?? element);
  target.focus(); // as by a real click
  target.click();
}

/**
 * Call it before the server's HTML in `host` is replaced, and the returned function with what has taken its place: the focus goes on
 * to the control that matches the one that had it, else to the first control.
 */
export function captureFocus(host: Element): (scope: ParentNode) => void {
  const root = host.getRootNode();
  // Through the prototype: a page's form can shadow the property (docs/hostile-pages.md).
  const active: unknown =
    root instanceof ShadowRoot ? root.activeElement : Reflect.get(Document.prototype, 'activeElement', host.ownerDocument);
  const focused = active instanceof Element && active !== host && host.contains(active) ? active : null;
  return (scope) => {
    if (focused === null || focused.getClientRects().length > 0) return;
    const target = matchingControl(focused, scope, true) ?? scope.querySelector<HTMLElement>(`${FIRST_CLICK},a[href],button,input`);
    target?.focus({ preventScroll: true });
  };
}
