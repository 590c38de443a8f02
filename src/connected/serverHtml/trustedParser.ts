import { policyName } from '../../dom/policyName';

type TrustedWindow = { trustedTypes?: { createPolicy(name: string, rules: object): HtmlPolicy } };

/** The methods that DOMPurify requires; ours creates no script URL. */
interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

export interface TrustedParser {
  /** Its document is inert: it runs no script and requests nothing. */
  parse(html: string): DocumentFragment;
  /** Null where the page needs none. */
  readonly policy: HtmlPolicy | null;
}

function createPolicy(name: string): HtmlPolicy | null {
  try {
    return (window as TrustedWindow).trustedTypes?.createPolicy(name, { createHTML: (html: string) => html }) ?? null;
  } catch {
    return null; // not on the page's list; without `require-trusted-types-for` a string will do
  }
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const REPORTED = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi;

/** Browsers report each `style` and handler to a strict policy, even in an inert document. The sanitizer, not this, keeps them out. */
const withoutReported = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(REPORTED, (found) => (/^["']/.test(found) ? found : 'data-removed')));

/** Throws where the page allows no HTML of ours. */
export function createTrustedParser(): TrustedParser {
  const name = policyName(document, 'html');
  const policy = createPolicy(name);
  const parse = (html: string): DocumentFragment => {
    const template = Document.prototype.createElement.call(document, 'template') as HTMLTemplateElement;
    const text = withoutReported(html);
    template.innerHTML = policy === null ? text : policy.createHTML(text);
    // DOMPurify removes them, too, but connects them to a document before: Chromium reports that to the policy, and requests a track.
    for (const element of template.content.querySelectorAll('base, script, style, track')) element.parentNode?.removeChild(element);
    return template.content;
  };
  try {
    parse('');
  } catch (cause) {
    throw new Error(`server HTML is not shown; does the policy trusted-types allow the name ${name}?`, { cause });
  }
  return { parse, policy };
}
