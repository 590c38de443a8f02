import { defineWidget } from '../../src/loader/defineWidget';

export interface SearchBarProps {
  /** Grey text of the empty field; '' takes the fallback field's own. */
  placeholder: string;
}

export const searchBar = defineWidget<SearchBarProps>({
  name: 'search-bar',
  mount: 'visible',
  keepsHeight: true,
  leastHeightPx: 32, // a field without a stylesheet is 21 px high: the text of ours would be cut
  // Without the search page's url key (A011) nothing here could lead anywhere: the server's form stays.
  when: ({ links }) => links.search({ keyword: 'a' }) !== null,
  readProps: (attributes) => ({ placeholder: attributes.text('placeholder', '') }),
  load: () => import('./SearchBar'),
});
