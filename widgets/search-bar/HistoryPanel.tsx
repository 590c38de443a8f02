import { useRef } from 'react';
import { historyLabel } from '../../src/features/suggest';
import { useShop } from '../../src/store/hooks';
import { CrossIcon } from '../../src/ui/graphics/icons';
import { OptionLink } from './OptionLink';
import type { OptionListProps } from './OptionLink';
import type { SearchBarActions } from './useSearchBar';

interface HistoryPanelProps extends OptionListProps {
  actions: SearchBarActions;
  /** Moves the focus to the field when the focused button is removed. */
  focusField: () => void;
}

/**
 * Earlier searches (A117). A listbox may only contain options, so the remove buttons are a second list beside it, row by row;
 * from the field, Delete removes the active row.
 */
export function HistoryPanel({ list, actions, focusField }: HistoryPanelProps) {
  const { t, links } = useShop();
  const removes = useRef<HTMLUListElement>(null);
  const entries = list.popup.options.flatMap((option) => (option.kind === 'history' ? [option.keyword] : []));

  const remove = (index: number, keyword: string) => {
    const buttons = removes.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else focusField();
    actions.forget(keyword);
  };

  return (
    <>
      <div className="section-header">
        <span className="section-title" id={`${list.id}-head`}>
          {t('txt_search_history_title')}
        </span>
        <button
          type="button"
          className="text-button"
          part="clear-history"
          onClick={() => {
            focusField();
            actions.forgetAll();
          }}
        >
          {t('txt_search_history_clear')}
        </button>
      </div>
      <div className="history">
        <div role="listbox" id={list.id} aria-labelledby={`${list.id}-head`} className="list">
          {entries.map((keyword, index) => (
            <OptionLink key={keyword} list={list} index={index} href={links.search({ keyword, form: list.form })} title={keyword}>
              {historyLabel(keyword)}
            </OptionLink>
          ))}
        </div>
        <ul ref={removes} className="remove-buttons">
          {entries.map((keyword, index) => (
            <li key={keyword}>
              <button
                type="button"
                className="icon-button"
                aria-label={t('txt_search_history_remove', { keyword })}
                onClick={() => remove(index, keyword)}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
