import { useEffect, useLayoutEffect, useState } from 'react';
import { selectIsLogged } from '../../src/features/account';
import {
  selectIsSaving,
  selectIsStalled,
  selectListStatus,
  selectPause,
  wishlistActions,
  wishlistFeature,
  wishlistTexts,
} from '../../src/features/wishlist';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { captureFocus } from '../../src/dom/focusHandover';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import quantity from '../../src/ui/forms/quantity.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import incrementalList from '../../src/ui/lists/incrementalList.css';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import flyout from '../../src/ui/overlays/flyout.css';
import nameForm from '../../src/connected/wishlist/listNameForm.css';
import { ListDetail } from './ListDetail';
import { ListOverview } from './ListOverview';
import styles from './wishlist.css';

const SAVING_NOTES = {
  offline: 'txt_wishlist_offline',
  busy: 'txt_wishlist_busy',
  signIn: 'txt_wishlist_session_ended',
  stalled: 'txt_wishlist_not_saved',
} as const;

/** Why changes are not stored at the moment, with a retry where that helps. */
function SavingNote() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const pause = useAppSelector(selectPause);
  const [isSaving, isStalled] = [useAppSelector(selectIsSaving), useAppSelector(selectIsStalled)];
  const cause = pause ?? (isStalled ? 'stalled' : null);
  const shown = isSaving ? cause : null;
  return (
    <div className="note" role="status" data-shown={shown === null ? undefined : ''}>
      {shown !== null && t(SAVING_NOTES[shown])}
      {shown === 'stalled' && (
        <button type="button" className="button-link" onClick={() => dispatch(wishlistActions.retryRequested())}>
          {t('txt_wishlist_try_again')}
        </button>
      )}
    </div>
  );
}

interface WishlistPageProps {
  /** The list that the page shows; empty for the overview of all lists. */
  wishlistId: string;
}

/** The customer's lists, or one of them. Until they have loaded, and if they cannot be loaded, the server's own page stays. */
function WishlistPage({ wishlistId, host }: WishlistPageProps & { host: WidgetHost }) {
  const { t, links } = useShop();
  const all = links.wishlists();
  const dispatch = useAppDispatch();
  const requested = wishlistId || null;
  const isLogged = useAppSelector(selectIsLogged);
  const status = useAppSelector((state) => selectListStatus(state, requested));
  const [isShown, setShown] = useState(false);
  // The lists are lower than the server's page with its form; a list's own page grows and shrinks with its articles.
  const serverHeight = useServerHeight(host.element);
  const minHeight = requested === null ? serverHeight : undefined;
  useEffect(() => void dispatch(wishlistActions.listRequested({ wishlistId: requested })), [dispatch, requested]);
  if (status === 'ready' && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (isShown) captureFocus(host.element)(host.shadow);
  }, [isShown, host]);

  if (status === 'missing') return <p className="v-root empty">{t('txt_wishlist_missing')}</p>;
  if (!isShown)
    return (
      <div style={{ minHeight }}>
        <ServerSlot host={host.element} />
      </div>
    );
  // Signed out, maybe in another tab: the note says so, and the lists come back with the next sign-in. A name that is being typed stays.
  const isSignedOut = !isLogged && status === 'pending';
  return (
    <div className="v-root page" part="root" style={{ minHeight }}>
      {isSignedOut && (
        <div className="empty">
          <p>{t('txt_wishlist_guest')}</p>
          {all !== null && (
            <a className="button" href={all}>
              {t('txt_wishlist_sign_in')}
            </a>
          )}
        </div>
      )}
      <div hidden={isSignedOut}>
        <SavingNote />
        {requested === null ? <ListOverview /> : <ListDetail wishlistId={requested} isSignedOut={isSignedOut} />}
      </div>
    </div>
  );
}

const features = [wishlistFeature] as const satisfies readonly Feature[];

export const view = {
  component: WishlistPage,
  styles: [quantity, thumbnail, flyout, incrementalList, nameForm, styles],
  features,
  texts: [wishlistTexts],
};
