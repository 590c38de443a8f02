import type { ReactNode, Ref } from 'react';

interface ApprovalButtonProps {
  /** The answer that the shop hopes for; both have the same size. */
  isMain?: boolean;
  /** It cannot be undone. */
  isDanger?: boolean;
  /** Keeps the focus, unlike `disabled` (R4.084). */
  isBusy?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function ApprovalButton({ isMain = false, isDanger = false, isBusy = false, onPress, ref, children }: ApprovalButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="answer"
      data-main={isMain || undefined}
      data-danger={isDanger || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </button>
  );
}
