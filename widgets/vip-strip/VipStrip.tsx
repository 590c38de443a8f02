import type { MouseEvent } from 'react';
import offerTexts from '../../src/connected/offers/texts/lazy';
import { selectVipLevel } from '../../src/features/account';
import { selectNoticeProgramme, vipActions, vipFeature } from '../../src/features/vip';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { CloseIcon } from '../../src/ui/graphics/CloseIcon';
import { hideButton } from '../../src/ui/keyboard/hideButton';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import styles from './vip-strip.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof vipFeature]> {}
}

const PROGRAMMES = { vip_program: 'VIP', vip_plus_program: 'VIP plus' } as const;

/** The notice for VIP customers (R4.071), until they close it (R4.072). It takes the space of the server's own notice. */
function VipStrip({ host }: { host: WidgetHost }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const programme = useAppSelector(selectNoticeProgramme);
  const level = useAppSelector(selectVipLevel);
  const minHeight = useServerHeight(host.element);
  const hide = ({ currentTarget }: MouseEvent): void => hideButton(currentTarget, () => dispatch(vipActions.noticeClosed()));

  if (programme === null) return null;
  return (
    <div className="v-root notice" part="root" style={{ minHeight }}>
      <p className="words">
        <span>{t('txt_vip_notice', { programme: PROGRAMMES[programme] })}</span>
        {level !== null && (
          <span className="level" part="level" data-level={level}>
            {t(`txt_vip_level_${level}`)}
          </span>
        )}
      </p>
      <button type="button" className="icon-button close" part="close" aria-label={t('txt_vip_notice_hide')} onClick={hide}>
        <CloseIcon />
      </button>
    </div>
  );
}

export const view = { component: VipStrip, needsNoFallback: true, styles: [styles], features: [vipFeature], texts: [offerTexts] };
