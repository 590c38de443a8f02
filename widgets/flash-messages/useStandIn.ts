import { useEffect, useState } from 'react';
import { useRecoverChunk } from '../../src/store/hooks';

const importStandIn = () => import('../../src/ui/overlays/standIn');

/** True while a modal dialog of the page covers the placeholder, and a second one in the dialog shows what it is `needed` for. */
export function useStandIn(placeholder: Element, isNeeded: boolean): boolean {
  const [isInert, setInert] = useState(false);
  const recoverChunk = useRecoverChunk();
  // Before the first message, which may be that the network is down. Most pages have no such dialog.
  useEffect(() => {
    if (Document.prototype.querySelector.call(document, 'dialog')) importStandIn().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!isNeeded || !Document.prototype.querySelector.call(document, 'dialog')) return undefined;
    let stop = (): void => {};
    let hasEnded = false;
    importStandIn()
      .catch(recoverChunk)
      .then(
        ({ standInFor }) => {
          if (!hasEnded) stop = standInFor(placeholder, setInert);
        },
        () => undefined,
      );
    return () => {
      hasEnded = true;
      stop();
    };
  }, [placeholder, isNeeded, recoverChunk]);
  return isInert;
}
