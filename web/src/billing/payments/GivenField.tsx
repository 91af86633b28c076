import { nextNotes, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { Tendering } from './tender.ts';

interface Props {
  money: Tendering;
  label: string;
  /** Where keys and problems find the field. */
  id: string;
  /** Its key must work above the screen. */
  inDialog?: boolean;
  required?: boolean;
  /** Beside the label. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** The amount after the given one among those that people give: the total itself, then the next notes. */
function nextGiven(total: Paise, given: Paise): Paise {
  const steps = [total, ...nextNotes(total)];
  return steps.find((step) => step > given) ?? total;
}

/**
 * What is received: less leaves the rest for later, more is cash with change. F9 goes here, and again steps through the
 * notes that people give.
 */
export function GivenField({ money, label, id, inDialog = false, required, aside, ref }: Props) {
  const { tender, total, paid, given, give, onUnreadable, problems } = money;
  const [steps, setSteps] = useState(0);
  const step = (): void => {
    const field = (): HTMLInputElement | null | undefined =>
      document.getElementById(id)?.querySelector<HTMLInputElement>('input');
    if (field() === document.activeElement && tender.mode === 'CASH') {
      // The field shows what was typed as long as it has the focus: a new one shows the note.
      flushSync(() => {
        give(nextGiven(total, paid.advance + paid.change));
        setSteps(steps + 1);
      });
    }
    field()?.focus();
  };
  useShortcut('F9', step, { says: label, inDialog });
  return (
    <Labelled label={label} required={required} error={problems.advance} aside={aside}>
      <Box id={id} w="full">
        <MoneyInput
          key={steps}
          {...(ref !== undefined && { ref })}
          ps="6"
          pe="2"
          value={given}
          onUnreadable={onUnreadable}
          onValue={give}
        />
      </Box>
    </Labelled>
  );
}
