import { useShop } from '../../src/store/hooks';

interface FrameProps {
  url: string;
  title: string;
  isVideo: boolean;
  onLoad: () => void;
}

/** Players that do not work without their origin, and lead nowhere else from there. */
const PLAYERS = ['https://www.youtube.com/embed/', 'https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/'];

/**
 * A page of the shop would be ours if it had scripts and its origin: it could remove the sandbox. Any other address may redirect to one, so that
 * only players that are known get both.
 */
function sandboxOf(url: string, isVideo: boolean): string {
  if (!isVideo) return 'allow-forms allow-popups allow-scripts';
  return PLAYERS.some((player) => url.startsWith(player))
    ? 'allow-same-origin allow-scripts allow-presentation'
    : 'allow-scripts allow-presentation';
}

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
