/** A tick for a finished order, an exclamation mark while the payment is open; the text beside it has the same meaning. */
export function OutcomeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="order-outcome-icon" viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        d={isOpen ? 'M12 6.5v7M12 17.4v.1' : 'm7 12.4 3.4 3.4 6.6-7.2'}
        fill="none"
        stroke="var(--v-surface)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
