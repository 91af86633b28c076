import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { PinInput } from '@chakra-ui/react/pin-input';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { Labelled } from '../ui/Labelled.tsx';
import { useFieldContext } from '../ui/useFieldContext.ts';

interface Props {
  /** "PIN", or a more specific name if there are several. */
  label: string;
  /** The first box, focused after a refusal. */
  first: Ref<HTMLInputElement>;
  value: string;
  onValue: (pin: string) => void;
  error: string | undefined;
}

const DIGITS = [0, 1, 2, 3];

/** The boxes handle Enter and submit only when all are filled; an incomplete PIN should show its problem. */
function submitAtEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** Four boxes with one digit each; masked by default. */
export function PinField({ label, first, value, onValue, error }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Labelled
      label={label}
      error={error}
      aside={
        <Button variant="ghost" size="xs" px="0" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon strokeWidth={1.75} aria-hidden />
          {formatMessage(shown ? 'session.hidePin' : 'session.showPin')}
        </Button>
      }
    >
      <PinInput.Root
        w="full"
        mask={!shown}
        type="numeric"
        placeholder=""
        selectOnFocus
        invalid={error !== undefined}
        value={DIGITS.map((index) => value.charAt(index))}
        onValueChange={(details) => onValue(details.value.join(''))}
        translations={{ inputLabel: (index) => formatMessage('session.pinDigit', { label, n: index + 1 }) }}
      >
        <Boxes first={first} />
      </PinInput.Root>
    </Labelled>
  );
}

/** Each box is described by the problem of the whole PIN. */
function Boxes({ first }: Pick<Props, 'first'>) {
  const { describedBy } = useFieldContext();
  return (
    <PinInput.Control onKeyDownCapture={submitAtEnter}>
      {DIGITS.map((index) => (
        <PinInput.Input
          key={index}
          index={index}
          autoComplete="off"
          {...describedBy}
          {...(index === 0 && { ref: first })}
        />
      ))}
    </PinInput.Control>
  );
}
