import { PLACEHOLDER_SELECTOR } from '../loader/placeholders';

/** Explains each status to a content editor. */
const MEANINGS: Readonly<Record<string, string>> = {
  found: 'waits until it is near the window or reached for',
  loading: 'is being loaded',
  ready: 'works',
  failed: 'does not work; the server’s own HTML is shown',
  off: 'is switched off; the server’s own HTML is shown',
};

/** A badge overlaps the upper edge of its placeholder, so that most of the widget stays visible. */
const BADGE_RISE_PX = 14;

const MARKS: Readonly<Record<string, string>> = { ready: '✓', failed: '✗', off: '–' };

/** One badge: name and status; unfolds to their explanation and the errors. */
function fillBadge(badge: HTMLDetailsElement, host: Element): void {
  const [name, status, reason] = ['data-vitrina', 'data-vitrina-status', 'data-vitrina-reason'].map(
    (attribute) => host.getAttribute(attribute) ?? '',
  );
  const key = [name, status, reason].join('\n');
  if (badge.dataset.shown === key) return;
  const [summary, text] = [document.createElement('summary'), document.createElement('p')];
  summary.textContent = `${MARKS[status ?? ''] ?? '…'} ${name ?? ''}${reason === '' ? '' : ' !'}`;
  text.textContent = `${status === '' ? 'found' : status}: ${MEANINGS[status === '' ? 'found' : (status ?? '')] ?? ''}${reason === '' ? '' : `. ${reason}`}`;
  badge.replaceChildren(summary, text);
  badge.dataset.shown = key;
  badge.className = reason !== '' && status === 'ready' ? 'badge is-warned' : `badge is-${status ?? ''}`;
}

/** The badges over the placeholders; `draw` brings them up to date. */
export function createBadges(layer: ShadowRoot) {
  const badges = new Map<Element, HTMLDetailsElement>();
  return {
    draw(): void {
      for (const [host, badge] of badges) {
        if (host.isConnected) continue;
        badge.parentNode?.removeChild(badge);
        badges.delete(host);
      }
      for (const host of document.querySelectorAll(PLACEHOLDER_SELECTOR)) {
        const badge = badges.get(host) ?? document.createElement('details');
        if (!badges.has(host)) layer.append(badge);
        badges.set(host, badge);
        fillBadge(badge, host);
        const { left, top } = host.getBoundingClientRect();
        badge.style.translate = `${Math.max(0, Math.round(left))}px ${Math.max(0, Math.round(top) - BADGE_RISE_PX)}px`;
      }
    },
  };
}
