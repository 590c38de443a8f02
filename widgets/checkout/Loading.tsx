import { useShop } from '../../src/store/hooks';

/** About as high as the content that follows. */
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
