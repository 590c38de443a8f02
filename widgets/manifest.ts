import type { AnyWidgetDefinition } from '../src/loader/defineWidget';
import { backToTop } from './back-to-top/backToTop.widget';
import { searchBar } from './search-bar/searchBar.widget';

/** Every widget of this build: one line each. */
export const widgets: readonly AnyWidgetDefinition[] = [backToTop, searchBar];
