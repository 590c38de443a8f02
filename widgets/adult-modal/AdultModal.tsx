import { ApprovalButton } from '../../src/connected/approvals/ApprovalButton';
import { ApprovalDialog } from '../../src/connected/approvals/ApprovalDialog';
import { approvalView } from '../../src/connected/approvals/approvalView';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { ADULT_MODAL, adultActions, adultFeature, selectAdultStatus } from '../../src/features/adult';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof adultFeature]> {}
}

/** R1.25. The server's own note stays below it: nothing moves, and it is of use where something hides the modal. */
function AdultModal({ host }: { host: WidgetHost }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectAdultStatus);
  const isBusy = status === 'pending';
  return (
    <>
      {status !== 'confirmed' && <ServerSlot host={host.element} />}
      <div className="v-root">
        <ApprovalDialog
          name={ADULT_MODAL}
          isDescribed
          title={t('txt_adult_title')}
          status={status}
          answers={
            <>
              <ApprovalButton isMain isBusy={isBusy} onPress={() => dispatch(adultActions.confirmRequested())}>
                {t('txt_adult_confirm')}
              </ApprovalButton>
              <ApprovalButton onPress={() => dispatch(adultActions.rejected())}>{t('txt_adult_leave')}</ApprovalButton>
            </>
          }
        >
          <p className="words">{t('txt_adult_text')}</p>
        </ApprovalDialog>
      </div>
    </>
  );
}

export const view = { ...approvalView, component: AdultModal, features: [...approvalView.features, adultFeature] };
