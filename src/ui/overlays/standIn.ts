const standIns = new WeakSet<Element>();
/** A page that removes what it does not know from its dialogs has its way. */
const STAND_INS_MAX = 5;
const PRESSES = ['pointerdown', 'mousedown', 'mouseup', 'click'];

/** The modal dialog of the page that is above all others: everything outside of it is inert. */
function findPageDialog(): Element | null {
  const { querySelectorAll, elementFromPoint } = Document.prototype;
  const open = [...querySelectorAll.call(document, 'dialog:modal')];
  if (open.length < 2) return open[0] ?? null;
  const above = elementFromPoint.call(document, 1, 1)?.closest('dialog'); // what is inert cannot be hit, and a backdrop is everywhere
  return open.find((dialog) => dialog === above) ?? null;
}

/** A placeholder of the widget that takes no room, is mounted at once, and whose presses are none of the dialog's, which may close at those beside it. */
function createStandIn(widget: string): HTMLElement {
  const standIn = document.createElement('div');
  standIns.add(standIn);
  standIn.setAttribute('data-vitrina', widget);
  standIn.style.position = 'absolute';
  const reached = document.createElement('details');
  reached.hidden = true;
  reached.open = true;
  standIn.appendChild(reached);
  for (const type of PRESSES) standIn.addEventListener(type, (event) => event.stopPropagation());
  return standIn;
}

/**
 * While a modal dialog of the page makes the placeholder inert (nothing in it can be seen, pressed or announced), a second placeholder in that dialog stands in
 * for it. Reports whether it is. Returns a function that ends it.
 */
export function standInFor(placeholder: Element, onInert: (isInert: boolean) => void): () => void {
  if (standIns.has(placeholder)) return () => {};
  const widget = placeholder.getAttribute('data-vitrina') ?? '';
  let standIn: Element | null = null;
  let left = STAND_INS_MAX;
  const remove = (): void => void standIn?.parentNode?.removeChild(standIn);
  const look = (): void => {
    const dialog = findPageDialog();
    const isOutside = dialog !== null && !dialog.contains(placeholder);
    onInert(isOutside);
    if (!isOutside) return remove();
    if (left === 0 || dialog.querySelector(`[data-vitrina="${CSS.escape(widget)}"]`)) return;
    left -= 1;
    remove();
    standIn = createStandIn(widget);
    dialog.appendChild(standIn);
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    changes.disconnect();
    remove();
    onInert(false);
  };
}
