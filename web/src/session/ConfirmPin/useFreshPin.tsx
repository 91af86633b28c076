import { useState, type ReactNode } from 'react';
import { OwnPinDialog } from './OwnPinDialog.tsx';

interface FreshPin {
  /** Asks for the PIN; resolves with whether it was given. */
  ask: () => Promise<boolean>;
  /** The dialog, to be rendered once. */
  dialog: ReactNode;
}

/**
 * For writes that are refused with PIN_REQUIRED when the PIN was last entered more than 10 minutes ago: asks for it,
 * then the write is sent again.
 */
export function useFreshPin(reason: string): FreshPin {
  const [answer, setAnswer] = useState<(given: boolean) => void>();
  const settle = (given: boolean) => (): void => {
    setAnswer(undefined);
    answer?.(given);
  };
  return {
    ask: () => new Promise((resolve) => setAnswer(() => resolve)),
    dialog: (
      <OwnPinDialog
        open={answer !== undefined}
        reason={reason}
        onConfirmed={settle(true)}
        onCancel={settle(false)}
      />
    ),
  };
}
