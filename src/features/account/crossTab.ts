import { field, isDto } from '../../lib/dto';
import type { SagaGenerator } from '../../lib/effects';
import { subscribeSaga } from '../../lib/subscribeSaga';
import type { PageChannel } from '../../page/page';

const TAB_MESSAGE_VERSION = 1;

/**
 * Tabs notify each other that something changed but send no data; the receiver requests it from the shop. A forged message can
 * only cause one request.
 */
export function* watchTabs<Kind extends string>(
  channel: PageChannel,
  kinds: readonly Kind[],
  handle: (kind: Kind) => SagaGenerator<unknown>,
): SagaGenerator {
  yield* subscribeSaga<Kind>(
    'tabs',
    (emit) =>
      channel.listen((data) => {
        const kind =
          isDto(data) && field(data, 'v') === TAB_MESSAGE_VERSION ? kinds.find((known) => known === field(data, 'kind')) : undefined;
        if (kind !== undefined) emit(kind);
      }),
    handle,
  );
}

export const toTabMessage = (kind: string): object => ({ v: TAB_MESSAGE_VERSION, kind });
