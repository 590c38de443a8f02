import { useId } from 'react';
import { useShop } from '../../../src/store/hooks';
import { Price } from '../../../src/ui/text/Price';
import type { DeliveriesModel } from './useDeliveries';

/** Options for all parcels: VIP, the campaign (A103) and how they are grouped. */
export function DeliveryExtras({ model: { isVip, campaign, strategies, strategy, actions } }: { model: DeliveriesModel }) {
  const { t, format } = useShop();
  const id = useId();
  return (
    <>
      {isVip && (
        <p className="hint">
          <span className="badge">{t('txt_shipping_vip')}</span>
        </p>
      )}
      {campaign !== null && (
        <p className="card campaign" data-chosen={campaign.selected ? '' : undefined}>
          <span id={`${id}-campaign`}>
            {campaign.title} {campaign.selected && <span className="badge">{t('txt_shipping_campaign_taken')}</span>}
          </span>
          <button
            type="button"
            className="secondary"
            aria-describedby={`${id}-campaign`}
            onClick={() => actions.takeCampaign(campaign.id, !campaign.selected)}
          >
            {t(campaign.selected ? 'txt_shipping_clear' : 'txt_shipping_campaign')}
          </button>
        </p>
      )}
      {strategies.length > 1 && (
        <section className="card" aria-labelledby={`${id}-title`}>
          <h3 className="shipping-title" id={`${id}-title`}>
            {t('txt_shipping_strategy')}
          </h3>
          <div role="radiogroup" aria-labelledby={`${id}-title`} className="options">
            {strategies.map((one) => (
              <div key={one.id} className="option" data-chosen={strategy === one.id ? '' : undefined}>
                <label className="option-label">
                  <input type="radio" name="delivery-strategy" checked={strategy === one.id} onChange={() => actions.setStrategy(one.id)} />
                  <span className="option-name">{one.title}</span>
                  {one.price !== null && <Price amount={one.price === 0 ? t('txt_cart_free') : format.money(one.price)} />}
                </label>
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
