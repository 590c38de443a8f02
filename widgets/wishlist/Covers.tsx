import { selectItems } from '../../src/features/wishlist';
import type { WishlistItem } from '../../src/features/wishlist';
import { useAppSelector, useIsPictureHidden, useShop } from '../../src/store/hooks';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';

const PICTURE_PX = 56;
const COVERS = [0, 1, 2, 3];

/** An empty box until the article is known, and where its picture is missing or for adults. */
function Cover({ item }: { item: WishlistItem | undefined }) {
  const { links } = useShop();
  const isHidden = useIsPictureHidden(item?.isAdultOnly ?? false);
  const mediaId = isHidden ? null : (item?.mediaId ?? null);
  return <Thumbnail key={mediaId} urlOf={(width) => (mediaId === null ? null : links.media(mediaId, width))} size={PICTURE_PX} isLazy />;
}

/** The newest articles of a list of `pieces`; their room is kept before they are known, and drawn as free where there are fewer. */
export function Covers({ wishlistId, pieces }: { wishlistId: string; pieces: number | null }) {
  const items = useAppSelector((state) => selectItems(state, wishlistId));
  return (
    <span className="covers" aria-hidden="true">
      {COVERS.map((place) =>
        pieces !== null && place >= pieces ? <span key={place} className="cover-free" /> : <Cover key={place} item={items[place]} />,
      )}
    </span>
  );
}
