import { field, isDto } from '../../lib/dto';
import type { Steps } from '../../lib/effects';
import { subscribeSaga } from '../../lib/subscribeSaga';
import type { PageChannel } from '../../page/page';

const NUDGE_VERSION = 1;

/**
 * Tabs tell each other that something happened, never what: whoever hears it asks the shop. So a message of another
 * script can cost a call and nothing else.
 */
export function* watchTabs<Kind extends string>(
  channel: PageChannel,
  kinds: readonly Kind[],
  handle: (kind: Kind) => Steps<unknown>,
): Steps {
  yield* subscribeSaga<Kind>(
    'tabs',
    (tell) =>
      channel.listen((data) => {
        const kind = isDto(data) && field(data, 'v') === NUDGE_VERSION ? kinds.find((known) => known === field(data, 'kind')) : undefined;
        if (kind !== undefined) tell(kind);
      }),
    handle,
  );
}

export const toTabMessage = (kind: string): object => ({ v: NUDGE_VERSION, kind });
