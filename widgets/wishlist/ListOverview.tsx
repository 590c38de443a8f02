import { useEffect } from 'react';
import { selectLists, wishlistActions } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { Covers } from './Covers';
import { SavedName } from './SavedName';

/** All lists of the customer, the main one first, and a form for a new one. */
export function ListOverview() {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const lists = useAppSelector(selectLists);
  useEffect(() => void dispatch(wishlistActions.picturesRequested()), [dispatch]);
  return (
    <>
      <ul className="lists" aria-label={t('txt_wishlist_lists')}>
        {lists.map(({ wishlistId, name, isMain, pieces, shareUrl }) => (
          <li key={wishlistId}>
            <a className="list" part="list" href={links.wishlist(wishlistId) ?? undefined}>
              {pieces !== 0 && <Covers wishlistId={wishlistId} pieces={pieces} />}
              <bdi className="list-name">{isMain ? t('txt_wishlist_main') : name}</bdi>
              {pieces !== null && <span className="soft">{t('txt_wishlist_pieces', { count: pieces })}</span>}
              {Boolean(shareUrl) && <span className="soft">{t('txt_wishlist_is_shared')}</span>}
            </a>
          </li>
        ))}
      </ul>
      <section className="new-list" aria-label={t('txt_wishlist_new')}>
        <h2>{t('txt_wishlist_new')}</h2>
        <SavedName wishlistId={null} name="" submitLabel={t('txt_wishlist_create')} />
      </section>
    </>
  );
}
