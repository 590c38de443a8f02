import { memo, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isSaved, isSoldOut } from '../../../src/features/cart';
import type { Cart, FreeDelivery } from '../../../src/features/cart';
import { checkoutActions, selectIsMoving } from '../../../src/features/checkout';
import { deepEqual } from '../../../src/lib/deepEqual';
import cartLines from '../../../src/connected/cart/cart-lines.css';
import { CartNotes } from '../../../src/connected/cart/CartNotes';
import { EmptyCart } from '../../../src/connected/cart/EmptyCart';
import { UndoRemoval } from '../../../src/connected/cart/UndoRemoval';
import { SelectBar } from '../../../src/connected/cart/SelectBar';
import { Totals } from '../../../src/connected/cart/Totals';
import { SaveForm } from '../../../src/connected/cart/SaveForLater';
import { lineKey, useCartLines } from '../../../src/connected/cart/useCartLines';
import type { Line } from '../../../src/connected/cart/useCartLines';
import { useCartModel } from '../../../src/connected/cart/useCartModel';
import type { CartModel } from '../../../src/connected/cart/useCartModel';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import countdown from '../../../src/ui/text/countdown.css';
import field from '../../../src/ui/forms/field.css';
import { IncrementalList } from '../../../src/ui/lists/IncrementalList';
import incrementalList from '../../../src/ui/lists/incrementalList.css';
import price from '../../../src/ui/text/price.css';
import quantity from '../../../src/ui/forms/quantity.css';
import swatch from '../../../src/ui/graphics/swatch.css';
import thumbnail from '../../../src/ui/graphics/thumbnail.css';
import { Loading } from '../Loading';
import { StepBar, useHasStepBar } from '../StepBar';
import { explainTotal } from '../summary/explainTotal';
import { useRelativeDate } from '../useRelativeDate';
import styles from './basket.css';
import { CartChangesNotice } from './CartChangesNotice';
import { DiscountCodes } from './DiscountCodes';
import { Extras } from './Extras';
import { InvoiceNote } from './InvoiceNote';
import { LineServices } from './LineServices';
import { groupBySeller, inDisplayOrder } from './groupBySeller';
import type { SellerGroup } from './groupBySeller';

/** Stylesheets the basket needs in addition to the checkout's. */
export const basketStyles = [incrementalList, thumbnail, price, quantity, swatch, countdown, field, cartLines, styles];

/** Approximate height of a line with one service; the list corrects it as lines are rendered. */
const LINE_HEIGHT_PX = 130;

interface GroupProps {
  group: SellerGroup;
  partners: Cart['marketplacePartners'];
  freeDelivery: FreeDelivery | undefined;
  lines: readonly Line[];
  render: (line: Line) => ReactNode;
}

/** What a seller's goods lack for free delivery. The bar shows what the text says. */
function FreeDeliveryProgress({ from, remains }: FreeDelivery) {
  const { t, format } = useShop();
  return (
    <div className="free-delivery" data-done={remains === 0 ? '' : undefined}>
      <p role="status">{remains === 0 ? t('txt_basket_free_reached') : t('txt_shipping_free_remains', { price: format.money(remains) })}</p>
      <progress value={from - remains} max={from} aria-hidden="true" />
    </div>
  );
}

/** The goods of one seller and their delivery date. Memoized: a change in another seller's line does not re-render it. */
const Group = memo(function Group({ group: { partnerId, earliest, isDigital }, freeDelivery, lines, partners, render }: GroupProps) {
  const { t, config } = useShop();
  const dayText = useRelativeDate();
  const partner = partnerId === null ? undefined : partners[partnerId];
  const seller = partnerId === null ? (config.shopName ?? t('txt_basket_own')) : (partner?.title ?? partnerId);
  return (
    <section className="card seller">
      <div className="seller-header">
        <h3 className="section-title">{t('txt_basket_seller', { seller })}</h3>
        {/* The row is reserved before the date is known, so that nothing below moves. */}
        <p className="delivery-date">
          {isDigital ? t('txt_basket_by_mail') : earliest !== null && t('txt_basket_arrives', { date: dayText(earliest) })}
        </p>
        {freeDelivery !== undefined && !isDigital && <FreeDeliveryProgress {...freeDelivery} />}
      </div>
      <IncrementalList
        items={lines}
        keyOf={lineKey}
        label={t('txt_basket_seller', { seller })}
        lineHeightPx={LINE_HEIGHT_PX}
        render={render}
      />
    </section>
  );
}, deepEqual);

/** Next button; sold-out lines have to be removed first, or the shop would refuse the order in the end. */
function NextButton({ model: { goods, actions } }: { model: CartModel }) {
  const { t } = useShop();
  const soldOut = goods.filter(isSoldOut);
  const dispatch = useAppDispatch();
  const isMoving = useAppSelector(selectIsMoving);
  if (soldOut.length > 0)
    return (
      <button type="button" className="primary" onClick={() => actions.remove(soldOut)}>
        {t('txt_basket_remove_sold_out')}
      </button>
    );
  return (
    <button
      type="button"
      className="primary"
      aria-disabled={isMoving}
      onClick={() => !isMoving && dispatch(checkoutActions.stepRequested({ step: 'customer' }))}
    >
      {t(isMoving ? 'txt_checkout_moving' : 'txt_checkout_next_customer')}
    </button>
  );
}

/** What delivery costs at least; below the total, which is without it. */
function DeliveryFrom({ lowest }: { lowest: number }) {
  const { t, format } = useShop();
  return (
    <dl className="totals delivery-from">
      <div>
        <dt>{t(lowest === 0 ? 'txt_delivery' : 'txt_basket_delivery_from')}</dt>
        <dd>{lowest === 0 ? t('txt_cart_free') : t('txt_shipping_from', { price: format.money(lowest) })}</dd>
      </div>
    </dl>
  );
}

/** Totals, discount codes, and the next button unless it is in the bar at the bottom. */
function Summary({ cart, model, hasBar }: { cart: Cart; model: CartModel; hasBar: boolean }) {
  const { t } = useShop();
  const { total, isSaving } = model;
  const soldOut = model.goods.filter(isSoldOut);
  const { discount, rest } = explainTotal({ goods: cart.price.total, discount: cart.discounts.value, total });
  const rows = [
    { name: t('txt_basket_goods'), amount: cart.price.total },
    ...(discount > 0 ? [{ name: t('txt_cart_discount'), amount: -discount }] : []),
    ...(rest !== null && rest > 0 ? [{ name: t('txt_cart_navigation_delivery'), amount: rest }] : []),
  ];
  const { totalNoVat } = cart.total;
  const vat = { name: t('txt_basket_total_vat'), amount: total === null || totalNoVat === null ? null : total - totalNoVat };
  return (
    <aside className="card basket-summary" aria-labelledby="basket-summary">
      <h3 className="section-title" id="basket-summary">
        {t('txt_basket_summary')}
      </h3>
      <div>
        <Totals rows={rows} total={total} vat={vat} isSaving={isSaving} />
        {cart.deliveryFrom !== null && <DeliveryFrom lowest={cart.deliveryFrom} />}
      </div>
      <p className="sold-out-note" role="status">
        {soldOut.length > 0 && t('txt_basket_sold_out', { titles: soldOut.map(({ title }) => title).join(', ') })}
      </p>
      {!hasBar && <NextButton model={model} />}
      <DiscountCodes discounts={cart.discounts} />
      <InvoiceNote />
      <Extras />
    </aside>
  );
}

/** R2.02: goods by seller with delivery dates, saved items, discount codes, totals and the next button. */
export function Basket() {
  const { t } = useShop();
  const model = useCartModel(true, inDisplayOrder);
  const { cart, bought, goods, saved, isChoosable, focusOn } = model;
  const { toLines, savedLines, render: renderLine } = useCartLines(model);
  const render = useCallback(
    (line: Line) => {
      const isBought = !isSaved(line.article);
      return (
        <>
          {renderLine(line, isBought)}
          {isBought && <LineServices article={line.article} />}
        </>
      );
    },
    [renderLine],
  );
  const hasBar = useHasStepBar();
  const groups = useMemo(() => (cart === null ? [] : groupBySeller(bought, cart)), [bought, cart]);
  if (cart === null) return model.status === 'failed' ? <CartNotes model={model} /> : <Loading />;
  return (
    <>
      <SaveForm />
      <CartChangesNotice />
      <CartNotes model={model}>{isChoosable && goods.length > 0 ? <SelectBar model={model} /> : undefined}</CartNotes>
      <UndoRemoval model={model} />
      {goods.length === 0 && (
        <div className="card">
          <EmptyCart urlBack={cart.urlBack} hasFocus={focusOn !== null} />
        </div>
      )}
      <div className={goods.length === 0 ? undefined : 'basket'}>
        {goods.length > 0 && (
          <>
            <div className="basket-lines">
              {groups.map((group) => (
                <Group
                  key={group.key}
                  group={group}
                  freeDelivery={cart.freeDelivery.find(({ partnerId }) => partnerId === group.partnerId)}
                  lines={toLines(group.articles)}
                  partners={cart.marketplacePartners}
                  render={render}
                />
              ))}
            </div>
            <Summary cart={cart} model={model} hasBar={hasBar} />
          </>
        )}
        {saved.length > 0 && (
          <section className="card seller">
            <h3 className="section-title">{t('txt_cart_saved_for_later')}</h3>
            <IncrementalList
              items={savedLines}
              keyOf={lineKey}
              label={t('txt_cart_saved_for_later')}
              lineHeightPx={LINE_HEIGHT_PX}
              render={render}
            />
          </section>
        )}
      </div>
      {hasBar && goods.length > 0 && (
        <StepBar total={model.total} isSaving={model.isSaving}>
          <NextButton model={model} />
        </StepBar>
      )}
    </>
  );
}
