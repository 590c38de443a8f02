import { VisuallyHidden } from './VisuallyHidden';

interface LiveRegionProps {
  /** What is to be said; empty for nothing. Keep the region mounted before it speaks. */
  text: string;
  /** Changes when the same text is to be said again. */
  turn?: number | string;
  /** Interrupts what is being read. */
  isUrgent?: boolean;
}

/** Says something to screen readers without showing it. */
export function LiveRegion({ text, turn = 0, isUrgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={isUrgent ? 'alert' : 'status'}>
      <span key={`${turn} ${text}`}>{text}</span>
    </VisuallyHidden>
  );
}
