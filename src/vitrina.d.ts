/** Types of `window.vitrina`, the JS API of the Vitrina widgets. Every method may be called before the widgets are loaded. */
export interface Vitrina {
  /** Version of the bundle that runs on this page. */
  readonly version: string;
  /** Resolves when the widgets' code is loaded and the first scan of the page is done. */
  readonly ready: Promise<void>;
  /**
   * Run a function with this API when it is ready, or call a method by name: `vitrina.push(['mount', element])`. Before the tag,
   * `window.vitrina = window.vitrina || []` collects the same entries.
   */
  push(...entries: Array<((vitrina: Vitrina) => void) | [method: string, ...args: unknown[]]>): void;
  /** Mount the widgets of the placeholders in `scope` (an element, a selector, or the whole document). Resolves with their number. */
  mount(scope?: Element | Document | string): Promise<number>;
  /** Restore the server's HTML of the placeholders in `scope`. Resolves with their number. */
  unmount(scope?: Element | Document | string): Promise<number>;
  /** Listen to `vitrina:<name>` events; the last value, if any, is delivered at once. */
  on(name: string, listener: (detail: unknown) => void): void;
  off(name: string, listener: (detail: unknown) => void): void;
  readonly cart: {
    /**
     * Add an item to the cart: a variant by its id, with its article if known, or digital goods by article and id. Rejects with
     * an explanation if the build or the page has no cart.
     */
    add(item: string | { variantId: string; articleId?: string } | { articleId: string; id: string }, count?: number): Promise<void>;
  };
  /** Rejects with an explanation if the build or the page has no `page-modals`. */
  readonly modal: {
    /** Resolves when the content is shown or the modal is closed; rejects when it cannot be shown. */
    open(name: string, options?: VitrinaModalOptions): Promise<void>;
    /** This modal, or the one that was opened last. */
    close(name?: string): Promise<void>;
  };
}

/** The names and defaults of the attributes of `open-modal` in widgets/README.md. */
export interface VitrinaModalOptions {
  /** Where the content comes from; not needed for a modal that was open before. */
  sourceUrl?: string;
  title?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  closable?: boolean;
  externalSource?: boolean;
  videoUrl?: string;
  clearOnClose?: boolean;
}

declare global {
  interface Window {
    vitrina?: Vitrina | Array<((vitrina: Vitrina) => void) | [method: string, ...args: unknown[]]>;
  }
}
