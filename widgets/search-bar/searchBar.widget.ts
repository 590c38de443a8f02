import { defineWidget } from '../../src/loader/defineWidget';
import { view } from './SearchBar';
import type { SearchBarProps } from './SearchBar';
import { importPanels } from './useSearchPanels';

export const searchBar = defineWidget<SearchBarProps>({
  name: 'search-bar',
  mount: 'visible',
  keepsHeight: true,
  leastHeightPx: 32, // an unstyled field is 21 px high: our text would be clipped
  // Without the search page's url key (A011) a search has no target: the server's form stays.
  when: ({ links }) => links.search({ keyword: 'a' }) !== null,
  readProps: (attributes) => ({ placeholder: attributes.text('placeholder', '') }),
  load: () => Promise.resolve({ view }),
  prefetch: importPanels,
});
