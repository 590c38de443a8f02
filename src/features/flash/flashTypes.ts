/** R3.088 */
export type FlashType = 'danger' | 'success' | 'warning' | 'info' | 'default' | 'notice';
/** R3.089 */
export type FlashCategory = 'cart' | 'form';

/** R3.087. `message` is plain text, or with `isKey` the key of a text. */
export interface FlashMessage {
  message: string;
  /** The same as the server sent it, where it has markup that is kept: for `ServerText` only (ADR 015). */
  markup?: string;
  isKey: boolean;
  type: FlashType;
  cat: FlashCategory;
  /** Only a new page helps (its token is too old): the message brings a button for it, and stays. */
  offersReload?: boolean;
}

/** A message on screen; `times` counts the duplicates that were collapsed into it (A094). */
export interface ShownFlash extends FlashMessage {
  id: string;
  times: number;
}

export interface FlashState {
  /** Oldest first. */
  messages: readonly ShownFlash[];
  /** A097: while the pointer or the focus is on the messages, none disappears. */
  isPaused: boolean;
}

export interface WithFlash {
  flash: FlashState;
}
