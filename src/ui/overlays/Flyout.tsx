import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { keyOf } from '../keyboard/keyName';
import { enterFlyout } from './conductor';
import { useAnchorPosition } from './useAnchorPosition';
import { useOwnFocus } from './useOwnFocus';
import { useTopLayer } from './useTopLayer';

interface FlyoutProps {
  id: string;
  isOpen: boolean;
  /** Escape was pressed, Tab left it, or another overlay opened. The caller handles the pointer: see `useHover`. */
  onClose: () => void;
  /** The flyout opens below it; its `aria-controls` is the flyout's `id`. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Where it does not fit below its anchor, it may be above. */
  mayFlip?: boolean;
  children?: ReactNode;
}

/**
 * A panel that opens on hover: not modal, takes no focus, and Escape closes it wherever the focus is (WCAG 1.4.13). It is in the
 * top layer, but follows its anchor in the tab order. Stylesheet: flyout.css.
 */
export function Flyout({ id, isOpen, onClose, anchor, label, mayFlip, children }: FlyoutProps) {
  const box = useRef<HTMLDivElement>(null);
  useTopLayer(box, isOpen);
  const isTabbing = useOwnFocus(box, isOpen);
  useAnchorPosition(box, anchor, isOpen, 'end', mayFlip);

  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const [element, opener] = [box.current, anchor.current];
    if (!isOpen || element === null) return undefined;
    const close = (): void => {
      if (element.matches(':focus-within')) opener?.focus({ preventScroll: true });
      latest.current();
    };
    const leaveConductor = enterFlyout(element, close);
    const press = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) close();
    };
    element.ownerDocument.addEventListener('keydown', press);
    return () => {
      leaveConductor();
      element.ownerDocument.removeEventListener('keydown', press);
    };
  }, [isOpen, anchor]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (isTabbing() && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor.current)
      onClose();
  };

  return (
    // Only observes that the focus leaves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className="flyout"
      part="flyout"
      id={id}
      popover="manual"
      role="group"
      aria-label={label}
      hidden={!isOpen}
      onBlur={leave}
    >
      <div className="flyout-scroll" part="flyout-box">
        {children}
      </div>
    </div>
  );
}
