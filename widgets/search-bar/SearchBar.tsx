import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { searchSaga, searchSlice } from '../../src/features/search';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature, StateOf } from '../../src/store/feature';
import { useShop } from '../../src/store/hooks';
import { fallbackField, readFallbackForm, submitFallback } from './fallbackForm';
import { CrossIcon, SearchIcon } from '../../src/ui/graphics/icons';
import styles from './search-bar.css';
import type { SearchKeyHandler } from './SearchPanels';
import { useSearchBar } from './useSearchBar';
import { useFallbackHandover } from './useFallbackHandover';
import { useSearchPanels } from './useSearchPanels';

export interface SearchBarProps {
  /** Placeholder text of the empty field; '' uses the fallback field's own. */
  placeholder: string;
}

function SearchBar({ host, placeholder }: SearchBarProps & { host: WidgetHost }) {
  const { t, links } = useShop();
  const [fallback] = useState(() => readFallbackForm(host.element));
  const { keyword, popup: wanted, actions, submission } = useSearchBar(fallback);
  const { Panel, load } = useSearchPanels(host.shadow);
  const popup = Panel === null ? null : wanted;
  const preload = () => {
    if (Panel === null) load().catch(() => undefined);
  };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const keys = useRef<SearchKeyHandler>(null);
  const isOpen = popup !== null;
  useLayoutEffect(() => {
    if (submission !== null) submitFallback(host.element, submission.keyword);
  }, [host, submission]);
  useFallbackHandover(input, host.element, fallback);

  const listId = `${id}list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeIndex = popup?.activeIndex ?? null;
  const focusField = () => input.current?.focus();
  /** On return to the page the browser restores the value of the server's field. */
  const keepInFallback = (text: string) => {
    const field = fallbackField(host.element);
    if (field !== null) field.value = text;
  };

  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && (relatedTarget === input.current || panel.current?.contains(relatedTarget));
    if (!isInside) actions.leave();
  };

  const submit = (event: FormEvent) => {
    actions.submit();
    event.preventDefault(); // last: if our code fails, the browser submits the form
  };

  const emptyList = <div role="listbox" id={listId} aria-label={t('txt_search_field_label')} hidden />;
  return (
    <div className="v-root root" part="root" onBlur={leave}>
      <form
        ref={form}
        className="form"
        part="form"
        role="search"
        aria-label={fallback.label ?? t('txt_search_field_label')}
        method={fallback.method}
        acceptCharset={fallback.acceptCharset}
        action={fallback.action ?? links.search({ keyword: '' }) ?? undefined}
        onSubmit={submit}
      >
        {fallback.form?.others.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} readOnly />
        ))}
        <input
          ref={input}
          className="input"
          part="input"
          data-first-click=""
          type="text"
          name={fallback.fieldName}
          value={keyword}
          placeholder={placeholder || fallback.placeholder || t('txt_search_placeholder')}
          role="combobox"
          aria-label={t('txt_search_field_label')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={activeIndex === null ? undefined : optionId(activeIndex)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onChange={(event) => {
            preload(); // also by voice or autofill, and again after a failed fetch
            actions.change(event.currentTarget.value);
            keepInFallback(event.currentTarget.value);
          }}
          onPointerEnter={preload}
          onFocus={() => {
            preload();
            actions.focus();
          }}
          onKeyDown={(event) => keys.current?.(event)}
        />
        {keyword !== '' && (
          <button
            type="button"
            className="icon-button clear"
            part="clear"
            tabIndex={-1} // Escape does the same for the keyboard
            aria-label={t('txt_search_clear')}
            onClick={() => {
              actions.clear();
              focusField();
            }}
          >
            <CrossIcon />
          </button>
        )}
        {Panel === null ? (
          emptyList
        ) : (
          <Panel {...{ popup, listId, emptyList, optionId, actions, focusField, panel, form, keys, fallback }} keyword={keyword.trim()} />
        )}
        <button type="submit" className="submit" part="submit">
          <SearchIcon />
          <span className="submit-text">{t('txt_search_submit')}</span>
        </button>
      </form>
    </div>
  );
}

const features = [{ slice: searchSlice, saga: searchSaga }] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

export const view = { component: SearchBar, styles: [styles], features };
