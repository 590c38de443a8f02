import { memo, useId } from 'react';
import { selectDeliveryAddress } from '../../../src/features/address';
import { selectBoughtArticles } from '../../../src/features/cart';
import { checkoutActions } from '../../../src/features/checkout';
import type { Step } from '../../../src/features/checkout';
import { isPickup, priceOf, selectIsInsured, selectLastMethod } from '../../../src/features/delivery';
import type { Branch, Delivery, DeliveryMethod, Selection } from '../../../src/features/delivery';
import { selectIsWindowLost } from '../../../src/features/orderReview';
import { fullName } from '../../../src/shop/countries/personName';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { Price } from '../../../src/ui/text/Price';
import { Icon } from './icons';
import { METHOD_PRESENTATION } from './methodPresentation';
import { MissingHere } from './OrderMissing';
import { deliveryBoxId } from './shippingIds';
import { useRelativeDate } from '../useRelativeDate';
import { PickupIcons } from './PickupIcon';
import { UnavailableChoices } from './UnavailableChoices';
import type { DeliveriesModel } from './useDeliveries';
import type { WindowsView } from './windowsPart';
import type { Missing } from './useOrder';

interface DeliveryBoxProps {
  delivery: Delivery;
  /** Of `total` deliveries, from 0. */
  index: number;
  total: number;
  selection: Selection | null;
  /** A selection that the shop has revoked. */
  dropped: Selection | undefined;
  missing: Missing['what'] | undefined;
  /** The place of the delivery that has to be chosen before this one opens; null when it is open. */
  waitsFor: number | null;
  actions: DeliveriesModel['actions'];
  /** Null without the flag pup_time_window (R1.17). */
  Windows: WindowsView | null;
}

/** More are counted; the basket lists them all. */
const CONTENTS_SHOWN = 5;

const addressOf = ({ street, zip, city }: Pick<Branch, 'street' | 'zip' | 'city'>): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The address of a delivery to the door. */
function Destination({ deliveryId }: { deliveryId: string }) {
  const address = useAppSelector((state) => selectDeliveryAddress(state, deliveryId));
  const { countryCode } = useShop();
  if (address === null) return null;
  return (
    <p className="option-facts">
      {fullName(address, countryCode)}
      <br />
      {addressOf(address)}
    </p>
  );
}

/** The goods of one of several parcels. */
function Contents({ cartItemsIds }: Pick<Delivery, 'cartItemsIds'>) {
  const bought = useAppSelector(selectBoughtArticles);
  const names = bought
    .filter(({ cartItemId }) => cartItemsIds.includes(cartItemId))
    .map(({ count, title }) => (count > 1 ? `${count} × ${title}` : title));
  const more = names.length - CONTENTS_SHOWN;
  if (names.length === 0) return null;
  return (
    <p className="hint contents">
      {names.slice(0, CONTENTS_SHOWN).join(' · ')}
      {more > 0 && ` · +${more}`}
    </p>
  );
}

/** The delivery of one seller: its methods as radio buttons, and the branch of a pickup. Memoized: a choice re-renders its own box only. */
export const DeliveryBox = memo(function DeliveryBox(props: DeliveryBoxProps) {
  const { delivery, index, total, missing, waitsFor } = props;
  const { t } = useShop();
  const { deliveredBy } = delivery;
  const title = total > 1 ? t('txt_shipping_parcel', { number: index + 1, total }) : t('txt_shipping_choose');
  return (
    <section className="card delivery" id={deliveryBoxId(index)} tabIndex={-1} aria-label={title}>
      <h3 className="shipping-title">
        {title}
        {deliveredBy !== null && (
          <small>
            {t('txt_delivered_by')} {deliveredBy}
          </small>
        )}
      </h3>
      <MissingHere what={missing} />
      {total > 1 && <Contents cartItemsIds={delivery.cartItemsIds} />}
      {waitsFor === null ? (
        <Methods {...props} title={title} />
      ) : (
        <p className="hint">{t('txt_shipping_after', { number: waitsFor + 1 })}</p>
      )}
    </section>
  );
});

/** No method reaches the address, or carries the goods: what can be changed is one press away. */
function Undeliverable() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const goTo = (step: Step) => () => dispatch(checkoutActions.stepRequested({ step }));
  return (
    <div className="undeliverable">
      <p className="warning">{t('txt_shipping_impossible')}</p>
      <div className="actions">
        <button type="button" className="secondary" onClick={goTo('customer')}>
          {t('txt_shipping_change_address')}
        </button>
        <button type="button" className="secondary" onClick={goTo('preview')}>
          {t('txt_checkout_to_basket')}
        </button>
      </div>
    </div>
  );
}

/** What can be chosen for it. */
function Methods({ delivery, selection, dropped, actions, Windows, title }: DeliveryBoxProps & { title: string }) {
  const { t, format } = useShop();
  const { deliveryId, deliveryMethods, insurance, marketplaceFreeDeliveryRemains: remains } = delivery;
  const isInsured = useAppSelector((state) => selectIsInsured(state, delivery));
  const lastMethod = useAppSelector((state) => selectLastMethod(state, deliveryId));
  const isPossible = deliveryMethods.some(({ available }) => available);
  const isShown = ({ name, available }: DeliveryMethod) => available || selection?.deliveryMethodName === name;
  const shown = deliveryMethods.filter(isShown);
  const unavailable = deliveryMethods.filter((method) => !isShown(method));
  return (
    <>
      {remains !== null && remains > 0 && <p className="hint">{t('txt_shipping_free_remains', { price: format.money(remains) })}</p>}
      {dropped !== undefined && (
        <p className="warning" role="alert">
          {t('txt_shipping_dropped', { what: dropped.branch?.name ?? t(METHOD_PRESENTATION[dropped.deliveryMethodName].title) })}
        </p>
      )}
      {!delivery.isDigital && !isPossible && <Undeliverable />}
      {delivery.isDigital ? (
        <p className="hint">{t('txt_shipping_digital')}</p>
      ) : (
        <div role="radiogroup" aria-label={title} className="options">
          {shown.map((method) => (
            <MethodOption
              key={method.name}
              {...{ method, delivery, selection, actions, Windows }}
              isAsBefore={method.name === lastMethod}
            />
          ))}
        </div>
      )}
      {!delivery.isDigital && (
        <UnavailableChoices
          choices={unavailable.map(({ name }) => ({ id: name, title: t(METHOD_PRESENTATION[name].title), reason: null }))}
        />
      )}
      {insurance !== null && selection !== null && (
        <label className="checkbox">
          <input type="checkbox" checked={isInsured} onChange={(event) => actions.insure(deliveryId, event.currentTarget.checked)} />
          <span>
            {t('txt_shipping_insurance')}
            {insurance.price !== null && <> (+ {format.money(insurance.price)})</>}
          </span>
        </label>
      )}
      {selection !== null && (
        <button
          type="button"
          className="button-link"
          onClick={({ currentTarget }) => {
            currentTarget.closest('section')?.focus(); // the button goes
            actions.clear(deliveryId);
          }}
        >
          {t('txt_shipping_clear')}
        </button>
      )}
    </>
  );
}

/** The windows of a pickup come after its branch: without one nothing is sent. A lost one is named even where none is left. */
const hasWindows = ({ name, timeWindows, isTimeWindowRequired }: DeliveryMethod, { branch }: Selection, isLost: boolean): boolean =>
  (timeWindows.length > 0 || isTimeWindowRequired || isLost) && (!isPickup(name) || branch?.available === true);

interface MethodOptionProps extends Pick<DeliveryBoxProps, 'delivery' | 'selection' | 'actions' | 'Windows'> {
  method: DeliveryMethod;
  isAsBefore: boolean;
}

function MethodOption({ method, delivery, selection, isAsBefore, actions, Windows }: MethodOptionProps) {
  const { t, format } = useShop();
  const id = useId();
  const dayText = useRelativeDate();
  const { name, available } = method;
  const { title, icon } = METHOD_PRESENTATION[name];
  const isChosen = selection?.deliveryMethodName === name;
  const isWindowLost = useAppSelector((state) => isChosen && selectIsWindowLost(state, delivery.deliveryId));
  const { amount, isFrom } = priceOf(method, selection);
  const branch = isChosen ? selection.branch : null;
  const date = branch?.earliestDate ?? method.earliestDate;
  const price = amount === null ? null : amount === 0 ? t('txt_cart_free') : format.money(amount);
  return (
    <div className="option" data-chosen={isChosen ? '' : undefined} data-off={available ? undefined : ''}>
      <label className="option-label">
        <input
          type="radio"
          name={`delivery-${delivery.deliveryId}`}
          checked={isChosen}
          disabled={!available}
          aria-describedby={`${id}-facts`}
          onChange={() => actions.choose(delivery.deliveryId, name)}
        />
        <Icon name={icon} />
        <span className="option-name">
          {t(title)} <PickupIcons transports={method.availablePupTransports} />
        </span>
        {available && price !== null && <Price amount={isFrom && amount !== 0 ? t('txt_shipping_from', { price }) : price} />}
      </label>
      <p className="option-facts" id={`${id}-facts`}>
        {!available && t('txt_shipping_unavailable')}
        {available && date !== null && t(isPickup(name) ? 'txt_shipping_pickup' : 'txt_shipping_delivered', { day: dayText(date) })}
        {available && isAsBefore && (
          <>
            {' '}
            <span className="badge">{t('txt_shipping_as_before')}</span>
          </>
        )}
      </p>
      {isChosen && !isPickup(name) && <Destination deliveryId={delivery.deliveryId} />}
      {isChosen && isPickup(name) && (
        <div className="option-branch">
          {branch !== null && (
            <p>
              <strong>{branch.name}</strong>
              <br />
              {addressOf(branch)} {branch.cashAndCarry && <span className="badge">{t('txt_pickup_cash_carry')}</span>}
              {!branch.available && <span className="badge">{t('txt_pickup_full')}</span>}
            </p>
          )}
          <button
            type="button"
            className="secondary"
            data-gap={branch?.available === true ? undefined : ''}
            aria-haspopup="dialog"
            onClick={() => actions.openBranches(delivery, name)}
          >
            {t(branch === null ? 'txt_pickup_choose' : 'txt_pickup_change')}
          </button>
        </div>
      )}
      {isChosen && Windows !== null && hasWindows(method, selection, isWindowLost) && (
        <Windows
          deliveryId={delivery.deliveryId}
          method={method}
          selection={selection}
          onChoose={(timeWindowId) => actions.chooseWindow(delivery.deliveryId, selection, timeWindowId)}
        />
      )}
    </div>
  );
}
