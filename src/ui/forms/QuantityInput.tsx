import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keyOf } from '../keyboard/keyName';
import { countOf, digitsOf, QUANTITY_MIN, typesOther } from './quantityText';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface QuantityInputProps {
  /** The current count. The field shows a change at once; the caller then sets a new value, at the latest after the next paint. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** R5.26 */
  max: number;
  /** R5.29, A079 */
  canIncrease?: boolean;
  /** Labels include the product's name: "Količina: Kava", "Zmanjšaj količino: Kava". */
  labels: { field: string; decrease: string; increase: string };
  /** The count as text for screen readers: "2 kosa". */
  valueText: (value: number) => string;
  /** `saving`: not yet accepted; `notSaved`: refused or lost, explained in `children`. */
  state?: 'saved' | 'saving' | 'notSaved';
  isDisabled?: boolean;
  /** Disables the two buttons for a while, as `children` explain; a count can still be typed. */
  areStepsOff?: boolean;
  /** Shown below the field and describes it: what could not be saved, with retry and undo. */
  children?: ReactNode;
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/**
 * A count as a spin button of the ARIA Practices (R5.25-R5.31): typed, by arrow keys, or by the buttons beside it. Home and End
 * move the cursor as in every text field (A081). Stylesheet: quantity.css.
 */
export function QuantityInput({
  value,
  onChange,
  min = QUANTITY_MIN,
  max,
  canIncrease = true,
  labels,
  valueText,
  state = 'saved',
  isDisabled = false,
  areStepsOff = false,
  children,
}: QuantityInputProps) {
  const id = useId();
  /** The draft and the value it was based on: the caller may render the new value later. */
  const [{ draft, basis }, setTyping] = useState<{ draft: string | null; basis: number }>({ draft: null, basis: value });
  const [spoken, setSpoken] = useState('');
  const top = Math.max(min, canIncrease ? max : Math.min(max, value));

  const typed = draft === null ? null : countOf(draft, min, top);
  // The caller has set a new value: keep the draft if it is empty or equal to it, else replace it.
  if (basis !== value) setTyping({ draft: typed === null || typed === value ? draft : null, basis: value });
  const text = draft ?? String(value);
  const canDecrease = value > min && !isDisabled;
  const canGrow = value < top && !isDisabled;

  // Several clicks may happen before the caller renders; each continues from the one before.
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);

  /** A new object each time, so that the field re-renders also when the caller refuses the change. */
  const setDraft = (next: string | null): void => setTyping({ draft: next, basis: value });
  const change = (next: number): void => {
    if (next === newest.current) return;
    newest.current = next;
    onChange(next);
  };
  const step = (by: 1 | -1): number => {
    if (by === 1 ? canGrow : canDecrease) change(Math.min(Math.max(newest.current + by, min), top));
    setDraft(String(newest.current));
    return newest.current;
  };
  /** The button has the focus, so the new count is announced separately. */
  const press = (by: 1 | -1): void => {
    if (!areStepsOff) setSpoken(valueText(step(by)));
  };

  const type = (raw: string): void => {
    const digits = digitsOf(raw);
    const count = countOf(digits, min, top);
    setDraft(count !== null && count < Number(digits) ? null : digits);
    if (count !== null) change(count);
  };

  const keyDown = (event: KeyboardEvent): void => {
    const key = keyOf(event.nativeEvent);
    const { ctrlKey, metaKey, altKey } = event;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      step(key === 'ArrowUp' ? 1 : -1);
    } else if (key === 'Enter') {
      setDraft(null);
    } else if (typesOther({ key, ctrlKey, metaKey, altKey })) {
      event.preventDefault();
    }
  };

  const slot = children !== undefined && (
    <div className="quantity-slot" id={`${id}-slot`}>
      {children}
    </div>
  );
  return (
    <div className="quantity" part="quantity" data-state={state} role="group" aria-label={labels.field}>
      {/* Its own form, which submits nothing: when a field changes, browsers scan only its form for autofill, not all lines. */}
      <form className="quantity-row" onSubmit={(event) => event.preventDefault()}>
        {/* Skipped by Tab: the arrow keys of the field do the same. Never `disabled`, which would drop the focus. */}
        <button
          type="button"
          className="quantity-step"
          tabIndex={-1}
          aria-label={labels.decrease}
          aria-disabled={areStepsOff || !canDecrease}
          onClick={() => press(-1)}
        >
          <Sign path="M6 12h12" />
        </button>
        <input
          className="quantity-field"
          type="text"
          inputMode="numeric"
          role="spinbutton"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={labels.field}
          aria-valuemin={min}
          aria-valuemax={top}
          aria-valuenow={typed ?? value}
          aria-valuetext={valueText(typed ?? value)}
          aria-busy={state === 'saving'}
          aria-invalid={state === 'notSaved'}
          aria-describedby={children === undefined ? undefined : `${id}-slot`}
          value={text}
          disabled={isDisabled}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={keyDown}
          onBlur={() => {
            setDraft(null);
            setSpoken('');
          }}
        />
        <button
          type="button"
          className="quantity-step"
          tabIndex={-1}
          aria-label={labels.increase}
          aria-disabled={areStepsOff || !canGrow}
          onClick={() => press(1)}
        >
          <Sign path="M6 12h12M12 6v12" />
        </button>
      </form>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {/* The buttons have the focus: that the count was not saved is not heard otherwise. */}
      <div role="status">{state === 'notSaved' && slot}</div>
      {state !== 'notSaved' && slot}
    </div>
  );
}
