/** An empty basket on a soft disc; decorative, its caption has the same meaning. */
export function EmptyBasket() {
  return (
    <svg className="empty-basket" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle cx="48" cy="48" r="48" fill="var(--v-surface-active)" />
      <path
        d="M22 44h52l-6 28H28zM32 44l12-20M64 44 52 24M40 53v11M48 53v11M56 53v11"
        fill="none"
        stroke="var(--v-accent)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
