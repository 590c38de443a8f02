import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { ReactNode } from 'react';
import type { SearchForm } from '../../src/shop/links';
import type { SearchPopup } from './useSearchBar';

/** The open listbox: its id, its options' ids and rows, and the action of choosing one. */
export interface OptionList {
  id: string;
  optionId: (index: number) => string;
  popup: SearchPopup;
  /** A159: the server's own form, for the links that search. */
  form: SearchForm | null;
  isNative: boolean;
  choose: (index: number, by: 'pointer' | 'keyboard') => void;
}

export interface OptionListProps {
  list: OptionList;
}

interface OptionLinkProps extends OptionListProps {
  index: number;
  href: string | null;
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * One row: a real link, so that click, middle click and "copy address" work. Keyboard users reach it through the field's active
 * descendant, never by Tab.
 */
export function OptionLink({ list, index, href, className = '', children, title }: OptionLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = list.popup.activeIndex === index;
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const choose = (event: MouseEvent) => {
    const { kind } = list.popup.options[index] ?? {};
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const isSubmitted = list.isNative && isPlain && (kind === 'history' || kind === 'all');
    if (isSubmitted) event.preventDefault(); // the browser submits the server's form instead
    list.choose(index, isSubmitted ? 'keyboard' : 'pointer');
  };
  return (
    <a
      ref={link}
      role="option"
      id={list.optionId(index)}
      aria-selected={isActive}
      tabIndex={-1}
      href={href ?? undefined}
      title={title}
      className={`option ${className}`}
      part={isActive ? 'option option-active' : 'option'}
      draggable={false}
      onClick={choose}
    >
      {children}
    </a>
  );
}
