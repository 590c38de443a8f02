import { suggestEmail } from './emailSuggestion';
import type { Message } from './validation';

interface EmailHintProps {
  email: string;
  country: string;
  say: (message: Message) => string;
  onAccept: (email: string) => void;
}

/** "Did you mean …?" below an e-mail field (R5.07): one click accepts it; it never blocks. */
export function EmailHint({ email, country, say, onAccept }: EmailHintProps) {
  const meant = suggestEmail(email, country);
  return (
    <span role="status">
      {meant !== null && (
        <button type="button" className="email-hint" onClick={() => onAccept(meant)}>
          {say({ key: 'frm_suggest', params: { email: meant } })}
        </button>
      )}
    </span>
  );
}
