import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';

/**
 * Turns a subscription (listener in, way to stop out) into a channel for sagas. Only the newest message waits; closing
 * the channel ends the subscription.
 */
export function subscriptionChannel<Message extends object>(
  subscribe: (listener: (message: Message) => void) => () => void,
): EventChannel<Message> {
  return eventChannel<Message>(subscribe, buffers.sliding(1));
}
