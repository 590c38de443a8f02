import { selectPauseNote, selectShownCart } from '../../../src/features/cart';
import { selectRefusedCode } from '../../../src/features/discount';
import { useAppSelector } from '../../../src/store/hooks';

/** Messages the basket shows inline: why nothing is saved, the error of a code, the shop's messages about codes. */
export function useBasketMessages(): string[] {
  const pauseNote = useAppSelector(selectPauseNote);
  const refused = useAppSelector(selectRefusedCode)?.messages ?? [];
  const ofCodes = useAppSelector(selectShownCart)?.discounts.messages ?? [];
  return [...(pauseNote === undefined ? [] : [pauseNote]), ...[...refused, ...ofCodes].map(({ message }) => message)];
}
