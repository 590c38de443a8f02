/** What the shopper has typed, for the server's own form. */
export interface Typed {
  /** By selectors of fields; true and false tick and untick. */
  values: readonly (readonly [field: string, value: string | boolean])[];
  /** The button that is pressed; by default the form's first. */
  submitter?: string;
}

const SUBMITTER = 'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]';

/** The server's own form with such a field or button. */
export const formWith = (host: Element, field: string): HTMLFormElement | null => host.querySelector(field)?.closest('form') ?? null;

export const linkIn = (host: Element): HTMLAnchorElement | null => host.querySelector<HTMLAnchorElement>('a[href]');

export function fill(form: HTMLFormElement, { values }: Typed): void {
  for (const [selector, value] of values) {
    const field = form.querySelector<HTMLInputElement>(selector);
    if (field === null) continue;
    if (typeof value === 'boolean') field.checked = value;
    else field.value = value;
  }
}

const buttonOf = (form: HTMLFormElement, { submitter = SUBMITTER }: Typed): HTMLElement | null => form.querySelector(submitter);

/** Whether the browser would submit it without asking for more. Through the prototypes: a field may have the name of a method. */
export const isComplete = (form: HTMLFormElement, typed: Typed): boolean =>
  (typed.submitter === undefined || buttonOf(form, typed) !== null) &&
  (Element.prototype.hasAttribute.call(form, 'novalidate') || Element.prototype.matches.call(form, ':valid'));

/** As by a press on its button, with the page's own handlers and the browser's check. A form without the button that was meant waits for the shopper. */
export function submit(form: HTMLFormElement, typed: Typed): void {
  const button = buttonOf(form, typed);
  if (button === null && typed.submitter !== undefined) form.querySelector<HTMLElement>(SUBMITTER)?.focus();
  else HTMLFormElement.prototype.requestSubmit.call(form, button);
}

export const follow = (link: HTMLAnchorElement): void => HTMLElement.prototype.click.call(link);
