/**
 * The name of a Trusted Types policy of ours for a purpose: `vitrina-html`, or with the tag's `data-trusted-types-policy` as its first part, for pages
 * whose list of names is fixed.
 */
export function policyName(page: Document, purpose: string): string {
  const tag = Document.prototype.querySelector.call(page, 'script[data-trusted-types-policy]') as HTMLScriptElement | null;
  return `${tag?.dataset['trustedTypesPolicy'] || 'vitrina'}-${purpose}`;
}
