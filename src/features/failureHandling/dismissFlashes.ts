import { put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { flashActions, selectFlashes } from '../flash';
import type { FlashMessage } from '../flash';

/** Dismisses outdated flashes, which would contradict the next one. */
export function* dismissFlashes(isOver: (flash: FlashMessage) => boolean): SagaGenerator {
  for (const flash of yield* select(selectFlashes)) if (isOver(flash)) yield* put(flashActions.flashClosed({ id: flash.id }));
}
