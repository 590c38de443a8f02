import type { NamedModal } from '../modals';

/** What a modal shows. */
export interface ModalContent {
  /** The newest request of this name, also after the modal is closed. */
  readonly request: NamedModal;
  /** `pending`: being fetched. `received`: being sanitized, or the frame is loading. `shown`: on the page. */
  readonly status: 'pending' | 'received' | 'shown' | 'failed';
  /** HTML of the server, untrusted; null for a frame, and while there is none. */
  readonly html: string | null;
  /** Where the HTML came from: the base of its URLs, and where a form without an action posts. Differs from the source after a redirect. */
  readonly htmlUrl: string | null;
  /** The content's own title. */
  readonly title: string | null;
  /** A132: fetched again when the modal is opened again. */
  readonly isStale: boolean;
}
