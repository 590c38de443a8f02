/** Functions that run in the page: WebDriver sends their text, so they refer to nothing outside of themselves. */

/** Elements that are shown, in a widget (`host`) or in the page itself (empty), by selector and accessible name. */
export function findShown(host: string, css: string, name: string, all: boolean): Element | Element[] | null {
  const holders = host === '' ? [] : [...document.querySelectorAll<HTMLElement>(`[data-vitrina="${host}"]`)];
  const roots: ParentNode[] =
    host === '' ? [document] : [...holders.map(({ shadowRoot }) => shadowRoot), ...holders].filter((root) => root !== null);
  const nameOf = (element: Element): string => {
    const titled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (element.getRootNode() as Document).getElementById(id));
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const texts = [...titled, ...labels].map((label) => label?.textContent ?? '').join(' ');
    return (element.getAttribute('aria-label') ?? (texts.trim() || (element.textContent ?? ''))).replace(/\s+/g, ' ').trim();
  };
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && new RegExp(name, 'iu').test(nameOf(element)));
  return all ? found : (found[0] ?? null);
}

/** Scrolls to an element; whether a press in its middle reaches it, or something inside it. */
export function isHit(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
}

/** The focused element, through all shadow roots: its role or kind, its name, and the name of the dialog around it. */
export function focused(): { kind: string; name: string; dialog: string | null } {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  let dialog: Element | null = null;
  const outwards = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : ((node instanceof Element ? node.assignedSlot : null) ?? node.parentNode);
  for (let node: Node | null = active; node !== null && dialog === null; node = outwards(node))
    if (node instanceof HTMLDialogElement) dialog = node;
  return {
    kind: active?.getAttribute('role') ?? active?.localName ?? '',
    name: active?.getAttribute('aria-label') ?? active?.getAttribute('name') ?? active?.textContent?.trim().slice(0, 60) ?? '',
    dialog: dialog === null ? null : (dialog.querySelector('h2')?.textContent ?? dialog.getAttribute('aria-label') ?? ''),
  };
}

/**
 * Safari gives the focus to text fields and to what has a `tabindex` only, and not to a button, box or link that is clicked; WebKitGTK does.
 * As the first script of a page it makes WebKitGTK do as Safari does.
 */
export function focusAsSafari(): void {
  addEventListener('mousedown', (event) => {
    const path = event.composedPath().filter((target) => target instanceof HTMLElement);
    const control = path.find((element) => element.matches('a[href], button, select, input, textarea, summary, [tabindex]'));
    if (event.defaultPrevented || control?.matches(':is(a, button, select, [type=checkbox], [type=radio]):not([tabindex])') !== true)
      return;
    event.preventDefault();
    let active = document.activeElement as HTMLElement | null;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement;
    const around = path.find((element) => element.hasAttribute('tabindex'));
    if (around) around.focus({ preventScroll: true });
    else active?.blur();
  });
}

/** WebDriver waits for the last argument to be called. */
export function fetchedText(path: string, done: (text: string) => void): void {
  void fetch(path)
    .then((answer) => answer.text())
    .then(done);
}

export function axeFindings(without: string[], done: (findings: string[]) => void): void {
  const { axe } = window as unknown as {
    axe: {
      run(
        context: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }>;
    };
  };
  const options = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  void axe
    .run(document, options)
    .then(({ violations }) =>
      done(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
        ),
      ),
    );
}

/** Nothing moves, in the page and in every widget, but what never ends. */
export function isAtRest(): boolean {
  const roots = [document, ...[...document.querySelectorAll('[data-vitrina]')].map(({ shadowRoot }) => shadowRoot)];
  const moves = roots.flatMap((root) => root?.getAnimations() ?? []);
  return moves.every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
}
