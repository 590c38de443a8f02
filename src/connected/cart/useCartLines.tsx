import { useCallback, useMemo, useState } from 'react';
import type { Article } from '../../features/cart';
import { CartLine } from './CartLine';
import { focusKey } from './useCartModel';
import type { CartModel } from './useCartModel';

/** An article, and what its line shows that the cart does not know. */
export interface Line {
  article: Article;
  isChosen: boolean;
  hasFocus: boolean;
}

export const lineKey = ({ article }: Line): string => article.cartItemId;

/**
 * The lines of articles of the model, and how one is rendered. Both are the same while what they show is: of a hundred lines only the one
 * that was ticked, or gets the focus, is rendered anew. A group (`isInGroup`) says who sells its lines, and has their services below
 * them, to be chosen.
 */
export function useCartLines({ cart, saved, isChoosable, ticked, pause, focusOn, actions }: CartModel) {
  const { marketplacePartners: partners, cartMedia } = cart ?? {};
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
          isChoosable={isChoosable}
          isChosen={isChosen}
          pause={pause}
          hasFocus={hasFocus}
          actions={actions}
          hasServicesBelow={isInGroup}
        />
      );
    },
    [partners, cartMedia, isChoosable, pause, actions],
  );
  return { toLines, savedLines, render };
}
