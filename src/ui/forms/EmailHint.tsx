import { suggestEmail } from './emailSuggestion';
import type { Message } from './validation';

interface EmailHintProps {
  email: string;
  country: string;
  translate: (message: Message) => string;
  onAccept: (email: string) => void;
}

/** "Did you mean …?" below an e-mail field (R5.07): one click accepts it; it never blocks. */
export function EmailHint({ email, country, translate, onAccept }: EmailHintProps) {
  const suggestion = suggestEmail(email, country);
  return (
    <span role="status">
      {suggestion !== null && (
        <button type="button" className="email-hint" onClick={() => onAccept(suggestion)}>
          {translate({ key: 'frm_suggest', params: { email: suggestion } })}
        </button>
      )}
    </span>
  );
}
