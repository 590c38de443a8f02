import { useId } from 'react';
import { typesOf } from '../../../src/features/pickup';
import type { TransportType } from '../../../src/features/pickup';
import { useShop } from '../../../src/store/hooks';
import { PickupIcon } from './PickupIcon';
import type { PickupModel } from './usePickup';

interface ChipsProps {
  label: string;
  options: readonly { id: string; name: string; icon: string | null }[];
  value: string | null;
  onChange: (id: string | null) => void;
  onMissedIcon: (icon: string | null) => void;
}

/** A filter as native radio buttons; hidden when there is only one option. */
function Chips({ label, options, value, onChange, onMissedIcon }: ChipsProps) {
  const { t } = useShop();
  const name = useId();
  if (options.length < 2) return null;
  return (
    <div role="radiogroup" aria-label={label} className="chips">
      {[null, ...options].map((option) => (
        <label key={option?.id ?? ''} className="chip" data-chosen={value === (option?.id ?? null) ? '' : undefined}>
          <input
            className="v-hidden"
            type="radio"
            name={name}
            checked={value === (option?.id ?? null)}
            onChange={() => onChange(option?.id ?? null)}
          />
          {option !== null && <PickupIcon icon={option.icon} onMissed={onMissedIcon} />}
          <span>{option?.name ?? t('txt_pickup_all')}</span>
        </label>
      ))}
    </div>
  );
}

const namesOf = (types: readonly TransportType[]): string => types.map(({ name }) => name).join(', ');

/** What list and map show: carrier, type, and whether it is open. */
export function PickupFilters({ model: { pickup, set, actions } }: { model: PickupModel }) {
  const { t } = useShop();
  const { transportId, typeId, isOpenNow } = pickup.filters;
  const transports = set.transports
    .filter(({ types }) => types.length > 0)
    .map(({ id, types }) => ({ id, name: namesOf(types), icon: types[0]?.icon ?? null }));
  return (
    <div className="pickup-filters">
      <Chips
        label={t('txt_pickup_filter_transport')}
        options={transports}
        value={transportId}
        onChange={(id) => actions.filter({ transportId: id, typeId: null })}
        onMissedIcon={actions.missIcon}
      />
      <Chips
        label={t('txt_pickup_filter_type')}
        options={typesOf(set.transports, transportId)}
        value={typeId}
        onChange={(id) => actions.filter({ typeId: id })}
        onMissedIcon={actions.missIcon}
      />
      <label className="chip pickup-open-now" data-chosen={isOpenNow ? '' : undefined}>
        <input
          className="v-hidden"
          type="checkbox"
          checked={isOpenNow}
          onChange={(event) => actions.filter({ isOpenNow: event.currentTarget.checked })}
        />
        <span>{t('txt_pickup_open_now')}</span>
      </label>
    </div>
  );
}
