import type { BrowserWindow } from './browserWindow';
import { documentMember } from './documentMember';

/** What the page calls itself, below the name of what is shown over it. A title that the page changes meanwhile is its newest. */
export function createPageTitle(window: BrowserWindow): (name: string | null) => void {
  let own = '';
  let ours: string | undefined;
  return (name) => {
    const now = documentMember(window, 'title');
    if (now !== ours) own = now;
    ours = name === null ? own : `${name} – ${own}`;
    Reflect.set(window.Document.prototype, 'title', ours, window.document); // past a form that is named so
  };
}
