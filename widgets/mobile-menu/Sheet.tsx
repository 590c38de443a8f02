import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { readLinks } from '../../src/connected/menu/readLinks';
import type { useMenu } from '../../src/connected/menu/useMenu';
import { useHoldPage } from '../../src/connected/useHoldPage';
import type { MenuItem } from '../../src/features/menu';
import { useShop } from '../../src/store/hooks';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { keyOf } from '../../src/ui/keyboard/keyName';
import { restoreFocus } from '../../src/ui/keyboard/restoreFocus';
import { stepFrom } from '../../src/ui/keyboard/stepFrom';
import { useModal } from '../../src/ui/overlays/useModal';
import { Chevron } from './Chevron';
import { currentPath, hasCategory } from './currentPath';
import { Level, LoadingLevel } from './Level';
import { useArrivedMenu } from './useArrivedMenu';
import { useHeldLevels } from './useHeldLevels';
import { useLevels } from './useLevels';

interface SheetProps {
  id: string;
  host: HTMLElement;
  current: string;
  menu: ReturnType<typeof useMenu>;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** The entries that lead from the first level to the last one, as far as they exist. */
function walk(items: readonly MenuItem[], path: readonly string[]): MenuItem[] {
  const found = items.find(({ id }) => id === path[0]);
  return found === undefined ? [] : [found, ...walk(found.children, path.slice(1))];
}

const TOP: readonly string[] = [];
const controlsIn = (box: Element | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('.is-here :is(a, button)') ?? [])];
const levelsIn = (box: Element | null): Element[] => [...(box?.children ?? [])];

/** Arrow keys move between the controls of a level, which are reached by Tab as well; Right opens a level and Left goes back. */
function moveInLevel(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  const [key, { target, currentTarget }] = [keyOf(event.nativeEvent), event];
  if (!(target instanceof HTMLElement)) return;
  if (key === 'ArrowRight' && target.hasAttribute('aria-expanded')) target.click();
  else if (key === 'ArrowLeft') onBack();
  else {
    const next = stepFrom(controlsIn(currentTarget), target, key, ['ArrowUp', 'ArrowDown']);
    if (next === null) return;
    next.focus();
  }
  event.preventDefault();
}

/** The categories in a sheet at the start side of the window: one level at a time, the ones before it stay as they were left. */
export function Sheet({ id, host, current, menu: { status, items: loaded, ensureMenu }, isOpen, onClose, returnFocus }: SheetProps) {
  const { t, links } = useShop();
  const titleId = useId();
  const listId = useId();
  const [fallback] = useState(() => readLinks(host, links.href));
  const opensInside = hasCategory(fallback, host.ownerDocument.location.href, current);
  const { list: items, isLate, press } = useArrivedMenu(loaded, fallback, isOpen && !opensInside);
  const here = useMemo(() => currentPath(items, host.ownerDocument.location.href, current), [items, host, current]);
  const { levels, enter, back } = useLevels(isLate ? TOP : here.path);
  const entered = walk(items, levels.path);
  const depth = Math.min(levels.depth, entered.length);
  const backButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef<readonly number[]>([]);
  const focusedAt = useRef(0);

  const close = (): void => {
    scrolled.current = levelsIn(list.current).map(({ scrollTop }) => scrollTop);
    onClose();
  };
  const hold = useHoldPage();
  const { box, closeButton, dialogProps } = useModal({ isOpen, onClose: close, hold, returnFocus });
  useHeldLevels(isOpen ? depth : 0, hold, back);

  // A closed dialog is not displayed and forgets how far its content was scrolled.
  useLayoutEffect(() => {
    if (isOpen) levelsIn(list.current).forEach((level, at) => (level.scrollTop = scrolled.current[at] ?? 0));
  }, [isOpen]);

  // Into a level, the focus goes to the way back; out of it, to the entry that led there.
  useLayoutEffect(() => {
    const rows = [...(list.current?.children[levels.depth]?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const entry = rows.find(({ dataset }) => dataset.id === levels.path[levels.depth]);
    if (levels.step !== null) (levels.step === 'in' ? backButton.current : entry)?.focus({ preventScroll: true });
  }, [levels]);

  // The server's links, or the button that tries again, were just replaced under the focus: it goes on to the same row.
  useLayoutEffect(() => {
    if (isOpen) restoreFocus(controlsIn(list.current)[focusedAt.current] ?? controlsIn(list.current)[0], { preventScroll: true });
  });

  const titles = [t('txt_menu_all'), ...entered.map(({ title }) => title)];
  return (
    // The dialog itself handles keys and clicks outside; everything inside has its own controls.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...dialogProps} className="modal sheet" part="dialog" id={id} aria-labelledby={titleId}>
      {/* Only moves the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className="modal-frame" part="dialog-box" tabIndex={-1} onKeyDown={(event) => moveInLevel(event, back)}>
        <div className="modal-header">
          {depth > 0 && (
            <button
              ref={backButton}
              type="button"
              className="modal-close"
              aria-label={t('txt_menu_back', { name: titles[depth - 1] ?? '' })}
              onClick={back}
            >
              <Chevron path="m15 5-7 7 7 7" />
            </button>
          )}
          <h2 className="modal-title" id={titleId}>
            {titles[depth]}
          </h2>
          <button
            ref={closeButton}
            type="button"
            className="modal-close"
            part="dialog-close"
            aria-label={t('txt_modal_close')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        {/* Only observes. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={list}
          id={listId}
          className={levels.step === 'in' ? 'modal-main is-entering' : 'modal-main'}
          part="dialog-body"
          onFocus={({ target }) => (focusedAt.current = Math.max(0, controlsIn(list.current).indexOf(target as HTMLElement)))}
          {...press}
        >
          {items.length === 0 ? (
            <LoadingLevel title={titles[0] ?? ''} links={fallback} isBlank={opensInside} status={status} onRetry={ensureMenu} />
          ) : (
            [null, ...entered].map((item, at) => (
              <Level
                key={levels.path.slice(0, at).join('/')}
                item={item}
                items={item === null ? items : item.children}
                title={titles[at] ?? ''}
                place={at === depth ? 'here' : at < depth ? 'before' : 'after'}
                currentId={here.id}
                listId={listId}
                onEnter={enter}
              />
            ))
          )}
        </div>
      </div>
    </dialog>
  );
}
