import { useEffect } from 'react';
import { Dialog, dialogStyles } from '../../src/connected/modals/dialog';
import { useNamedModal } from '../../src/connected/modals/useNamedModal';
import offerTexts from '../../src/connected/offers/texts/lazy';
import { ServerHtml } from '../../src/connected/serverHtml/ServerHtml';
import { contentActions, contentFeature, selectContent } from '../../src/features/content';
import { modalsFeature } from '../../src/features/modals';
import { selectWelcomeTitle, VIP_WELCOME, vipWelcomeActions, vipWelcomeFeature } from '../../src/features/vipWelcome';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { Feature, StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import floating from '../../src/ui/styles/floating.css';
import styles from './vip-welcome.css';

const features = [modalsFeature, contentFeature, vipWelcomeFeature] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof features> {}
}

/** R1.33, R4.069: the welcome to the VIP programme. Its content is put into the closed modal, which opens when it is there. */
function VipWelcome({ host: { element }, title }: { host: WidgetHost; title: string }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { control } = useNamedModal(VIP_WELCOME);
  const prepared = useAppSelector(selectWelcomeTitle);
  const body = useAppSelector((state) => (prepared === null ? null : selectContent(state, prepared)));
  useEffect(() => void dispatch(vipWelcomeActions.viewMounted({ title })), [dispatch, title]);
  if (typeof body !== 'string') return null;
  return (
    <div className="v-root welcome">
      <Dialog
        {...control}
        size="sm"
        title={t('txt_vip_welcome_title')}
        closeLabel={t('txt_modal_close')}
        footer={
          <button type="button" className="go-on" part="go-on" onClick={control.onClose}>
            {t('txt_vip_welcome_go_on')}
          </button>
        }
      >
        <ServerHtml
          host={element}
          html={body}
          onShown={() => dispatch(vipWelcomeActions.contentShown())}
          onFailed={(error) => dispatch(contentActions.contentRefused({ title, reason: String(error) }))}
        />
      </Dialog>
    </div>
  );
}

export const view = {
  component: VipWelcome,
  needsNoFallback: true,
  styles: [...dialogStyles, floating, styles],
  features,
  texts: [offerTexts],
};
