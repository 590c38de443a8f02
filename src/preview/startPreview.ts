import { constructableSheet } from '../dom/constructableSheet';
import { findPlaceholders, widgetNameOf } from '../loader/placeholders';
import type { Page } from '../page/page';
import type { Shop } from '../shop/shop';
import { createBadges, type BadgeContent } from './badges';
import { createProblemFinder, type KnownParts } from './findProblems';
import styles from './preview.css';
import { PARAMETER, PREVIEW_KEY } from './previewSwitch';
import previewTexts from './texts/lazy';
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

const LOOKS: readonly BadgeContent['look'][] = ['found', 'loading', 'ready', 'failed', 'off'];

/**
 * The preview for content editors, developers and support: a badge over each placeholder, and over each action that cannot work, and one summary of the
 * page with all that has to be mended, a report that can be copied, and the preview's end; above the page and outside its layout. Until `signal` aborts.
 * `base` is the absolute URL of the bundle's folder.
 */
export async function startPreview(page: Page, shop: Shop, parts: KnownParts & { base: string }, signal: AbortSignal): Promise<void> {
  if (!isPreviewOn(page) || signal.aborted) return;
  const { base } = parts;
  const recording = recordPage(page);
  await shop.addTexts(previewTexts).catch(() => undefined); // the keys are shown
  if (signal.aborted) return recording.dispose();
  const { t } = shop;
  const layer = document.createElement('div');
  layer.lang = shop.country.language;
  const shadow = layer.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [constructableSheet(styles)];
  layer.setAttribute('popover', 'manual'); // above every stacking context of the page
  const ending = new AbortController();
  const panel = createReportPanel(shadow, {
    t,
    describe: async () => describePage({ page, shop, base, recording, manifest: await fetchManifest(base) }),
    leave() {
      page.storage.session.remove(PREVIEW_KEY);
      ending.abort();
    },
  });
  const badges = createBadges(shadow);
  let frame = 0;
  const drawSoon = (): void => {
    if (frame === 0 && !ending.signal.aborted) frame = requestAnimationFrame(draw);
  };
  const finder = createProblemFinder(parts, t, drawSoon);

  function draw(): void {
    frame = 0;
    const contents = new Map<Element, BadgeContent>();
    const looks: BadgeContent['look'][] = [];
    const problems: { name: string; texts: readonly string[] }[] = [];
    for (const host of findPlaceholders(document)) {
      const name = widgetNameOf(host);
      const texts = finder.ofPlaceholder(host);
      const status = LOOKS.find((one) => one === host.getAttribute('data-vitrina-status')) ?? 'found';
      const isSound = texts.length === 0 || status === 'failed' || status === 'off';
      const look = isSound ? status : 'warned';
      looks.push(look);
      if (texts.length > 0 && status !== 'off') problems.push({ name, texts });
      if (texts.length > 0 || host.getClientRects().length > 0)
        contents.set(host, { look, name, text: [`${t(`txt_preview_${look}`)}.`, ...texts].join(' ') });
    }
    for (const [element, texts] of finder.ofActions()) {
      const name = `data-vitrina-action="${element.getAttribute('data-vitrina-action') ?? ''}"`;
      looks.push('warned');
      problems.push({ name, texts });
      contents.set(element, { look: 'warned', name, text: texts.join(' ') });
    }
    badges.draw(contents);
    panel.draw(looks, problems);
  }

  document.documentElement.append(layer);
  if (typeof layer.showPopover === 'function') layer.showPopover();
  for (const type of ['scroll', 'resize', 'load'])
    addEventListener(type, drawSoon, { capture: true, passive: true, signal: ending.signal });
  const observer = new MutationObserver(drawSoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-vitrina', 'data-vitrina-status', 'data-vitrina-reason', 'data-vitrina-action', 'class', 'style', 'hidden'],
  });
  draw();

  ending.signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    recording.dispose();
    layer.parentNode?.removeChild(layer);
  });
  signal.addEventListener('abort', () => ending.abort());
}
