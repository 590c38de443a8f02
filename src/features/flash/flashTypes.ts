import type { UnknownAction } from '@reduxjs/toolkit';

/** R3.088 */
export type FlashType = 'danger' | 'success' | 'warning' | 'info' | 'default' | 'notice';
/** R3.089 */
export type FlashCategory = 'cart' | 'form';

/** R3.087. `message` is plain text, or with `isKey` a text key. */
export interface FlashMessage {
  message: string;
  /** The server's text with its allowed markup: for `ServerText` only (ADR 015). */
  markup?: string;
  isKey: boolean;
  type: FlashType;
  cat: FlashCategory;
  /** Only a reload helps (the token has expired): the message has a reload button and stays. */
  offersReload?: boolean;
  /** Something to do about it: the text key of a button, and what it dispatches. The message closes. */
  offer?: { label: string; action: UnknownAction };
}

/** A message on screen; `times` counts merged duplicates (A094). */
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
