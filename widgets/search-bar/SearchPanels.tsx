import { useImperativeHandle } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { suggestFeature } from '../../src/features/suggest';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import price from '../../src/ui/text/price.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import { useTopLayer } from '../../src/ui/overlays/useTopLayer';
import type { FallbackForm } from './fallbackForm';
import { HistoryPanel } from './HistoryPanel';
import type { OptionList } from './OptionLink';
import styles from './search-panels.css';
import { handleSearchKey } from './searchKeys';
import { SearchStatus } from './SearchStatus';
import { SuggestPanel } from './SuggestPanel';
import { usePanelPosition } from './usePanelPosition';
import type { SearchBarActions, SearchPopup } from './useSearchBar';

export interface SearchPanelsProps {
  /** Null while it is closed. */
  popup: SearchPopup | null;
  listId: string;
  /** What the field refers to while there is no list. */
  emptyList: ReactNode;
  optionId: (index: number) => string;
  keyword: string;
  actions: SearchBarActions;
  fallback: Pick<FallbackForm, 'form' | 'isNative'>;
  focusField: () => void;
  panel: RefObject<HTMLDivElement | null>;
  /** The popup is positioned at it. */
  form: RefObject<HTMLFormElement | null>;
  /** Receives the field's key handler. */
  keys: RefObject<SearchKeyHandler | null>;
}

export type SearchKeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

/** The popup: earlier searches while the keyword is too short, else suggestions. */
function SearchPanels({
  fallback: { form: serverForm, isNative },
  popup,
  listId,
  emptyList,
  optionId,
  keyword,
  actions,
  focusField,
  panel,
  form,
  keys,
}: SearchPanelsProps) {
  const isOpen = popup !== null;
  usePanelPosition(panel, form, isOpen);
  useTopLayer(panel, isOpen);
  useImperativeHandle(keys, () => (event) => handleSearchKey(event, { popup, actions }), [popup, actions]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    focusField();
    actions.escape();
  };

  const list: OptionList | null = popup && {
    id: listId,
    optionId,
    popup,
    form: serverForm,
    isNative,
    choose: (index, by) => actions.choose(index, by),
  };
  return (
    <>
      {/* In the tab order the panel follows its field. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        className="panel"
        part="panel"
        popover="manual"
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
        onKeyDown={escape}
      >
        {list === null ? (
          emptyList
        ) : list.popup.content === 'history' ? (
          <HistoryPanel list={list} actions={actions} focusField={focusField} />
        ) : (
          <SuggestPanel list={list} keyword={keyword} />
        )}
      </div>
      <SearchStatus popup={popup} keyword={keyword} />
    </>
  );
}

export const panel = { component: SearchPanels, adopt: (root: ShadowRoot) => adoptStyles(root, [thumbnail, price, styles]) };

/** Requests suggestions and keeps the history. */
export const features = [suggestFeature];
