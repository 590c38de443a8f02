import { ServerHtml } from '../../src/connected/serverHtml/ServerHtml';
import type { Legal } from '../../src/features/legal';
import { useShop } from '../../src/store/hooks';

interface ConditionsTextProps {
  host: HTMLElement;
  legal: Legal;
  onShown: () => void;
  /** What cannot be read is not up for approval. */
  onFailed: (error: unknown) => void;
}

const isEmpty = (box: HTMLElement): boolean => (box.textContent ?? '').trim() === '' && box.querySelector('img') === null;

/** The HTML of the shop's lawyers, sanitized. */
export function ConditionsText({ host, legal, onShown, onFailed }: ConditionsTextProps) {
  const { t } = useShop();
  return (
    <ServerHtml
      host={host}
      html={legal.text}
      onShown={(box) => (isEmpty(box) ? onFailed('the text is empty') : onShown())}
      onFailed={onFailed}
    >
      <p className="words" role="status">
        {t('txt_legal_loading')}
      </p>
    </ServerHtml>
  );
}
