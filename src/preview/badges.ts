/** What a badge says: its line, and what it unfolds to. */
export interface BadgeContent {
  readonly look: 'found' | 'loading' | 'ready' | 'warned' | 'failed' | 'off';
  readonly name: string;
  readonly text: string;
}

/** A badge overlaps the upper edge of its element, so that most of the widget stays visible. */
const BADGE_RISE_PX = 14;
const GAP_PX = 2;

const MARKS: Readonly<Record<BadgeContent['look'], string>> = { ready: '✓', warned: '!', failed: '✗', off: '–', found: '…', loading: '…' };

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Moves boxes down until none covers another; those that come first keep their place. */
export function spreadBoxes<One extends Box>(boxes: readonly One[]): One[] {
  const placed: One[] = [];
  for (const box of boxes) {
    let { top } = box;
    for (let below: Box | undefined = box; below !== undefined;) {
      below = placed.find((other) => overlaps({ ...box, top }, other));
      if (below !== undefined) top = below.top + below.height + GAP_PX;
    }
    placed.push({ ...box, top });
  }
  return placed;
}

function fillBadge(badge: HTMLDetailsElement, { look, name, text }: BadgeContent): void {
  const key = [look, name, text].join('\n');
  if (badge.dataset['shown'] === key) return;
  const [summary, paragraph] = [document.createElement('summary'), document.createElement('p')];
  summary.textContent = `${MARKS[look]} ${name}`;
  paragraph.textContent = text;
  badge.replaceChildren(summary, paragraph);
  badge.dataset['shown'] = key;
  badge.className = `badge is-${look}`;
}

/** The badges over the page's elements; `draw` brings them up to date. */
export function createBadges(layer: ShadowRoot) {
  const badges = new Map<Element, HTMLDetailsElement>();

  return {
    draw(contents: ReadonlyMap<Element, BadgeContent>): void {
      for (const [element, badge] of badges) {
        if (contents.has(element)) continue;
        badge.parentNode?.removeChild(badge);
        badges.delete(element);
      }
      const boxes = [];
      for (const [element, content] of contents) {
        const badge = badges.get(element) ?? document.createElement('details');
        if (!badges.has(element)) layer.append(badge);
        badges.set(element, badge);
        fillBadge(badge, content);
        const { left, top, bottom } = element.getBoundingClientRect();
        const { offsetWidth: width, offsetHeight: height } = badge;
        // Of what begins above the window the badge stays at its edge, until the page is scrolled past it.
        const at = Math.max(Math.min(0, bottom - height), top - BADGE_RISE_PX);
        boxes.push({ badge, left: Math.max(0, Math.min(Math.round(left), innerWidth - width)), top: Math.round(at), width, height });
      }
      for (const { badge, left, top } of spreadBoxes(boxes)) badge.style.translate = `${left}px ${top}px`;
    },
  };
}
