import { useId } from 'react';
import { useShop } from '../../../src/store/hooks';
import { Icon } from './icons';

export type PickupView = 'list' | 'map';

const VIEWS = [
  { view: 'list', label: 'txt_pickup_view_list', icon: 'list' },
  { view: 'map', label: 'txt_pickup_view_map', icon: 'map' },
] as const;

/** List or map, where there is no room for both. */
export function ViewSwitch({ view: shown, onChange }: { view: PickupView; onChange: (view: PickupView) => void }) {
  const { t } = useShop();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('txt_pickup_view')} className="view-switch">
      {VIEWS.map(({ view, label, icon }) => (
        <label key={view} className="chip" data-chosen={view === shown ? '' : undefined}>
          <input className="v-hidden" type="radio" name={name} checked={view === shown} onChange={() => onChange(view)} />
          <Icon name={icon} />
          <span>{t(label)}</span>
        </label>
      ))}
    </div>
  );
}
