import { useShop } from '../../src/store/hooks';

interface FrameProps {
  url: string;
  title: string;
  isVideo: boolean;
  onLoad: () => void;
}

/** A page of the shop would be ours if it had scripts and its origin: it could remove the sandbox. Players need both. */
const sandboxOf = (url: string, isVideo: boolean): string =>
  isVideo && new URL(url).origin !== window.location.origin
    ? 'allow-same-origin allow-scripts allow-presentation'
    : 'allow-forms allow-popups allow-scripts';

/**
 * A page of another origin (A132), or a player (A133): requested when the shopper opens the modal, and removed with it, which stops
 * the video. Below is a link, for a page that forbids frames; it also leads the focus out of the frame and around.
 */
export function Frame({ url, title, isVideo, onLoad }: FrameProps) {
  const { t } = useShop();
  return (
    <>
      <div className="frame" data-kind={isVideo ? 'video' : 'page'}>
        <iframe
          part="frame"
          src={url}
          title={title}
          sandbox={sandboxOf(url, isVideo)}
          allow={isVideo ? 'fullscreen; picture-in-picture' : ''}
          referrerPolicy={isVideo ? 'strict-origin' : 'no-referrer'}
          onLoad={onLoad}
        />
      </div>
      <a className="new-tab" part="new-tab" href={url} target="_blank" rel="noopener noreferrer">
        {t('txt_modal_new_tab')}
      </a>
    </>
  );
}
