import { useDeferredValue } from 'react';

/**
 * False in the first render and true in a background render that follows: for live regions, which must be mounted before they have
 * a text, and for content that is not needed at once.
 */
export const useIsPainted = (): boolean => useDeferredValue(true, false);
