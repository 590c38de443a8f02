import { useState } from 'react';
import { ApprovalButton } from '../../src/connected/approvals/ApprovalButton';
import { ApprovalDialog } from '../../src/connected/approvals/ApprovalDialog';
import { approvalView } from '../../src/connected/approvals/approvalView';
import {
  LEGAL_MODAL,
  legalActions,
  legalFeature,
  selectLegal,
  selectLegalCount,
  selectLegalNumber,
  selectLegalStatus,
} from '../../src/features/legal';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { ConditionsText } from './ConditionsText';
import { useSteps } from './useSteps';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof legalFeature]> {}
}

/** R1.26: conditions that the customer has not approved, one after the other (A065), or the account is closed (R4.083). */
function LegalModal({ host }: { host: WidgetHost }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectLegalStatus);
  const number = useAppSelector(selectLegalNumber);
  const total = useAppSelector(selectLegalCount);
  const legal = useAppSelector(selectLegal);
  const [shown, setShown] = useState(legal);
  const [readableId, setReadableId] = useState<string | undefined>();
  if (legal !== null && legal !== shown) setShown(legal); // null: the last one stays while the modal closes
  const { text, decline, isLeaving, leave, goBack } = useSteps(shown?.id);
  const isBusy = status === 'pending';
  const isReadable = shown !== null && readableId === shown.id;
  const change = (step: () => void) => () => {
    step();
    dispatch(legalActions.failureDismissed());
  };

  const conditions = (
    <>
      <ApprovalButton isMain isBusy={isBusy || !isReadable} onPress={() => dispatch(legalActions.approveRequested())}>
        {t('txt_legal_approve')}
      </ApprovalButton>
      <ApprovalButton ref={decline} isBusy={isBusy} onPress={change(leave)}>
        {t('txt_legal_decline')}
      </ApprovalButton>
    </>
  );
  const question = (
    <>
      <ApprovalButton isBusy={isBusy} onPress={change(goBack)}>
        {t('txt_deactivate_back')}
      </ApprovalButton>
      <ApprovalButton isDanger isBusy={isBusy} onPress={() => dispatch(legalActions.deactivateRequested())}>
        {t('txt_deactivate_confirm')}
      </ApprovalButton>
    </>
  );
  const title = total === null ? t('txt_legal_title') : `${t('txt_legal_title')} (${t('txt_legal_number', { number, total })})`;
  return (
    <div className="v-root">
      <ApprovalDialog
        name={LEGAL_MODAL}
        title={isLeaving ? t('txt_deactivate_title') : title}
        status={status}
        initialFocus={text}
        answers={isLeaving ? question : conditions}
      >
        {/* The scrolling box is its parent: with the focus here, keys scroll. */}
        <div ref={text} className="text" tabIndex={-1}>
          {isLeaving && <p className="words">{t('txt_deactivate_text')}</p>}
          {shown !== null && (
            <div hidden={isLeaving}>
              <ConditionsText
                key={shown.id}
                host={host.element}
                legal={shown}
                onShown={() => setReadableId(shown.id)}
                onFailed={(error) => dispatch(legalActions.textFailed({ id: shown.id, reason: String(error) }))}
              />
            </div>
          )}
        </div>
      </ApprovalDialog>
    </div>
  );
}

export const view = { ...approvalView, component: LegalModal, features: [...approvalView.features, legalFeature] };
