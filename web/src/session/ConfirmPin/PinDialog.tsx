import { checkPin } from '@galla/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { PinField } from '../PinField.tsx';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';

interface Props {
  open: boolean;
  title: string;
  /** Why the PIN is needed. */
  reason: string;
  /** Whose PIN it is. */
  label: string;
  /** Label of the submit button. */
  submit: string;
  busy: boolean;
  /** Resolves with a message about the PIN, or undefined if it was correct. */
  give: (pin: string) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Asks for a PIN; a wrong one shows a message and clears the field. */
export function PinDialog({ open, title, reason, onCancel, ...form }: Props) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      size="sm"
      open={open}
      title={title}
      description={reason}
      initialFocus={() => first.current}
      onClose={onCancel}
    >
      <PinForm {...form} first={first} onCancel={onCancel} />
    </DialogFrame>
  );
}

interface FormProps extends Pick<Props, 'label' | 'submit' | 'busy' | 'give' | 'onCancel'> {
  first: React.RefObject<HTMLInputElement | null>;
}

function PinForm({ first, label, submit: word, busy, give, onCancel }: FormProps) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wrong = checkPin(pin)?.message ?? (await give(pin));
    if (wrong === undefined) return;
    setProblem(wrong);
    setPin('');
    first.current?.focus();
  };
  return (
    <DialogForm submit={word} busy={busy} onSubmit={(event) => void submit(event)} onCancel={onCancel}>
      <PinField
        label={label}
        first={first}
        value={pin}
        error={problem}
        onValue={(next) => {
          // Clearing the field after a refusal also fires a change, which must not clear the message.
          if (next === pin) return;
          setProblem(undefined);
          setPin(next);
        }}
      />
    </DialogForm>
  );
}
