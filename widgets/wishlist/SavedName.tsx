import { ListNameForm } from '../../src/connected/wishlist/ListNameForm';
import { selectIsListPending, wishlistActions } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';

interface SavedNameProps {
  /** Null: a new list. */
  wishlistId: string | null;
  name: string;
  submitLabel: string;
  onCancel?: () => void;
}

/** R2.48: after saving, the list's page follows. */
export function SavedName({ wishlistId, ...form }: SavedNameProps) {
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsListPending);
  return <ListNameForm {...form} isPending={isPending} onSubmit={(name) => dispatch(wishlistActions.listSaved({ wishlistId, name }))} />;
}
