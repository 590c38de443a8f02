import type { UnknownAction } from '@reduxjs/toolkit';
import { nullProto } from '../../api/nullProto';
import { untilState } from '../../lib/untilState';
import type { StateSource } from '../../lib/untilState';
import type { ShopConfig } from '../../shop/shopConfig';
import type { Page } from '../../page/page';
import { modalsActions, selectModal, selectModalNames } from '../modals';
import type { ModalRequest, WithModals } from '../modals';
import { selectContent } from './modalContentSlice';
import type { WithModalContent } from './modalContentSlice';
import { isOwned, toModalRequest } from './requestMapping';
import type { RequestFields } from './requestMapping';

interface Parts {
  readonly store: StateSource<object> & { dispatch(action: UnknownAction): unknown };
  readonly page: Pick<Page, 'location' | 'log'>;
  readonly shop: { readonly config: Pick<ShopConfig, 'allowedOrigins'> };
}

/** What a pressed element states: its `data-*` attributes, and the URL of a link. */
type PressFields = RequestFields & { readonly name?: string | undefined; readonly href?: string | undefined };

const requestOf = ({ page, shop }: Parts, name: unknown, fields: RequestFields): ModalRequest =>
  toModalRequest(name, fields, { pageUrl: page.location.href(), allowedOrigins: shop.config.allowedOrigins });

/** A content blocker that hides a dialog is noticed about a second after it was opened. */
const BLOCKED_WITHIN_MS = 1500;

type Outcome = 'failed' | 'closed' | 'shown';

/** Null while its content is loading. */
function selectOutcome(state: object, name: string): Outcome | null {
  const known = state as WithModals & WithModalContent;
  const status = selectContent(known, name)?.status;
  if (status === 'failed') return 'failed';
  if (selectModal(known, name) === null) return 'closed';
  return status === 'shown' ? 'shown' : null;
}

/** What becomes of a modal within this time. */
async function watch(store: Parts['store'], name: string, watchMs: number): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), watchMs);
  const selectEnd = (state: object): Outcome | null => {
    const outcome = selectOutcome(state, name);
    return outcome === 'shown' ? null : outcome;
  };
  const outcome = await untilState(store, selectEnd, over.signal).catch(() => 'shown' as const);
  clearTimeout(timer);
  return outcome;
}

/** Resolves when the modal is closed, or its content has been shown for this time; rejects when it could not be shown. */
async function show({ store }: Parts, request: ModalRequest, watchMs = 0): Promise<void> {
  const { name } = request;
  store.dispatch(modalsActions.modalRequested(request));
  let outcome = await untilState(store, (state) => selectOutcome(state, name));
  if (outcome === 'shown' && watchMs > 0) outcome = await watch(store, name, watchMs);
  if (outcome === 'failed') throw new Error(`vitrina: the modal ${name} could not be shown; the reason is in the console`);
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
