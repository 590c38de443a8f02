import { scrollActions } from '../features/scroll';
import { searchActions } from '../features/search';
import type { VitrinaStore } from './createStore';

type Data = Readonly<Record<string, string | undefined>>;

/**
 * What `data-vitrina-action="<name>"` on the page's own markup does. False when its data do not say enough: the
 * element's own link or form then goes on.
 */
export function pageActions(dispatch: VitrinaStore['dispatch']): Record<string, (data: Data) => boolean> {
  return {
    'back-to-top': () => {
      dispatch(scrollActions.backToTopRequested());
      return true;
    },
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}
