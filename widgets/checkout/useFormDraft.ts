import { useCallback } from 'react';
import { selectTyped, typedActions } from '../../src/features/typed';
import type { TypedName } from '../../src/features/typed';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';

/** Like `useState` for a text, but it survives unmounting and reloads. */
export function useFormDraft(name: TypedName): [string, (value: string) => void] {
  const dispatch = useAppDispatch();
  const value = useAppSelector((state) => selectTyped(state, name));
  const setValue = useCallback((now: string) => void dispatch(typedActions.typed({ name, value: now })), [dispatch, name]);
  return [value, setValue];
}
