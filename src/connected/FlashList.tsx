import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { flashActions, selectFlashes } from '../features/flash';
import type { FlashType, ShownFlash } from '../features/flash';
import { useAppDispatch, useAppSelector, useShop } from '../store/hooks';
import { ServerText } from './ServerText';
import { CloseIcon } from '../ui/graphics/CloseIcon';
import { useIsPainted } from '../ui/rendering/useIsPainted';

const SIGNS: Readonly<Record<FlashType, string>> = { danger: '!', warning: '!', success: '✓', info: 'i', notice: 'i', default: 'i' };

/**
 * A097: messages stay while the pointer or the focus is on them. A removed element sends no leave event, so its removal is
 * tracked here.
 */
function usePause(isEmpty: boolean) {
  const dispatch = useAppDispatch();
  const isOn = useRef({ pointer: false, focus: false });
  useEffect(() => {
    const resume = () => {
      isOn.current = { pointer: false, focus: false };
      dispatch(flashActions.flashResumed());
    };
    if (isEmpty) resume();
    else return resume;
    return undefined;
  }, [isEmpty, dispatch]);
  const setOn = (what: 'pointer' | 'focus', isNow: boolean) => {
    const before = isOn.current.pointer || isOn.current.focus;
    isOn.current[what] = isNow;
    const now = isOn.current.pointer || isOn.current.focus;
    if (now !== before) dispatch(now ? flashActions.flashPaused() : flashActions.flashResumed());
  };
  return {
    onPointerEnter: () => setOn('pointer', true),
    onPointerLeave: () => setOn('pointer', false),
    onFocus: () => setOn('focus', true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOn('focus', false);
    },
  };
}

interface FlashListProps {
  /** Messages that the view already shows inline. */
  shownInline?: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * Our own messages; the server's rendered ones are not touched. Both live regions are mounted before they have a text.
 * Stylesheet: flashList.css.
 */
export function FlashList({ shownInline = NOTHING }: FlashListProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const flashes = useAppSelector(selectFlashes);
  const isPainted = useIsPainted();
  const list = useRef<HTMLDivElement>(null);
  const pause = usePause(flashes.length === 0);

  const close = ({ id }: ShownFlash, pressed: HTMLButtonElement) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.flash-close') ?? [])];
    const at = buttons.indexOf(pressed);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    dispatch(flashActions.flashClosed({ id }));
  };
  const accept = ({ id, offer }: ShownFlash) => {
    if (offer) dispatch(offer.action);
    dispatch(flashActions.flashClosed({ id }));
  };
  const region = (role: 'alert' | 'status') => (
    <div role={role} aria-atomic="false">
      {isPainted &&
        flashes
          .filter(({ type, message }) => (type === 'danger') === (role === 'alert') && !shownInline.includes(message))
          .map((flash) => (
            <div key={flash.id} className="flash" data-type={flash.type} data-cat={flash.cat}>
              <span className="flash-sign" aria-hidden="true">
                {SIGNS[flash.type]}
              </span>
              <span className="flash-text">
                {flash.isKey ? t(flash.message) : <ServerText message={flash} />}
                {flash.times > 1 && flash.type !== 'success' && ` (${t('txt_flash_times', { count: flash.times })})`}
              </span>
              {flash.offersReload && (
                <button type="button" className="button-link" onClick={() => dispatch(flashActions.pageReloadRequested())}>
                  {t('txt_flash_reload')}
                </button>
              )}
              {flash.offer && (
                <button type="button" className="button-link" onClick={() => accept(flash)}>
                  {t(flash.offer.label)}
                </button>
              )}
              <button
                type="button"
                className="flash-close"
                aria-label={t('txt_flash_close')}
                onClick={(event) => close(flash, event.currentTarget)}
              >
                <CloseIcon />
              </button>
            </div>
          ))}
    </div>
  );

  return (
    <div ref={list} className="flashes" {...pause}>
      {region('alert')}
      {region('status')}
    </div>
  );
}
