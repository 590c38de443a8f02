import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Article } from '../../features/cart';
import { CartLine } from './CartLine';
import { focusKey } from './useCartModel';
import type { CartModel } from './useCartModel';

/** An article with the view state of its line. */
export interface Line {
  article: Article;
  isChosen: boolean;
  hasFocus: boolean;
}

export const lineKey = ({ article }: Line): string => article.cartItemId;

/**
 * The lines of the model's articles and their render function. Referentially stable, so only changed lines re-render. In a group
 * (`isInGroup`) the heading names the seller.
 */
export function useCartLines({ cart, saved, isSelecting, ticked, pause, focusOn, actions }: CartModel) {
  const { marketplacePartners: partners, cartMedia } = cart ?? {};
  const areSelectable = useDeferredValue(isSelecting); // the select bar is painted before a hundred lines change
  const [known] = useState(() => new WeakMap<Article, Line>());
  const toLines = useCallback(
    (articles: readonly Article[]) =>
      articles.map((article) => {
        const line = { article, isChosen: ticked.has(article.cartItemId), hasFocus: focusOn === focusKey(article) };
        const before = known.get(article);
        if (before?.isChosen === line.isChosen && before.hasFocus === line.hasFocus) return before;
        known.set(article, line);
        return line;
      }),
    [known, ticked, focusOn],
  );
  const savedLines = useMemo(() => toLines(saved), [toLines, saved]);
  const render = useCallback(
    ({ article, isChosen, hasFocus }: Line, isInGroup = false) => {
      const { mainMediaId, marketplacePartnerId: partnerId } = article;
      return (
        <CartLine
          article={article}
          partner={isInGroup || partnerId === null ? undefined : partners?.[partnerId]}
          mediaUrl={mainMediaId === null ? undefined : cartMedia?.[mainMediaId]?.url}
          isChoosable={areSelectable}
          isChosen={isChosen}
          pause={pause}
          hasFocus={hasFocus}
          actions={actions}
        />
      );
    },
    [partners, cartMedia, areSelectable, pause, actions],
  );
  return { toLines, savedLines, render };
}
