/** A form named `querySelector` shadows the document's method, so both are taken from the prototype. */
export const find = <Found extends Element>(selector: string): Found | null =>
  Document.prototype.querySelector.call(document, selector) as Found | null;
export const findAll = (selector: string): NodeListOf<Element> => Document.prototype.querySelectorAll.call(document, selector);

export const PLACEHOLDER = '[data-vitrina]';
export const ACTION = '[data-vitrina-action]';

/** Ends a placeholder before it is mounted; the reason is for `data-vitrina-reason` and the preview. */
export function endPlaceholders(status: 'off' | 'failed', reason: string): void {
  findAll(PLACEHOLDER).forEach((host) => {
    host.setAttribute('data-vitrina-status', status);
    host.setAttribute('data-vitrina-reason', reason);
  });
}
