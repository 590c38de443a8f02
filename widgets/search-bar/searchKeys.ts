import type { KeyboardEvent } from 'react';
import { keyOf } from '../../src/ui/keyboard/keyName';
import type { SearchBarActions, SearchPopup } from './useSearchBar';

interface SearchKeys {
  popup: SearchPopup | null;
  actions: SearchBarActions;
}

/**
 * The combobox's keys (A116, ARIA Authoring Practices). The focus stays in the field; other keys are left to the browser, so that
 * editing works as usual.
 */
export function handleSearchKey(event: KeyboardEvent<HTMLInputElement>, { popup, actions }: SearchKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const input = event.currentTarget;
  const active = popup?.activeIndex ?? null;
  const key = keyOf(event.nativeEvent);
  const take = () => event.preventDefault();

  if (event.shiftKey && key !== null && /^(Arrow|Home|End)/.test(key)) {
    if (active !== null) actions.stopMoving();
    return; // the browser selects text
  }
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      take();
      actions.move(key === 'ArrowDown' ? 1 : -1);
      return;
    case 'Enter': // without an active row the form is submitted
    case 'Tab':
      if (active === null || event.shiftKey) return;
      take();
      actions.choose(active, 'keyboard');
      return;
    case 'Escape':
      if (popup === null && input.value === '') return; // nothing to clear or close: Escape may be for a surrounding dialog
      take();
      event.stopPropagation();
      actions.escape();
      return;
    case 'Delete': {
      const option = active === null ? undefined : popup?.options[active];
      if (option?.kind !== 'history') return;
      take();
      actions.forget(option.keyword);
      return;
    }
    case 'Home':
    case 'End': {
      if (active === null) return;
      take(); // browsers on a Mac would scroll instead
      const caret = key === 'Home' ? 0 : input.value.length;
      input.setSelectionRange(caret, caret);
      actions.stopMoving();
      return;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
      if (active !== null) actions.stopMoving();
  }
}
