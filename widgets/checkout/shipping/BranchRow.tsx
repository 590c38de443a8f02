import { memo, useId } from 'react';
import type { Branch } from '../../../src/features/delivery';
import { useShop } from '../../../src/store/hooks';
import { Price } from '../../../src/ui/text/Price';
import { distanceText } from './distanceText';
import { PickupIcon } from './PickupIcon';
import { openingLines } from './openingHours';
import { useTodaysHours } from './useTodaysHours';
import { useRelativeDate } from '../useRelativeDate';
import type { PickupActions } from './usePickup';

interface BranchRowProps {
  branch: Branch;
  icon: string | null;
  distanceKm: number | null;
  isPreferred: boolean;
  isNew: boolean;
  isRecent: boolean;
  /** The delivery has it. */
  isChosen: boolean;
  /** It is marked on the map. */
  isPointed: boolean;
  isOpen: boolean;
  /** Alone in a card: details are always shown, and a button chooses it instead of the whole row. */
  isCard?: boolean;
  isConfirming: boolean;
  /** Only while it is open. */
  detail: Branch | 'pending' | 'failed' | undefined;
  actions: PickupActions;
}

/** A pickup branch with distance, date and price; details unfold. */
export const BranchRow = memo(function BranchRow({
  branch,
  icon,
  distanceKm,
  isPreferred,
  isNew,
  isRecent,
  isChosen,
  isPointed,
  isOpen,
  isCard = false,
  isConfirming,
  detail,
  actions,
}: BranchRowProps) {
  const { t, format, country } = useShop();
  const dayText = useRelativeDate();
  const hoursToday = useTodaysHours(branch.openingHours);
  const id = useId();
  const { name, street, zip, city, available, price, earliestDate, cashAndCarry } = branch;
  const distance = distanceKm === null ? null : distanceText(country.locale, distanceKm);
  const choose = {
    'aria-label': t('txt_pickup_take_named', { name }),
    'aria-describedby': `${id}-facts`,
    'aria-disabled': !available || isConfirming,
    onClick: () => available && !isConfirming && actions.take(branch),
  };
  return (
    <div
      className="branch"
      data-off={available ? undefined : ''}
      data-pointed={isPointed ? '' : undefined}
      aria-current={isChosen ? 'true' : undefined}
      aria-busy={isConfirming}
    >
      <PickupIcon icon={icon} onMissed={actions.missIcon} />
      <div className="branch-main">
        {isCard ? (
          <strong>{name}</strong>
        ) : (
          // Covers the whole row, see its ::after.
          <button type="button" className="branch-choose" {...choose}>
            <strong id={`${id}-name`}>{name}</strong>
          </button>
        )}
        <span className="option-facts">{[street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</span>
        <span className="option-facts branch-facts" id={`${id}-facts`}>
          {[
            distance,
            hoursToday === null ? null : t('txt_pickup_hours_today', { hours: hoursToday }),
            earliestDate === null ? null : t('txt_shipping_pickup', { day: dayText(earliestDate) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="badges">
          {isConfirming && (
            <span className="branch-checking" aria-hidden="true">
              {t('txt_pickup_checking')}
            </span>
          )}
          {isChosen && <span className="badge">{t('txt_pickup_chosen')}</span>}
          {isRecent && !isChosen && <span className="badge">{t('txt_pickup_recent')}</span>}
          {isPreferred && <span className="badge">{t('txt_pickup_preferred')}</span>}
          {isNew && <span className="badge">{t('txt_pickup_new')}</span>}
          {cashAndCarry && <span className="badge">{t('txt_pickup_cash_carry')}</span>}
          {!available && <span className="badge">{t('txt_pickup_full')}</span>}
        </span>
      </div>
      <div className="branch-side">
        {price !== null && <Price amount={price === 0 ? t('txt_cart_free') : format.money(price)} />}
        {!isCard && (
          <button
            type="button"
            className="button-link"
            aria-expanded={isOpen}
            aria-controls={`${id}-detail`}
            aria-describedby={`${id}-name`}
            onClick={() => actions.toggle(branch.id)}
          >
            {t('txt_pickup_details')}
          </button>
        )}
      </div>
      <div id={`${id}-detail`} className="branch-detail" hidden={!isOpen}>
        {isOpen && (
          <Detail branch={typeof detail === 'object' ? detail : branch} isPending={detail === 'pending' || detail === undefined} />
        )}
      </div>
      {isCard && (
        <button type="button" className="primary branch-take" {...choose}>
          {t('txt_pickup_take')}
        </button>
      )}
    </div>
  );
});

/** What the list knows at once; the last line keeps its place, so that nothing below moves when the rest arrives. */
function Detail({ branch: { openingHours, phone }, isPending }: { branch: Branch; isPending: boolean }) {
  const { t, country } = useShop();
  return (
    <>
      {openingHours === null ? (
        <p>{!isPending && t('txt_pickup_hours_unknown')}</p>
      ) : (
        <>
          <p className="hours">{t('txt_pickup_hours')}</p>
          <ul>
            {openingLines(openingHours, country.locale, {
              allDay: t('txt_pickup_hours_all_day'),
              closed: t('txt_pickup_hours_closed'),
            }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{isPending ? t('txt_checkout_loading') : phone !== null && t('txt_pickup_phone', { phone })}</p>
    </>
  );
}
