import { useEffect, useRef, useState } from 'react';
import { countdownText, untilNextText } from './countdownText';
import { VisuallyHidden } from './VisuallyHidden';

/** R4.100 */
export type CountdownPhase = 'pending' | 'urge' | 'expired';

interface CountdownProps {
  /** When the time is up, or null while unknown. */
  deadline: number | null;
  /** The clock that the deadline belongs to. */
  now: () => number;
  /** Returns the phase (A092 for reservations); called whenever the text changes. */
  phaseAt: (now: number) => CountdownPhase;
  /** Texts beside the time, per phase and for an unknown time (R8.36-R8.38). */
  labels: Readonly<Record<CountdownPhase | 'unknown', string>>;
  /** Called on a change of phase; not for the first one. */
  onPhase?: (phase: CountdownPhase) => void;
}

type Shown = { phase: 'unknown' | 'expired' } | { phase: 'pending' | 'urge'; left: number };

/**
 * Time left as `mm:ss`. Informs only: screen readers announce changes of phase, not the seconds. Always computed from the clock,
 * because timers are throttled in hidden tabs. Stylesheet: countdown.css.
 */
export function Countdown({ deadline, now, phaseAt, labels, onPhase }: CountdownProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<Shown>({ phase: 'unknown' });
  const [announced, setAnnounced] = useState('');
  const latest = useRef({ now, phaseAt, labels, onPhase });
  useEffect(() => {
    latest.current = { now, phaseAt, labels, onPhase };
  });

  useEffect(() => {
    const document = element.current?.ownerDocument;
    if (deadline === null || !document) {
      setShown({ phase: 'unknown' });
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: CountdownPhase | null = null;
    const read = (): void => {
      clearTimeout(timer);
      const at = latest.current.now();
      const phase = latest.current.phaseAt(at);
      const left = deadline - at;
      setShown(phase === 'expired' ? { phase } : { phase, left });
      if (before !== null && before !== phase) {
        const label = latest.current.labels[phase];
        setAnnounced(phase === 'expired' ? label : `${label} ${countdownText(left)}`);
        latest.current.onPhase?.(phase);
      }
      before = phase;
      if (phase !== 'expired') timer = setTimeout(read, untilNextText(left));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [deadline]);

  return (
    <span className="countdown" data-phase={shown.phase}>
      <span ref={element} role="timer">
        {labels[shown.phase]}
        {'left' in shown && (
          <>
            {' '}
            <span className="countdown-time">{countdownText(shown.left)}</span>
          </>
        )}
      </span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </span>
  );
}
