import { useRef, useState } from 'react';
import { useShop } from '../../src/store/hooks';
import { copyText } from '../../src/ui/text/copyText';

/** A key of more characters scrolls in its box, so that a signed licence does not fill the page. */
const LONG_CHARS = 240;

interface SecretKeyProps {
  name: string;
  secret: string;
  downloadHref?: string | null;
}

/** A key to the letter, with a button that copies it. */
export function SecretKey({ name, secret, downloadHref = null }: SecretKeyProps) {
  const { t } = useShop();
  const shown = useRef<HTMLElement>(null);
  const [result, setResult] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => setResult((await copyText(secret, shown.current)) ? 'copied' : 'selected');
  const isLong = secret.length > LONG_CHARS;
  return (
    <>
      <h3 className="name">{name}</h3>
      <div className="secret">
        <code
          ref={shown}
          className="letters"
          dir="ltr"
          translate="no"
          {...(isLong ? { role: 'region', tabIndex: 0, 'aria-label': name } : {})}
        >
          {secret}
        </code>
        <div className="actions">
          <button
            type="button"
            className="link"
            part="copy"
            aria-label={t('txt_digital_copy_named', { what: name })}
            data-copied={result === 'copied' ? '' : undefined}
            onClick={() => void copy()}
          >
            {t('txt_digital_copy')}
          </button>
          {downloadHref !== null && (
            <a
              className="link"
              part="download"
              href={downloadHref}
              rel="noreferrer"
              aria-label={t('txt_digital_download_named', { what: name })}
            >
              {t('txt_digital_download')}
            </a>
          )}
        </div>
      </div>
      <p className={result === 'selected' ? 'hint' : 'v-hidden'} role="status">
        {result === 'copied' && t('txt_digital_copied', { what: name })}
        {result === 'selected' && t('txt_digital_selected')}
      </p>
    </>
  );
}
