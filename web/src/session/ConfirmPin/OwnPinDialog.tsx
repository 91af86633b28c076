import { formatMessage } from '@galla/domain';
import { PinDialog } from './PinDialog.tsx';
import { useConfirmPin } from './useConfirmPin.ts';

interface Props {
  open: boolean;
  /** Why the PIN is needed. */
  reason: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the user's own PIN again before an action that must not be possible on an unattended screen. */
export function OwnPinDialog({ open, reason, onConfirmed, onCancel }: Props) {
  const { confirm, busy } = useConfirmPin();
  return (
    <PinDialog
      open={open}
      title={formatMessage('session.confirmPinTitle')}
      reason={reason}
      label={formatMessage('session.pin')}
      submit={formatMessage('session.confirmPin')}
      busy={busy}
      give={async (pin) => {
        const wrong = await confirm(pin);
        if (wrong === undefined) onConfirmed();
        return wrong;
      }}
      onCancel={onCancel}
    />
  );
}
