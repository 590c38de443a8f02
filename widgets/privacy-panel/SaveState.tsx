import { ServerText } from '../../src/connected/ServerText';
import { selectPrivacy } from '../../src/features/privacy';
import type { SaveStatus } from '../../src/features/privacy';
import { useAppSelector, useShop } from '../../src/store/hooks';

/** What has become of the last answer, for everybody; the line is always there, so that nothing moves. */
export function SaveState({ status, text }: { status: SaveStatus; text: string | null }) {
  const { t } = useShop();
  const { problem } = useAppSelector(selectPrivacy);
  return (
    <p className="notice-state state-line" role="status" data-state={status}>
      {status === 'pending' ? t('txt_privacy_saving') : status === 'failed' && problem !== null ? <ServerText message={problem} /> : text}
    </p>
  );
}
