import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEventHandler, PointerEventHandler, RefObject } from 'react';
import { contentHeightPx, CONTENT_MIN_HEIGHT_PX, importantOf } from '../../src/features/menu';
import type { MenuItem } from '../../src/features/menu';
import { sizeOf } from '../../src/dom/cssLengths';
import { useShop } from '../../src/store/hooks';
import { useAnchorPosition } from '../../src/ui/overlays/useAnchorPosition';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import { Panel } from './Panel';

const COLUMN_PX = 192;
const PROMOS_PX = 352;

interface PanelBoxProps {
  id: string;
  /** The panel is below it and as wide as it, unless the editors set a width. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Rendered and placed, but not visible: it will probably open. */
  isPrepared: boolean;
  isDimmed: boolean;
  name: string;
  href: string | null;
  /** Null until the menu has loaded. */
  item: MenuItem | null;
  /** Of the entries without room in the bar: no panel of the menu's, so as high as its content. */
  isRest: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onPointerEnter: PointerEventHandler;
}

/** R3.093, R9.62: the sizes of a panel below an element of this width. */
function sizesOf(item: MenuItem | null, anchorWidth: number) {
  const width = Math.min(item?.look.widthPx ?? anchorWidth, anchorWidth);
  const inner = width - (item !== null && item.promos.length > 0 ? PROMOS_PX : 0);
  const fitting = Math.max(1, Math.floor(inner / COLUMN_PX));
  const columns = item === null ? fitting : Math.min(fitting, Math.max(1, importantOf(item).length));
  return { width, columns, height: item === null ? CONTENT_MIN_HEIGHT_PX : contentHeightPx(item, columns) };
}

/** The place of a panel; its content and pictures exist only while it is open, or about to. */
export function PanelBox({
  id,
  anchor,
  isOpen,
  isPrepared,
  isDimmed,
  name,
  href,
  item,
  isRest,
  hasFailed,
  onRetry,
  onKeyDown,
  onPointerEnter,
}: PanelBoxProps) {
  const { t } = useShop();
  const isThere = isOpen || isPrepared;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, above] = [box.current, anchor.current];
    if (!isThere || element === null || above === null) return;
    const sizes = sizesOf(item, sizeOf(above).width);
    element.style.setProperty('--panel-width', `${sizes.width}px`);
    element.style.setProperty('--panel-height', `${isRest ? 0 : sizes.height}px`);
    element.style.setProperty('--panel-columns', `${sizes.columns}`);
  }, [isThere, anchor, item, isRest]);
  useTopLayer(box, isThere);
  useAnchorPosition(box, anchor, isThere, 'start');
  return (
    // Arrow keys move between the links inside, which are reached by Tab as well.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      id={id}
      className="panel"
      popover="manual"
      hidden={!isThere}
      data-prepared={isOpen ? undefined : ''}
      onKeyDown={onKeyDown}
      onPointerEnter={onPointerEnter}
    >
      {isThere && (
        <>
          <div className={isDimmed ? 'dim is-dimmed' : 'dim'} />
          <div className="panel-box" part="panel">
            {item !== null ? (
              <Panel item={item} />
            ) : (
              <div className="state" role="status" aria-busy={!hasFailed}>
                <p>{t(hasFailed ? 'txt_menu_failed' : 'txt_menu_loading')}</p>
                {hasFailed && (
                  <p>
                    <button type="button" className="retry" onClick={onRetry}>
                      {t('txt_menu_try_again')}
                    </button>
                  </p>
                )}
                {href !== null && (
                  <p>
                    <a href={href}>{t('txt_menu_all_of', { name })}</a>
                  </p>
                )}
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}
