/**
 * Focuses the control in `scope` that stands for one of the server's: where a first click is meant to go, else the one of the same
 * name or kind of field, else the first. Returns it.
 */
export function focusCounterpart(element: Element & { type?: string }, scope: ParentNode): HTMLElement | undefined {
  const controls = [...scope.querySelectorAll<HTMLInputElement>('a[href],button,input')];
  const name = element.textContent.trim();
  const control =
    scope.querySelector<HTMLElement>('[data-first-click]') ??
    controls.find(({ textContent, type }) => (name ? textContent.includes(name) : type === element.type)) ??
    controls[0];
  control?.focus({ preventScroll: true });
  return control;
}
