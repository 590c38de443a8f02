import { escapeHtml } from '../http/plainPage';

/** A page of a provider, without styles and scripts. */
export function providerPage(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>
`;
}

export const hiddenFields = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** The shop is on the same host: other return URLs are refused. */
export function isOurShop(back: string, hostname: string): boolean {
  return URL.canParse(back) && /^https?:$/.test(new URL(back).protocol) && new URL(back).hostname === hostname.replace(/:\d+$/, '');
}

/** A parameter of a query or a form; '' if it is none. */
export function parameterOf(values: unknown, name: string): string {
  const value: unknown = Object(values)[name];
  return typeof value === 'string' ? value : '';
}
