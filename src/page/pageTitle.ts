import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';

/** Sets the page's title to the name of what is shown over it, and restores it. A title the page sets meanwhile is kept. */
export function createPageTitle(window: BrowserWindow): (name: string | null) => void {
  let own = '';
  let ours: string | undefined;
  return (name) => {
    const now = documentMember(window, 'title');
    if (now !== ours) own = now;
    ours = name === null ? own : `${name} – ${own}`;
    Reflect.set(window.Document.prototype, 'title', ours, window.document); // in case a form shadows the property
  };
}
