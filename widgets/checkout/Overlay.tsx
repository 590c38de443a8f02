import type { ReactNode, RefObject } from 'react';
import { useModal } from '../../src/ui/overlays/useModal';
import type { HoldPage } from '../../src/ui/overlays/useModal';

interface OverlayProps {
  title: string;
  hold: HoldPage;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Covers the whole window, in the top layer. Closed by links in the content only, so that no key or click outside loses the
 * purchase.
 */
export function Overlay({ title, hold, initialFocus, children }: OverlayProps) {
  const { box, dialogProps } = useModal({ isOpen: true, onClose: () => undefined, closable: false, hold, initialFocus });
  return (
    // The dialog itself handles keys and clicks outside; everything inside has its own controls.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...dialogProps} className="overlay" part="dialog" aria-label={title}>
      <div ref={box} className="overlay-scroll" tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
