import { useEffect } from 'react';
import { ApprovalButton } from '../../src/connected/approvals/ApprovalButton';
import { ApprovalDialog } from '../../src/connected/approvals/ApprovalDialog';
import { approvalView } from '../../src/connected/approvals/approvalView';
import { modalsActions } from '../../src/features/modals';
import { GDPR_MODAL, dataConsentActions, dataConsentFeature, selectDataConsentStatus } from '../../src/features/dataConsent';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof dataConsentFeature]> {}
}

const CONDITIONS = '[data-vitrina="legal-modal"]:not([data-vitrina-status="off"], [data-vitrina-status="failed"])';

/** R1.27. Closing it is no decision: the next page opens it again (A062). */
function GdprModal({ host: { element } }: { host: WidgetHost }) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectDataConsentStatus);
  useEffect(() => {
    const isAfterLegal = element.ownerDocument.querySelector(CONDITIONS) !== null;
    dispatch(dataConsentActions.viewMounted({ isAfterLegal }));
  }, [dispatch, element]);
  const isBusy = status === 'pending';
  const page = links.to('privacy');
  const submit = () => void (isBusy || dispatch(dataConsentActions.consentSubmitted()));
  return (
    <div className="v-root">
      <ApprovalDialog
        isDescribed
        name={GDPR_MODAL}
        title={t('txt_gdpr_title')}
        status={status}
        answers={
          <>
            <ApprovalButton isMain isBusy={isBusy} onPress={submit}>
              {t('txt_gdpr_submit')}
            </ApprovalButton>
            <ApprovalButton isBusy={isBusy} onPress={() => dispatch(modalsActions.modalClosed({ name: GDPR_MODAL }))}>
              {t('txt_gdpr_later')}
            </ApprovalButton>
          </>
        }
      >
        <p className="words">{t('txt_gdpr_text')}</p>
        {page !== null && (
          <p className="words">
            {/* R4.087: it is a consent, too, and says so. It opens beside the question, which can then still be read (A162). */}
            <a
              className="more"
              href={page}
              target="_blank"
              rel="noopener"
              onClick={submit}
              onAuxClick={(event) => event.button === 1 && submit()}
            >
              {t('txt_gdpr_link')}
            </a>
          </p>
        )}
      </ApprovalDialog>
    </div>
  );
}

export const view = { ...approvalView, component: GdprModal, features: [...approvalView.features, dataConsentFeature] };
