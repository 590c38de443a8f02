import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { keyOf } from '../keyboard/keyName';

/** R9.09 */
export const SELECT_LIST_MAX_HEIGHT_PX = 220;

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** The index that an opening or moving key leads to, or null for other keys. */
function targetOf(key: string | null, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The next option after `active` that begins with the typed letter. */
function placeOfLetter(options: readonly SelectOption[], active: number, letter: string): number {
  const begins = ({ label }: SelectOption) => label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  const after = options.findIndex((option, index) => index > active && begins(option));
  return after < 0 ? options.findIndex(begins) : after;
}

/** A select-only combobox as in the ARIA Authoring Practices; its list scrolls above 220 px. */
export function Select({ label, options, value, onChange, placeholder = '' }: SelectProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  const chosen = options.findIndex((option) => option.value === value);

  useLayoutEffect(() => {
    list.current?.style.setProperty('max-height', `${SELECT_LIST_MAX_HEIGHT_PX}px`);
  }, []);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const choose = (index: number) => {
    const option = options[index];
    setActive(null);
    if (option !== undefined && option.value !== value) onChange(option.value);
  };

  const open = () => setActive(Math.max(chosen, 0));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || options.length === 0) return;
    const key = keyOf(event.nativeEvent);
    const target = targetOf(key, active ?? chosen, options.length);
    if (target !== null) {
      event.preventDefault();
      if (isOpen) setActive(target);
      else open();
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (active === null) open();
      else choose(active);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setActive(null);
    } else if (key === 'Tab' && active !== null) {
      choose(active); // and the focus moves on, as in a native select
    } else if (key?.length === 1) {
      const index = placeOfLetter(options, active ?? -1, key);
      if (index >= 0) setActive(index);
    }
  };

  return (
    <div className="select">
      <span className="select-label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        className="select-value"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        onClick={() => (isOpen ? setActive(null) : options.length > 0 && open())}
        onKeyDown={press}
        onBlur={() => setActive(null)}
      >
        <span id={`${id}-value`}>{options[chosen]?.label ?? placeholder}</span>
      </button>
      <div ref={list} className="select-list" role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`} hidden={!isOpen}>
        {options.map((option, index) => (
          // The button keeps the focus and handles the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            className="select-option"
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            data-active={index === active ? '' : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
