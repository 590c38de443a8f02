import { useShop } from '../../src/store/hooks';

/** As high as the window, so that what stands below the step does not move in sight when the step comes. */
export function Loading() {
  const { t } = useShop();
  return (
    <div role="status" className="loading">
      <span className="v-hidden">{t('txt_checkout_loading')}</span>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
