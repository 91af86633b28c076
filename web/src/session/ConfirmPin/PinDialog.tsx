import { checkPin, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { PinField } from '../PinField.tsx';
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
    <Dialog.Root
      size="sm"
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onCancel();
      }}
      initialFocusEl={() => first.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('session.confirmPinTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Description>{reason}</Dialog.Description>
            <PinForm first={first} onConfirmed={onConfirmed} onCancel={onCancel} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Box px="5" pt="4">
        <PinField
          label={say('session.pin')}
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
      </Box>
      <Dialog.Footer>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          {say('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy} loadingText={say('session.confirmPin')}>
          {say('session.confirmPin')}
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
