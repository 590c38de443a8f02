import type { UnknownAction } from '@reduxjs/toolkit';
import { stdChannel } from 'redux-saga';
import { areSagasDeferred } from '../lib/paintFirst';
import type { Page } from '../page/page';

/** Notifies views of an action with `PAINT_FIRST` after the next paint; for Redux Toolkit's `autoBatchEnhancer`. */
export const batchUntilPaint = ({ afterPaint }: Page) =>
  ({ type: 'callback', queueNotification: (notify: () => void) => void afterPaint(notify) }) as const;

/**
 * The channel from which all sagas take. Actions whose sagas are deferred are buffered until the next paint; any other action
 * flushes them first, so that sagas receive all actions in dispatch order.
 */
export function createPaintFirstChannel({ afterPaint }: Page) {
  const channel = stdChannel<UnknownAction>();
  const { put } = channel;
  const waiting: Parameters<typeof put>[0][] = [];
  const deliver = (): void => {
    for (const action of waiting.splice(0)) put(action);
  };
  channel.put = (action) => {
    if (areSagasDeferred(action)) {
      if (waiting.push(action) === 1) afterPaint(deliver);
    } else {
      deliver();
      put(action);
    }
  };
  return channel;
}
