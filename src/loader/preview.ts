import { constructableSheet } from '../lib/constructableSheet';
import { PLACEHOLDER_SELECTOR } from './placeholders';
import styles from './preview.css';

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

/**
 * The preview for content editors: a badge over each placeholder with its name, status and errors, above the page and outside its
 * layout. Returns a function that ends it.
 */
export function startPreview(): () => void {
  const layer = document.createElement('div');
  const shadow = layer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [constructableSheet(styles)];
  layer.setAttribute('popover', 'manual'); // above every stacking context of the page
  const badges = new Map<Element, HTMLDetailsElement>();
  let frame = 0;

  function draw(): void {
    frame = 0;
    const hosts = document.querySelectorAll(PLACEHOLDER_SELECTOR);
    for (const [host, badge] of badges) {
      if (host.isConnected) continue;
      badge.parentNode?.removeChild(badge);
      badges.delete(host);
    }
    for (const host of hosts) {
      const badge = badges.get(host) ?? document.createElement('details');
      if (!badges.has(host)) shadow.append(badge);
      badges.set(host, badge);
      fillBadge(badge, host);
      const { left, top } = host.getBoundingClientRect();
      badge.style.translate = `${Math.max(0, Math.round(left))}px ${Math.max(0, Math.round(top) - BADGE_RISE_PX)}px`;
    }
  }
  const drawSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  document.documentElement.append(layer);
  if (typeof layer.showPopover === 'function') layer.showPopover();
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const type of ['scroll', 'resize', 'load']) addEventListener(type, drawSoon, { capture: true, passive: true, signal });
  const observer = new MutationObserver(drawSoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-vitrina', 'data-vitrina-status', 'data-vitrina-reason', 'class', 'style', 'hidden'],
  });
  draw();

  return () => {
    stopping.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
    layer.parentNode?.removeChild(layer);
  };
}
