/** R3.085: an article on a list, validated. */
export interface WishlistItem {
  wishListItemId: string;
  wishlistId: string;
  variantId: string;
  title: string | null;
  /** Page of the product; null: no link. */
  href: string | null;
  mediaId: string | null;
  /** A128: ms since the epoch; 0 if it cannot be read. */
  createdTs: number;
  amount: number;
  price: number | null;
  /** Before a reduction. */
  oldPrice: number | null;
  availabilityKey: string | null;
  isAdultOnly: boolean;
}

/** A list's name, without its items. */
export interface WishlistName {
  wishlistId: string;
  name: string;
  isMain: boolean;
  /** Null if the shop does not send it. */
  pieces: number | null;
  /** Where everybody who has the link sees the list; null: not shared; undefined: the shop has no such pages. */
  shareUrl?: string | null;
}

/** A response about one list (A127: one spelling of each id here, the specification's on the wire). */
export interface WishlistAnswer {
  items: readonly WishlistItem[];
  /** How many articles the list has, also those that are not in `items`. */
  pieces: number;
  mainWishListId: string | null;
  allWishlists: readonly WishlistName[];
  message: string | null;
}

/**
 * - `waiting`: not sent yet
 * - `sent`: the shop may have it
 * - `stalled`: sent several times without a response; "not saved", with a retry
 */
type IntentStatus = 'waiting' | 'sent' | 'stalled';

interface IntentBase {
  id: string;
  status: IntentStatus;
  /** An element of the page awaits the outcome and works without us (ADR 008). */
  fallback?: 'form' | 'link' | undefined;
}

/** R3.086. `isHeld`: pressed by a guest, it waits for the sign-in and is gone when that is dismissed. Without a list: the main one. With `cartItemId`: from this line of the cart, which is removed once the shop has the article. */
export interface InsertIntent extends IntentBase {
  kind: 'insert';
  item: {
    variantId: string;
    wishlistId: string | null;
    newWishlistName: string | null;
    amount: number | null;
    cartItemId: string | null;
  };
  isHeld?: true;
}

/** With `variantId`: all items of the article, looked up if none is known. Else only these items. */
export interface DeleteIntent extends IntentBase {
  kind: 'delete';
  wishListItemIds: readonly string[];
  variantId: string | null;
}

export interface AmountIntent extends IntentBase {
  kind: 'amount';
  wishListItemId: string;
  wishlistId: string;
  variantId: string;
  amount: number;
}

/** To another list of the customer, or to a new one, which has no id yet. */
export interface MoveIntent extends IntentBase {
  kind: 'move';
  wishListItemId: string;
  wishlistId: string | null;
  newWishlistName: string | null;
  variantId: string;
  amount: number;
}

/** A change that the customer makes. Each may be sent again: the shop stores an article once per list, and forgets it once. */
export type WishlistIntent = InsertIntent | DeleteIntent | AmountIntent | MoveIntent;

/** What a view, or an element of the page, requests. */
export type WishlistChange = WishlistIntent extends infer Intent
  ? Intent extends WishlistIntent
    ? Omit<Intent, 'id' | 'status'>
    : never
  : never;

/** Why nothing is sent: no connection, the session has ended, or the shop has requested a pause. */
export type WishlistPause = 'offline' | 'signIn' | 'busy';

export type ListStatus = 'pending' | 'ready' | 'failed' | 'missing';

/** R3.084, A127 */
export interface WishlistState {
  /** By wishListItemId, of all lists that have been loaded. */
  items: Readonly<Record<string, WishlistItem>>;
  /** Of the main list. */
  pieces: number;
  mainWishListId: string | null;
  allWishlists: readonly WishlistName[];
  /** A129: the last failure, as it was shown. */
  error: string | null;
  message: string | null;
  /** By the id of a requested list; `''` is the overview with the main list. */
  lists: Readonly<Record<string, ListStatus>>;
  intents: readonly WishlistIntent[];
  pause: WishlistPause | null;
  /** Saving a name, or removing a list. */
  isListPending: boolean;
  /** By variant: the hearts that have changed on this page. */
  hearts: Readonly<Record<string, boolean>>;
  /** The intent that the page's own form now submits (ADR 008). */
  handedOverId: string | null;
  /** Whether a view on this page can offer the choice of a list. */
  chooser: 'absent' | 'expected' | 'mounted';
  /** The last request for all articles of a list: how many were requested, and how many the cart has; null: not known yet. */
  bought: { asked: number; added: number | null } | null;
  /** The item whose list is being chosen. */
  choiceId: string | null;
  /** By line of the cart: the item that its move has put on a list, for the undo. */
  moved: Readonly<Record<string, string>>;
}

export interface WithWishlist {
  wishlist: WishlistState;
}
