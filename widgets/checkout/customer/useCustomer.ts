import { useMemo } from 'react';
import { selectAccountStatus, selectIsLogged } from '../../../src/features/account';
import {
  addressActions,
  selectAddresses,
  selectAreListsLoaded,
  selectCartAddresses,
  selectCartEmail,
  selectChosenId,
  selectDraft,
  selectEditing,
  selectHasRemoved,
  selectIsAddressPending,
  selectIsLoginOffered,
  selectProblems,
} from '../../../src/features/address';
import type { AddressKind, CustomerForm, Editing } from '../../../src/features/address';
import { selectIsSaving, selectTotal } from '../../../src/features/cart';
import { selectCheckoutStatus, selectIsMoving } from '../../../src/features/checkout';
import { useAppDispatch, useAppSelector } from '../../../src/store/hooks';
import { useEarlyPress } from './useEarlyPress';

/** The customer, their addresses, and pending submits. */
export function useCustomer() {
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsAddressPending);
  const isMoving = useAppSelector(selectIsMoving);
  const actions = useMemo(
    () => ({
      keepDraft: (draft: CustomerForm) => dispatch(addressActions.draftChanged({ draft })),
      submitCustomer: (form: CustomerForm, password: string) =>
        dispatch(addressActions.customerSubmitted({ form, password: () => password })),
      choose: (kind: AddressKind, id: string) => dispatch(addressActions.addressChosen({ kind, id })),
      open: (editing: Editing) => dispatch(addressActions.editingOpened({ editing })),
      edit: (editing: Editing | null) => dispatch(addressActions.editingChanged({ editing })),
      submitAddress: (editing: Editing) => dispatch(addressActions.addressSubmitted(editing)),
      remove: (kind: AddressKind, id: string) => dispatch(addressActions.addressRemoved({ kind, id })),
      goOn: () => dispatch(addressActions.continueClicked()),
    }),
    [dispatch],
  );
  const isLogged = useAppSelector(selectIsLogged);
  const billing = useAppSelector((state) => selectAddresses(state, 'billing'));
  const shipping = useAppSelector((state) => selectAddresses(state, 'shipping'));
  const draft = useAppSelector(selectDraft);
  const areListsLoaded = useAppSelector(selectAreListsLoaded);
  const isAccountPending = useAppSelector(selectAccountStatus) === 'pending' && isLogged;
  const isCartPending = useAppSelector(selectCheckoutStatus) === 'pending';
  const isTyped = draft !== null;
  return {
    isLogged,
    /** The customer chooses from lists; everybody else fills in the form. */
    hasLists: isLogged && (billing.length > 0 || shipping.length > 0),
    total: useAppSelector(selectTotal),
    isSavingCart: useAppSelector(selectIsSaving),
    /** The customer's lists are loading for the first time; a later reload keeps what is shown, with its focus. */
    isLoading: isAccountPending && !areListsLoaded,
    isBusy: isPending || isMoving,
    earlyPress: useEarlyPress({ isTyped, isEarly: !isTyped && (isCartPending || isAccountPending) }),
    addresses: { billing, shipping },
    chosen: {
      billing: useAppSelector((state) => selectChosenId(state, 'billing')),
      shipping: useAppSelector((state) => selectChosenId(state, 'shipping')),
    },
    /** Addresses are hidden for this purchase. */
    hasRemoved: {
      billing: useAppSelector((state) => selectHasRemoved(state, 'billing')),
      shipping: useAppSelector((state) => selectHasRemoved(state, 'shipping')),
    },
    cart: useAppSelector(selectCartAddresses),
    cartEmail: useAppSelector(selectCartEmail),
    editing: useAppSelector(selectEditing),
    problems: useAppSelector(selectProblems),
    draft,
    isLoginOffered: useAppSelector(selectIsLoginOffered),
    actions,
  };
}

export type CustomerModel = ReturnType<typeof useCustomer>;
