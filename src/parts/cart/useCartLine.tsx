import { useCallback } from 'react';
import type { Article } from '../../features/cart';
import { CartLine } from './CartLine';
import { focusKey } from './useCartModel';
import type { CartModel } from './useCartModel';

/**
 * Renders a line of the model; the same function while nothing that the lines show has changed. A group (`isInGroup`) says who sells
 * its lines, and has their services below them, to be chosen.
 */
export function useCartLine({ cart, goods, ticked, pause, focusOn, actions }: CartModel) {
  const { marketplacePartners: partners, cartMedia } = cart ?? {};
  const isChoosable = goods.length > 1;
  return useCallback(
    (article: Article, isInGroup = false) => {
      const { cartItemId, mainMediaId, marketplacePartnerId: partnerId } = article;
      return (
        <CartLine
          article={article}
          partner={isInGroup || partnerId === null ? undefined : partners?.[partnerId]}
          mediaUrl={mainMediaId === null ? undefined : cartMedia?.[mainMediaId]?.url}
          isChoosable={isChoosable}
          isChosen={ticked.has(cartItemId)}
          pause={pause}
          hasFocus={focusOn === focusKey(article)}
          actions={actions}
          hasServicesBelow={isInGroup}
        />
      );
    },
    [partners, cartMedia, isChoosable, ticked, pause, focusOn, actions],
  );
}
