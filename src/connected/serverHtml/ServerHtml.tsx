import { useEffect, useEffectEvent, useId } from 'react';
import type { ReactNode } from 'react';
import { captureFocus } from '../../dom/focusHandover';
import { loadOnce } from '../../lib/loadOnce';
import { whenLeft } from '../../dom/whenLeft';
import { parseHttpUrl } from '../../shop/urls';
import { useRecoverChunk, useShop } from '../../store/hooks';
import { followAnchors } from './followAnchors';

interface ServerHtmlProps {
  /** The placeholder, whose light DOM holds the HTML: there the shop's stylesheet applies and widgets come alive. */
  host: HTMLElement;
  html: string;
  /** Where the HTML came from; the page itself if it has no address. */
  sourceUrl?: string;
  /** It takes the place of HTML of the server: not while a pointer, a finger or the focus is there. */
  waits?: boolean;
  /** It is on the page. */
  onShown?: (box: HTMLElement) => void;
  /** It cannot be shown, with the reason for the console. */
  onFailed: (error: unknown) => void;
  /** Shown until then. */
  children?: ReactNode;
}

const importSanitizer = loadOnce(() => import('./sanitize'));

/** HTML of the server, sanitized (ADR 029). It is removed with this piece, and the loader unmounts the widgets in it. */
export function ServerHtml({ host, html, sourceUrl, waits = false, onShown, onFailed, children }: ServerHtmlProps) {
  const slot = `html-${useId()}`;
  const { config, country } = useShop();
  const recoverChunk = useRecoverChunk();
  const shown = useEffectEvent((box: HTMLElement) => onShown?.(box));
  const failed = useEffectEvent((error: unknown) => onFailed(error));

  useEffect(() => {
    let box: HTMLElement | null = null;
    let isGone = false;
    const show = async (): Promise<void> => {
      const { sanitize } = await importSanitizer().catch(recoverChunk);
      if (waits) await new Promise<void>((resolve) => whenLeft(host, resolve));
      if (isGone) return;
      const pageUrl = host.ownerDocument.location.href;
      const media = parseHttpUrl(config.mediaUrl.replaceAll(/[{}]/g, ''), pageUrl);
      const imageOrigins = media === null ? [] : [media.origin];
      const content = sanitize(html, { sourceUrl: sourceUrl ?? pageUrl, pageUrl, allowedOrigins: config.allowedOrigins, imageOrigins });
      box = host.ownerDocument.createElement('div');
      box.slot = slot;
      box.lang = country.language;
      box.setAttribute('data-vitrina-content', '');
      box.appendChild(content);
      followAnchors(box);
      const passFocus = captureFocus(host);
      host.appendChild(box);
      passFocus(box);
      shown(box);
    };
    show().catch((error: unknown) => {
      if (!isGone) failed(error);
    });
    return () => {
      isGone = true;
      if (box?.parentNode === host) host.removeChild(box);
    };
  }, [host, html, sourceUrl, slot, country, waits, config, recoverChunk]);

  return <slot name={slot}>{children}</slot>;
}
