import { constructableSheet } from '../lib/constructableSheet';
import { findPlaceholders } from '../loader/placeholders';
import type { Page } from '../page/page';
import type { Shop } from '../shop/shop';
import { createBadges } from './badges';
import styles from './preview.css';
import { PARAMETER, PREVIEW_KEY } from './previewSwitch';
import { recordPage } from './recordPage';
import { describePage, type Manifest } from './report';
import { createReportPanel } from './reportPanel';

/** Follows the address; whether the preview is on in this tab. */
function isPreviewOn({ location, storage: { session } }: Page): boolean {
  const wanted = new URL(location.href()).searchParams.get(PARAMETER);
  if (wanted === '0') session.remove(PREVIEW_KEY);
  else if (wanted !== null) session.set(PREVIEW_KEY, '1');
  return session.get(PREVIEW_KEY) === '1'; // a page's own storage methods may find something under every key
}

async function fetchManifest(base: string): Promise<Manifest | null> {
  try {
    const response = await fetch(`${base}manifest.json`);
    return response.ok ? ((await response.json()) as Manifest) : null;
  } catch {
    return null; // a content security policy may forbid it: the report goes without
  }
}

/**
 * The preview for content editors, developers and support: a badge over each placeholder with its name, status and errors, and a report
 * of the page that can be copied; above the page and outside its layout. Until `signal` aborts. `base` is the absolute URL of the bundle's folder.
 */
export function startPreview(page: Page, shop: Shop, base: string, signal: AbortSignal): void {
  if (!isPreviewOn(page) || signal.aborted) return;
  const recording = recordPage(page);
  const layer = document.createElement('div');
  const shadow = layer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [constructableSheet(styles)];
  layer.setAttribute('popover', 'manual'); // above every stacking context of the page
  const panel = createReportPanel(shadow, async () => describePage({ page, shop, base, recording, manifest: await fetchManifest(base) }));
  const badges = createBadges(shadow);
  let frame = 0;

  function draw(): void {
    frame = 0;
    badges.draw();
    panel.draw(findPlaceholders(document).map((host) => host.getAttribute('data-vitrina-status') ?? 'found'));
  }
  const drawSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  document.documentElement.append(layer);
  if (typeof layer.showPopover === 'function') layer.showPopover();
  for (const type of ['scroll', 'resize', 'load']) addEventListener(type, drawSoon, { capture: true, passive: true, signal });
  const observer = new MutationObserver(drawSoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-vitrina', 'data-vitrina-status', 'data-vitrina-reason', 'class', 'style', 'hidden'],
  });
  draw();

  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    recording.dispose();
    layer.parentNode?.removeChild(layer);
  });
}
