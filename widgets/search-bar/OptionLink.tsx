import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SearchPopup } from './useSearchBar';

/** The open listbox: its id, its options' ids and rows, and the action of choosing one. */
export interface OptionList {
  id: string;
  optionId: (index: number) => string;
  popup: SearchPopup;
  choose: (index: number) => void;
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
      onClick={() => list.choose(index)}
    >
      {children}
    </a>
  );
}
