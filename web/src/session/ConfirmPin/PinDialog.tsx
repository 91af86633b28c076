import { checkPin, formatMessage } from '@galla/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { PinField } from '../PinField.tsx';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { useConfirmPin } from './useConfirmPin.ts';

interface Props {
  open: boolean;
  /** What the PIN is asked for. */
  reason: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the PIN again before something that must not be done from a screen that somebody left open. */
export function PinDialog({ open, reason, onConfirmed, onCancel }: Props) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      size="sm"
      open={open}
      title={formatMessage('session.confirmPinTitle')}
      description={reason}
      initialFocus={() => first.current}
      onClose={onCancel}
    >
      <PinForm first={first} onConfirmed={onConfirmed} onCancel={onCancel} />
    </DialogFrame>
  );
}

interface FormProps extends Pick<Props, 'onConfirmed' | 'onCancel'> {
  first: React.RefObject<HTMLInputElement | null>;
}

function PinForm({ first, onConfirmed, onCancel }: FormProps) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { confirm, busy } = useConfirmPin();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wrong = checkPin(pin)?.message ?? (await confirm(pin));
    if (wrong === undefined) {
      onConfirmed();
      return;
    }
    setProblem(wrong);
    setPin('');
    first.current?.focus();
  };
  return (
    <DialogForm
      submit={formatMessage('session.confirmPin')}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      onCancel={onCancel}
    >
      <PinField
        label={formatMessage('session.pin')}
        first={first}
        value={pin}
        error={problem}
        onValue={(next) => {
          // Emptying it after a refusal comes back here as a change; the sentence must stay.
          if (next === pin) return;
          setProblem(undefined);
          setPin(next);
        }}
      />
    </DialogForm>
  );
}
