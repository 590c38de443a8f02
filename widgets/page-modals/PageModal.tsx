import { useState } from 'react';
import { Dialog } from '../../src/connected/modals/dialog';
import { ServerHtml } from '../../src/connected/serverHtml/ServerHtml';
import { useNamedModal } from '../../src/connected/modals/useNamedModal';
import { modalContentActions } from '../../src/features/modalContent';
import type { ModalContent } from '../../src/features/modalContent';
import { modalsActions } from '../../src/features/modals';
import { useAppDispatch, useShop } from '../../src/store/hooks';
import { Frame } from './Frame';
import { listenToAnswers, takeTitle } from './contentBox';

/** One named modal: HTML of the server, or a frame (A132, A133). */
export function PageModal({ content, host }: { content: ModalContent; host: HTMLElement }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { request, status, html, htmlUrl } = content;
  const { name, sourceUrl, size, isExternal, isVideo } = request;
  const { control } = useNamedModal(name);
  /** A frame loads and plays only what is seen, not what waits behind another modal. */
  const [isShown, setShown] = useState(false);
  if (isShown && !control.isOpen) setShown(false);
  const fail = (reason: string) => dispatch(modalContentActions.contentFailed({ name, reason }));
  const title = request.title ?? content.title ?? t('txt_modal_title');
  const isLoading = status === 'pending' || status === 'received';

  const finish = (box: HTMLElement): void => {
    listenToAnswers(box, (answer) => dispatch(modalsActions[answer]({ name })));
    dispatch(modalContentActions.contentShown({ name, title: takeTitle(box, request.title) }));
  };

  return (
    <Dialog
      {...control}
      onShown={() => {
        control.onShown?.();
        setShown(true);
      }}
      size={size}
      title={title}
      closeLabel={t('txt_modal_close')}
      loadingLabel={control.isOpen && isLoading ? t('txt_modal_loading') : null}
      onBlocked={() => fail('something on the page hides it')}
    >
      <div className="content" part="content" data-status={status}>
        {isExternal && isShown && sourceUrl !== null && (
          <Frame
            url={sourceUrl}
            title={title}
            isVideo={isVideo}
            onLoad={() => dispatch(modalContentActions.contentShown({ name, title: null }))}
          />
        )}
        {html !== null && htmlUrl !== null && (
          <ServerHtml host={host} html={html} sourceUrl={htmlUrl} onShown={finish} onFailed={(error) => fail(String(error))} />
        )}
      </div>
    </Dialog>
  );
}
