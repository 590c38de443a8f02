import { useEffect } from 'react';
import { Icon, pickupIcon } from './icons';

/** A point's icon; the neutral pin stands in for one that is missing, and that is told (R8.29, A095). */
export function PickupIcon({ icon, onMissed }: { icon: string | null; onMissed: (icon: string | null) => void }) {
  const known = pickupIcon(icon);
  const isMissing = known === null;
  useEffect(() => {
    if (isMissing) onMissed(icon);
  }, [isMissing, icon, onMissed]);
  return <Icon name={known ?? 'pin'} />;
}
