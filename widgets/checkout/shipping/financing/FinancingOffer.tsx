import { financingActions } from '../../../../src/features/financing';
import { useAppDispatch, useAppSelector, useShop } from '../../../../src/store/hooks';

/** R4.054: from how much a month a deferred or revolving payment can be had. */
export function FinancingOffer({ methodId }: { methodId: string }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const found = useAppSelector(({ financing }) => financing?.offers[methodId]);
  if (found === undefined || found.status === 'pending') return null;
  if (found.status === 'ready')
    return (
      found.offer && <p className="option-facts">{t('txt_financing_from', { amount: format.money(found.offer.installmentAmount) })}</p>
    );
  return (
    <p className="option-facts">
      {t('txt_financing_offer_failed')}{' '}
      <button type="button" className="button-link" onClick={() => dispatch(financingActions.offerRetryRequested())}>
        {t('txt_cart_try_again')}
      </button>
    </p>
  );
}
