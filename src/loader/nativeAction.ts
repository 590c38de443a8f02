import { documentMember } from '../page/documentMember';

export type Fields = Record<string, string>;

export type Submitter = HTMLButtonElement | HTMLInputElement;

export const isSubmitter = (element: Element | null | undefined): element is Submitter =>
  (element instanceof HTMLButtonElement && element.type === 'submit') ||
  (element instanceof HTMLInputElement && (element.type === 'submit' || element.type === 'image'));

/** Native members of a form, which its fields may shadow by their names. */
const formMember = <Name extends 'elements' | 'submit' | 'requestSubmit'>(form: HTMLFormElement, name: Name): HTMLFormElement[Name] =>
  Reflect.get(HTMLFormElement.prototype, name, form) as HTMLFormElement[Name];

export const controlsOf = (form: HTMLFormElement): Element[] => Array.from(formMember(form, 'elements'));

/** What an element does without us: it, or the form around it or named by its attribute `form`, is submitted, or its link is followed. */
export function nativeKindOf(element: Element): 'form' | 'link' | undefined {
  if (element instanceof HTMLFormElement || (isSubmitter(element) && element.form !== null)) return 'form';
  return element.matches('a[href]') ? 'link' : undefined;
}

/** The form's data, with those of the pressed button, which a script of the page may have taken out of the form meanwhile. */
export function dataOfForm(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const isInside = isSubmitter(submitter) && submitter.form === form;
  const data = new FormData(form, isInside ? submitter : null);
  if (isSubmitter(submitter) && !isInside && submitter.name !== '') data.append(submitter.name, submitter.value);
  return data;
}

/**
 * Does what the press would have done without us; the fields are submitted, too. The page's own handlers have had their say about
 * this press, and might refuse a second event: a form is posted, and a link followed, by a stand-in that they do not know. A stand-in also outlives a
 * form that the page has replaced. The submit handlers around a button that has the action itself, and so was not submitted yet, are asked.
 */
export function prepareNativeAction(element: HTMLElement, submitter: HTMLElement | null): (fields: Fields) => void {
  const form = element instanceof HTMLFormElement ? element : null;
  const data = form && dataOfForm(form, submitter);
  const owner = isSubmitter(element) ? element.form : null;
  return (fields) => {
    element.removeAttribute('data-vitrina-action');
    if (form && data) return post(form, submitter, data, fields);
    if (isSubmitter(element) && owner) return submitBy(element, owner, fields);
    const link = element.cloneNode(false) as HTMLElement;
    link.removeAttribute('onclick');
    keepInWindow(link);
    if (element.matches('a[href]')) HTMLElement.prototype.click.call(link);
  };
}

/** Browsers refuse a new window some seconds after the press. */
function keepInWindow(element: HTMLElement): void {
  if (element.getAttribute('target') === '_blank' && navigator.userActivation?.isActive === false) element.removeAttribute('target');
}

function post(form: HTMLFormElement, submitter: Element | null, data: FormData, fields: Fields): void {
  const standIn = documentMember(window, 'createElement').call(document, 'form') as HTMLFormElement;
  for (const name of ['action', 'method', 'enctype', 'target', 'accept-charset', 'rel']) {
    const value = submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    if (value !== null) standIn.setAttribute(name, value);
  }
  keepInWindow(standIn);
  standIn.addEventListener('formdata', (event) => {
    event.stopPropagation();
    data.forEach((value, name) => event.formData.append(name, value as string));
    for (const field of Object.entries(fields)) event.formData.set(...field);
  });
  documentMember(window, 'documentElement').appendChild(standIn);
  formMember(standIn, 'submit').call(standIn);
  standIn.parentNode?.removeChild(standIn);
}

/** The fields are added to the form data only, not to the page, which the back-forward cache may restore for another press. */
function submitBy(button: Submitter, form: HTMLFormElement, fields: Fields): void {
  const appendFields = ({ formData }: FormDataEvent): void => Object.entries(fields).forEach((field) => formData.set(...field));
  document.addEventListener('formdata', appendFields);
  try {
    formMember(form, 'requestSubmit').call(form, button);
  } catch {
    post(form, button, dataOfForm(form, button), fields); // the button has left the form meanwhile, or an old browser
  } finally {
    document.removeEventListener('formdata', appendFields);
  }
}
