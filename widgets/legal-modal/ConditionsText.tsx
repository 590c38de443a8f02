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

/** What is read before the answer opens beside the question (A162). */
function openBeside(box: HTMLElement): void {
  const [here] = box.ownerDocument.location.href.split('#');
  for (const link of box.querySelectorAll('a')) {
    if (link.hash !== '' && link.href.split('#')[0] === here) continue; // within the text
    link.target = '_blank';
    link.rel = 'noopener';
  }
}

/** The HTML of the shop's lawyers, sanitized. */
export function ConditionsText({ host, legal, onShown, onFailed }: ConditionsTextProps) {
  const { t } = useShop();
  return (
    <ServerHtml
      host={host}
      html={legal.text}
      onShown={(box) => {
        if (isEmpty(box)) return onFailed('the text is empty');
        openBeside(box);
        onShown();
      }}
      onFailed={onFailed}
    >
      <p className="words" role="status">
        {t('txt_legal_loading')}
      </p>
    </ServerHtml>
  );
}
