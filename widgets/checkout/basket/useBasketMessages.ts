import { selectPauseNote, selectShownCart } from '../../../src/features/cart';
import { selectCodeDone, selectRefusedCode } from '../../../src/features/discount';
import { useAppSelector } from '../../../src/store/hooks';

/** Messages the basket shows inline: why nothing is saved, what became of a code, the shop's messages about codes. */
export function useBasketMessages(): string[] {
  const pauseNote = useAppSelector(selectPauseNote);
  const refused = useAppSelector(selectRefusedCode)?.messages ?? [];
  const done = useAppSelector(selectCodeDone);
  const ofCodes = useAppSelector(selectShownCart)?.discounts.messages ?? [];
  return [...(pauseNote === undefined ? [] : [pauseNote]), ...[...refused, ...done, ...ofCodes].map(({ message }) => message)];
}
