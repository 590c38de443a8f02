import { useEffect } from 'react';
import type { DeliveryMethod } from '../../../src/features/delivery';
import { Icon, pickupIcon } from './icons';

/** A branch's icon; a neutral pin replaces a missing one, which is reported (R8.29, A095). */
export function PickupIcon({ icon, onMissed }: { icon: string | null; onMissed: (icon: string | null) => void }) {
  const known = pickupIcon(icon);
  const isMissing = known === null;
  useEffect(() => {
    if (isMissing) onMissed(icon);
  }, [isMissing, icon, onMissed]);
  return <Icon name={known ?? 'pin'} />;
}

/** R3.062: the kinds of branches that a pickup method offers, each known icon once. */
export function PickupIcons({ transports }: { transports: DeliveryMethod['availablePupTransports'] }) {
  const names = [...new Set(transports.flatMap(({ icon }) => pickupIcon(icon) ?? []))];
  if (names.length === 0) return null;
  return (
    <span className="pickup-icons">
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </span>
  );
}
