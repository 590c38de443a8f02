/** Reading a server-rendered page in tests without a browser: enough of HTML for the reference shop's own templates. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

export function decode(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (full, name: string) => ENTITIES[name] ?? full);
}

/** The visible text of a piece of HTML, with normalized spaces. */
export function textOf(html: string): string {
  return decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Every match of a pattern's first group, decoded. */
export function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
}

/** The first group of the first match, undecoded. */
export function piece(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${pattern} in:\n${textOf(html).slice(0, 1500)}`);
  return found;
}

export function first(html: string, pattern: RegExp): string {
  return decode(piece(html, pattern));
}

/** The content of the page's `<main>`. */
export function mainOf(html: string): string {
  return piece(html, /(<main\b.*<\/main>)/s);
}

export interface PageForm {
  action: string;
  html: string;
  /** Names and values that the browser would submit with the form. */
  fields: Record<string, string>;
}

/** The forms of a page with this action. */
export function formsTo(html: string, action: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .map(([, attributes = '', content = '']) => ({
      action: attributeOf(attributes, 'action') ?? '',
      html: content,
      fields: fieldsOf(content),
    }))
    .filter((form) => form.action === action);
}

export function formTo(html: string, action: string): PageForm {
  const [form] = formsTo(html, action);
  if (!form) throw new Error(`No form to ${action} in:\n${textOf(html).slice(0, 1500)}`);
  return form;
}

function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const sent = inputs.filter((attributes) => !/type="(radio|checkbox)"/.test(attributes) || /\schecked\b/.test(attributes));
  const ofInputs = sent.flatMap((attributes) => {
    const name = attributeOf(attributes, 'name');
    return name === undefined ? [] : [[name, attributeOf(attributes, 'value') ?? '']];
  });
  return Object.fromEntries([...ofInputs, ...chosenIn(html)]);
}

/** Of each select: the selected option, else the first. */
function chosenIn(html: string): [string, string][] {
  return [...html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(([, attributes = '', content = '']): [string, string][] => {
    const options = [...content.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option);
    const chosen = options.find((option) => /\sselected\b/.test(option)) ?? options[0] ?? '';
    const name = attributeOf(attributes, 'name');
    return name === undefined ? [] : [[name, attributeOf(chosen, 'value') ?? '']];
  });
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}
