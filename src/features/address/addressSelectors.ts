import { memoizeOne } from '../../lib/memoizeOne';
import { selectOnly } from './addressRules';
import { removedKey } from './addressSlice';
import type { Address, AddressKind } from '../checkoutResponse';
import type { Problem } from '../problems';
import type { AddressState, CustomerForm, Editing, Towns, WithAddress } from './addressTypes';

export const selectIsAddressPending = ({ address }: WithAddress): boolean => address.status === 'pending';
export const selectAreListsLoaded = ({ address }: WithAddress): boolean => address.areListsLoaded;
export const selectEditing = ({ address }: WithAddress): Editing | null => address.editing;
export const selectProblems = ({ address }: WithAddress): readonly Problem[] => address.problems;
export const selectIsLoginOffered = ({ address }: WithAddress): boolean => address.isLoginOffered;
export const selectDraft = ({ address }: WithAddress): CustomerForm | null => address.draft;
export const selectCartAddresses = ({ address }: WithAddress): AddressState['cart'] => address.cart;
export const selectCartEmail = ({ address }: WithAddress): string => address.cartEmail;
export const selectTowns = ({ address }: WithAddress, kind: AddressKind): Towns | null => address.towns[kind];
export const selectPendingSelection = ({ address }: WithAddress): AddressState['pendingSelection'] => address.pendingSelection;

export const selectIsRemoved = ({ address }: WithAddress, kind: AddressKind, id: string | null): boolean =>
  address.removed.includes(removedKey(kind, id));

/** R3.005: the address of a delivery; by default the cart's. */
export const selectDeliveryAddress = ({ address }: WithAddress, deliveryId: string): Address | null =>
  address.deliveries[deliveryId] ?? address.cart.shipping;

/** D19: whether addresses of a kind are hidden for this purchase. */
export const selectHasRemoved = ({ address }: WithAddress, kind: AddressKind): boolean =>
  address.removed.some((key) => key.startsWith(`${kind} `));

/** The list of a kind, preceded by the cart's own address if the list lacks it. */
const shownOf = (kind: AddressKind) =>
  memoizeOne(({ [kind]: list }: AddressState['types'], { [kind]: own }: AddressState['cart'], removed: readonly string[]) => {
    if (own === null || own.id === null || removed.includes(removedKey(kind, own.id)) || list.some(({ id }) => id === own.id)) return list;
    return [{ ...own, selected: true }, ...selectOnly(list, null)];
  });

const SHOWN = { billing: shownOf('billing'), shipping: shownOf('shipping') };

export const selectAddresses = ({ address: { types, cart, removed } }: WithAddress, kind: AddressKind): readonly Address[] =>
  SHOWN[kind](types, cart, removed);

/** The id shown as selected: the shopper's pending selection, else the server's. */
export const selectChosenId = (state: WithAddress, kind: AddressKind): string | null =>
  state.address.pendingSelection[kind] ?? selectAddresses(state, kind).find(({ selected }) => selected)?.id ?? null;
