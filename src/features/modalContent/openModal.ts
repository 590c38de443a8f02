import type { UnknownAction } from '@reduxjs/toolkit';
import { nullProto } from '../../api/nullProto';
import type { ShopConfig } from '../../shop/shopConfig';
import type { Page } from '../../page/page';
import { modalsActions, selectModal, selectModalNames } from '../modals';
import type { ModalRequest, WithModals } from '../modals';
import { selectContent } from './modalContentSlice';
import type { WithModalContent } from './modalContentSlice';
import { isOwned, toModalRequest } from './requestMapping';
import type { RequestFields } from './requestMapping';

interface Parts {
  readonly store: {
    dispatch(action: UnknownAction): unknown;
    getState(): object;
    subscribe(listener: () => void): () => void;
  };
  readonly page: Pick<Page, 'location' | 'log'>;
  readonly shop: { readonly config: Pick<ShopConfig, 'allowedOrigins'> };
}

/** What a pressed element states: its `data-*` attributes, and the URL of a link. */
type PressFields = RequestFields & { readonly name?: string | undefined; readonly href?: string | undefined };

const requestOf = ({ page, shop }: Parts, name: unknown, fields: RequestFields): ModalRequest =>
  toModalRequest(name, fields, { pageUrl: page.location.href(), allowedOrigins: shop.config.allowedOrigins });

/** A content blocker that hides a dialog is noticed about a second after it was opened. */
const BLOCKED_WITHIN_MS = 1500;

/** Resolves when the modal is closed, or its content has been shown for this time; rejects when it could not be shown. */
function show({ store }: Parts, request: ModalRequest, watchMs = 0): Promise<void> {
  store.dispatch(modalsActions.modalRequested(request));
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (isFailed: boolean): void => {
      stop();
      clearTimeout(timer);
      if (isFailed) reject(new Error(`vitrina: the modal ${request.name} could not be shown; the reason is in the console`));
      else resolve();
    };
    const check = (): void => {
      const state = store.getState() as WithModals & WithModalContent;
      const status = selectContent(state, request.name)?.status;
      if (status === 'failed') finish(true);
      else if (selectModal(state, request.name) === null) finish(false);
      else if (status === 'shown' && watchMs === 0) finish(false);
      else if (status === 'shown') timer ??= setTimeout(() => finish(false), watchMs);
    };
    const stop = store.subscribe(check);
    check();
  });
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';

/**
 * `data-vitrina-action="open-modal"`. Pending until it is certain that the content is seen; rejects where the element has to do what it does without
 * us. A link to this very page is only followed when nothing was tried: loading it again would show nothing else.
 */
export async function pressModal(parts: Parts, pressed: PressFields, fallback?: 'form' | 'link'): Promise<void> {
  const own = nullProto(pressed);
  const { name = 'modal', href } = own;
  const pageUrl = withoutHash(parts.page.location.href());
  const isThisPage = fallback === 'link' && withoutHash(href ?? '') === pageUrl;
  let request: ModalRequest;
  try {
    request = requestOf(parts, name, { ...own, sourceUrl: own.sourceUrl ?? (isThisPage ? undefined : href) });
  } catch (error) {
    parts.page.log.warn(`vitrina: data-vitrina-action="open-modal" opens nothing: ${(error as Error).message}`);
    throw error;
  }
  await show(parts, { ...request, isPressed: true }, BLOCKED_WITHIN_MS).catch((error: unknown) => {
    if (fallback !== undefined && !isThisPage) throw error;
  });
}

const USAGE = 'vitrina.modal.open(name, { sourceUrl, title, size, closable, externalSource, clearOnClose, videoUrl })';

/** `vitrina.modal.open` */
export async function openModal(parts: Parts, name: unknown, options: unknown): Promise<void> {
  const given: RequestFields = nullProto(typeof options === 'object' && options !== null ? options : {});
  let request: ModalRequest;
  try {
    request = requestOf(parts, name, { ...knownFields(parts, name, given), ...given });
  } catch (cause) {
    throw new TypeError(`${USAGE}: ${(cause as Error).message}`, { cause });
  }
  await show(parts, request);
}

/** Of a modal that was open before, its name is enough. */
function knownFields({ store }: Parts, name: unknown, given: RequestFields): RequestFields {
  const known = selectContent(store.getState() as WithModalContent, String(name))?.request;
  if (known === undefined || given.sourceUrl !== undefined || given.videoUrl !== undefined) return {};
  const { title, size, isClosable: closable, isExternal: externalSource, clearOnClose, isVideo, sourceUrl } = known;
  return { title, size, closable, externalSource, clearOnClose, [isVideo ? 'videoUrl' : 'sourceUrl']: sourceUrl };
}

/** `vitrina.modal.close`: this modal, or the page's that was requested last. A widget's own modal is closed by its answers only. */
export function closeModal({ store }: Parts, name: unknown): void {
  const ofPage = selectModalNames(store.getState() as WithModals).filter((open) => !isOwned(open));
  const closing = name === undefined || name === null ? ofPage.at(-1) : ofPage.find((open) => open === name);
  if (closing !== undefined) store.dispatch(modalsActions.modalClosed({ name: closing }));
}
