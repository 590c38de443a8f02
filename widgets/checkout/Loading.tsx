import { useShop } from '../../src/store/hooks';

/** About as high as what comes. */
export function Loading() {
  const { t } = useShop();
  return (
    <div role="status">
      <span className="v-hidden">{t('txt_checkout_loading')}</span>
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
