import { useEffect, useState } from 'react';
import { selectLastAdded } from '../../features/cartSummary';
import { useAppSelector } from '../../store/hooks';

/** How long a button shows that its article is in the cart. */
const SHOWN_MS = 3000;

/** The variant that was added to the cart just now, by any button of the page. */
export function useAdded(): string | null {
  const lastAdded = useAppSelector(selectLastAdded);
  const [initial] = useState(lastAdded); // before this view
  const [hidden, setHidden] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(lastAdded), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [lastAdded]);
  return lastAdded === null || lastAdded === hidden ? null : lastAdded.variantId;
}
