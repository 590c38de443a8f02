import { memo, useDeferredValue, useMemo } from 'react';
import type { Cart } from '../../features/cart';
import { useShop } from '../../store/hooks';
import { IncrementalList } from '../../ui/lists/IncrementalList';
import { CartNotes } from './CartNotes';
import { EmptyCart } from './EmptyCart';
import { SaveForm } from './SaveForLater';
import { SelectBar } from './SelectBar';
import { lineKey, useCartLines } from './useCartLines';
import type { CartModel } from './useCartModel';

/** Approximate height of a line with two rows of text; the list corrects it as lines are rendered. */
const LINE_HEIGHT_PX = 112;

/** Without a cart: it is loading, or an error with a way to retry. */
function NoCart({ model: { status, actions } }: { model: CartModel }) {
  const { t, links } = useShop();
  if (status !== 'failed')
    return (
      <div role="status">
        <span className="v-hidden">{t('txt_cart_loading')}</span>
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    );
  return (
    <div className="empty" role="alert">
      <p>{t('txt_cart_unavailable')}</p>
      <p className="actions">
        <button type="button" className="button-link" onClick={actions.refresh}>
          {t('txt_cart_try_again')}
        </button>
        <a className="button-link" href={links.cart()}>
          {t('txt_cart_go_to_cart')}
        </a>
      </p>
    </div>
  );
}

/** Everything between header and footer, in the drawer and in the flyout. */
export const CartContent = memo(function CartContent({ model }: { model: CartModel }) {
  // Lines that arrive are rendered in slices, in a task after the one that parsed them: for a long cart that one is long enough.
  const isKnown = useDeferredValue(model.cart !== null);
  return model.cart === null || !isKnown ? <NoCart model={model} /> : <Lines model={model} cart={model.cart} />;
});

function Lines({ model, cart }: { model: CartModel; cart: Cart }) {
  const { t, links } = useShop();
  const { goods, bought, saved, isChoosable, focusOn } = model;
  const { toLines, savedLines, render } = useCartLines(model);
  const boughtLines = useMemo(() => toLines(bought), [toLines, bought]);
  const more = cart.lines - cart.articles.length;

  return (
    <>
      <SaveForm />
      <CartNotes model={model}>{isChoosable ? <SelectBar model={model} /> : undefined}</CartNotes>
      {goods.length === 0 ? (
        <EmptyCart urlBack={cart.urlBack} hasFocus={focusOn !== null} />
      ) : (
        <IncrementalList items={boughtLines} keyOf={lineKey} render={render} label={t('txt_cart')} lineHeightPx={LINE_HEIGHT_PX} />
      )}
      {more > 0 && (
        <p className="more">
          <a href={links.cart()}>{t('txt_cart_more_lines', { count: more })}</a>
        </p>
      )}
      {saved.length > 0 && (
        <section className="saved">
          <h3 className="section-title">{t('txt_cart_saved_for_later')}</h3>
          <IncrementalList
            items={savedLines}
            keyOf={lineKey}
            render={render}
            label={t('txt_cart_saved_for_later')}
            lineHeightPx={LINE_HEIGHT_PX}
          />
        </section>
      )}
    </>
  );
}
