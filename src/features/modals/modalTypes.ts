/** R9.01-R9.04: 600, 800, 1000 and 1200 px wide. */
export const MODAL_SIZES = ['sm', 'md', 'lg', 'xl'] as const;
export type ModalSize = (typeof MODAL_SIZES)[number];

/** A modal by its name (R2.60, R3.105). */
export interface NamedModal {
  readonly name: string;
  /** Null: the modal's own title. */
  readonly title: string | null;
  readonly size: ModalSize;
  /** False: only its own buttons close it (A130). */
  readonly isClosable: boolean;
  /** Where its content comes from; null for a modal with content of its own. */
  readonly sourceUrl: string | null;
  /** A132: shown in a frame, not fetched. */
  readonly isExternal: boolean;
  /** A133: the frame is a player. */
  readonly isVideo: boolean;
  /** A132: the content is fetched again when it is opened again. */
  readonly clearOnClose: boolean;
  /** The shopper pressed something to open it: it is shown above whatever contains what was pressed. */
  readonly isPressed: boolean;
}

/** Who requests a modal states its name and what differs from the defaults. */
export type ModalRequest = Partial<NamedModal> & Pick<NamedModal, 'name'>;
