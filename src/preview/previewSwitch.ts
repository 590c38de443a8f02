import type { Page } from '../page/page';

/** `?vitrina-preview=1` turns the preview on for this tab, `=0` off; it stays on when following links. */
export const PARAMETER = 'vitrina-preview';
export const PREVIEW_KEY = 'vitrina.preview';

/** Whether the preview's code, which decides, is needed: every page carries this question. */
export const mayBePreview = ({ location, storage }: Page): boolean =>
  location.href().includes(PARAMETER) || storage.session.get(PREVIEW_KEY) !== null;
