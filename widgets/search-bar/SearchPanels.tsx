import { suggestFeature } from '../../src/features/suggest';
import { adoptStyles } from '../../src/ui/styles/adoptStyles';
import price from '../../src/ui/text/price.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import { HistoryPanel } from './HistoryPanel';
import type { OptionList } from './OptionLink';
import styles from './search-panels.css';
import { SuggestPanel } from './SuggestPanel';
import type { SearchBarActions } from './useSearchBar';

export interface SearchPanelsProps {
  list: OptionList;
  keyword: string;
  actions: SearchBarActions;
  focusField: () => void;
}

/** The popup: earlier searches while the keyword is too short, else suggestions. */
function SearchPanels({ list, keyword, actions, focusField }: SearchPanelsProps) {
  return list.popup.content === 'history' ? (
    <HistoryPanel list={list} actions={actions} focusField={focusField} />
  ) : (
    <SuggestPanel list={list} keyword={keyword} />
  );
}

export const panel = { component: SearchPanels, adopt: (root: ShadowRoot) => adoptStyles(root, [thumbnail, price, styles]) };

/** Requests suggestions and keeps the history. */
export const features = [suggestFeature];
