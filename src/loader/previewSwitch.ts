import type { Page } from '../page/page';

/** `?vitrina-preview=1` turns the preview on for this tab, `=0` off; it stays on when following links. */
const PARAMETER = 'vitrina-preview';
const PREVIEW_KEY = 'vitrina.preview';

export function isPreviewOn({ location, storage: { session } }: Page): boolean {
  const wanted = new URL(location.href()).searchParams.get(PARAMETER);
  if (wanted === '0') session.remove(PREVIEW_KEY);
  else if (wanted !== null) session.set(PREVIEW_KEY, '1');
  return session.get(PREVIEW_KEY) !== null;
}
