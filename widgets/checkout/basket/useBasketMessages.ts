import { selectPauseNote, selectShownCart } from '../../../src/features/cart';
import { selectRefusedCode } from '../../../src/features/discount';
import { useAppSelector } from '../../../src/store/hooks';

/** What the basket says in its own places: why nothing is saved, what is wrong with a code, what the shop says of the codes. */
export function useBasketMessages(): string[] {
  const pauseNote = useAppSelector(selectPauseNote);
  const refused = useAppSelector(selectRefusedCode)?.said ?? [];
  const ofCodes = useAppSelector(selectShownCart)?.discounts.messages ?? [];
  return [...(pauseNote === undefined ? [] : [pauseNote]), ...[...refused, ...ofCodes].map(({ message }) => message)];
}
