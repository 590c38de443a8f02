import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ListedBranch } from '../../../../src/features/pickup';
import { useShop } from '../../../../src/store/hooks';
import { CloseIcon } from '../../../../src/ui/graphics/CloseIcon';
import { keyOf } from '../../../../src/ui/keyboard/keyName';

/** More than a shopper reads here; the list has all. */
const STACK_MAX = 50;

interface MapStackProps {
  branches: readonly ListedBranch[];
  isByKey: boolean;
  onBranch: (branchId: string, isByKey: boolean) => void;
  onClose: () => void;
}

/** Branches at one place, by name. */
export function MapStack({ branches, isByKey, onBranch, onClose }: MapStackProps) {
  const { t } = useShop();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isByKey) box.current?.querySelector('button')?.focus();
  }, [isByKey]);
  const press = (event: KeyboardEvent) => {
    if (keyOf(event.nativeEvent) !== 'Escape') return;
    event.preventDefault(); // closes this, not the dialog
    onClose();
  };
  return (
    // Escape, from any of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} className="map-stack" role="group" aria-label={t('txt_map_stack')} onKeyDown={press}>
      <ul>
        {branches.slice(0, STACK_MAX).map(({ branch: { id, name, street } }) => (
          <li key={id}>
            <button type="button" className="map-stack-branch" onClick={(event) => onBranch(id, event.detail === 0)}>
              {name}
              {street !== null && !name.includes(street) && <span className="option-facts">{street}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="pickup-close" aria-label={t('txt_map_stack_close')} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
