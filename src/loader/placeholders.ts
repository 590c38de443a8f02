import type { AnyWidgetDefinition } from './defineWidget';
import { hintFor } from '../lib/closestMatch';

/** The state of a placeholder as the page and tests see it, in `data-vitrina-status`. */
export type PlaceholderStatus = 'found' | 'loading' | 'ready' | 'failed' | 'off';

export const PLACEHOLDER_SELECTOR = '[data-vitrina]';

/** The name of the placeholder's widget; blanks around it do not matter. */
export const widgetNameOf = (host: Element): string => host.getAttribute('data-vitrina')?.trim() ?? '';

/**
 * `reason` explains why a placeholder is `off` or `failed`, or which of its attributes are invalid, without a console (see
 * the preview).
 */
export function setStatus(host: Element, status: PlaceholderStatus | null, reason?: string): void {
  if (status === null) host.removeAttribute('data-vitrina-status');
  else host.setAttribute('data-vitrina-status', status);
  if (!reason) host.removeAttribute('data-vitrina-reason');
  else host.setAttribute('data-vitrina-reason', reason);
}

/** Server HTML that a widget shows in its placeholder (`ServerHtml`): no fallback, so widgets come alive in it. */
const CONTENT_SELECTOR = '[data-vitrina-content]';

const isInFallback = ({ parentElement }: Element): boolean =>
  parentElement?.closest(`${PLACEHOLDER_SELECTOR}, ${CONTENT_SELECTOR}`)?.matches(PLACEHOLDER_SELECTOR) === true;

/** Every placeholder in `scope`, including the scope itself, but none inside another's fallback. */
export function findPlaceholders(scope: ParentNode): HTMLElement[] {
  const { querySelectorAll } = scope instanceof Document ? Document.prototype : scope; // a form of this name shadows the document's own method
  const found = [...querySelectorAll.call(scope, PLACEHOLDER_SELECTOR)] as HTMLElement[];
  if (scope instanceof HTMLElement && scope.matches(PLACEHOLDER_SELECTOR)) found.unshift(scope);
  return found.filter((host) => host instanceof HTMLElement && !isInFallback(host));
}

/** The definition for a placeholder, or an error about its name, for the content editor. */
export function resolveDefinition(host: Element, definitions: readonly AnyWidgetDefinition[]): AnyWidgetDefinition | string {
  const name = widgetNameOf(host);
  const definition = definitions.find((candidate) => candidate.name === name);
  if (definition) return definition;
  const names = definitions.map((candidate) => candidate.name);
  return `data-vitrina="${name.slice(0, 60)}" is no widget of this build; ${hintFor(name, names)}`;
}
