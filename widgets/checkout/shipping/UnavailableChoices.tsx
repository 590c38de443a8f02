import { useShop } from '../../../src/store/hooks';

interface UnavailableChoicesProps {
  /** `reason`: why the shop does not offer it; null when it gives none. */
  choices: readonly { id: string; title: string; reason: string | null }[];
}

/** A104, A107: choices that cannot be selected, folded into one line; it unfolds to the reasons where the shop gives any. */
export function UnavailableChoices({ choices }: UnavailableChoicesProps) {
  const { t } = useShop();
  if (choices.length === 0) return null;
  const line = t('txt_shipping_unavailable_names', { names: choices.map(({ title }) => title).join(', ') });
  if (choices.every(({ reason }) => reason === null)) return <p className="unavailable">{line}</p>;
  return (
    <details className="unavailable">
      <summary>{line}</summary>
      <ul>
        {choices.map(({ id, title, reason }) => (
          <li key={id}>{reason === null ? title : `${title}: ${reason}`}</li>
        ))}
      </ul>
    </details>
  );
}
