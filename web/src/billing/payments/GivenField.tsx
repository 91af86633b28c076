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
  /** Element id, for shortcuts and problems. */
  id: string;
  /** The shortcut must work inside a dialog. */
  inDialog?: boolean;
  required?: boolean;
  /** Content beside the label. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** The next likely cash amount above the given one: the total itself, then rounded to the next notes. */
function nextGiven(total: Paise, given: Paise): Paise {
  const steps = [total, ...nextNotes(total)];
  return steps.find((step) => step > given) ?? total;
}

const fieldIn = (id: string): HTMLInputElement | null | undefined =>
  document.getElementById(id)?.querySelector<HTMLInputElement>('input');

/**
 * The received amount: less leaves a pending rest, more is cash with change. F9 focuses the field, and again steps
 * through likely note amounts.
 */
export function GivenField({ money, label, id, inDialog = false, required, aside, ref }: Props) {
  const { tender, total, paid, given, give, onUnreadable, problems } = money;
  const [steps, setSteps] = useState(0);
  const step = (): void => {
    if (fieldIn(id) === document.activeElement && tender.mode === 'CASH') {
      // A focused field keeps its typed text; remounting it shows the new amount.
      flushSync(() => {
        give(nextGiven(total, paid.advance + paid.change));
        setSteps(steps + 1);
      });
    }
    fieldIn(id)?.focus();
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
