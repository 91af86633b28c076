import { nextNotes, rupeesProblem, say, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { ADVANCE_ID } from './elements.ts';
import { focusIn } from './focus.ts';
import type { Bill } from './useBill.ts';

interface Props {
  bill: Bill;
  /** The cart is a sheet that is open: its key must work above the screen. */
  inSheet?: boolean;
}

/** The amount after the given one among those that people give: the total itself, then the next notes. */
export function nextGiven(total: Paise, given: Paise): Paise {
  const steps = [total, ...nextNotes(total)];
  return steps.find((step) => step > given) ?? total;
}

/** What an order takes before delivery is an advance; at the till money is received. */
export const takenLabel = ({ words }: Bill): string =>
  say(words.type === 'ORDER' ? 'billing.advance' : 'billing.received');

/**
 * What is taken at once: it follows the total until it is typed over, less leaves the rest for later, more is cash with
 * change. F9 goes here, and again steps through the notes that people give.
 */
export function AdvanceField({ bill, inSheet = false }: Props) {
  const { cart, totals, problems, dispatch, setUnreadable } = bill;
  const [steps, setSteps] = useState(0);
  const step = (): void => {
    const place = document.getElementById(ADVANCE_ID);
    const here = place?.contains(document.activeElement) === true;
    if (here && cart.mode === 'CASH') {
      const given = totals.advance + totals.change;
      // The field shows what was typed as long as it has the focus: a new one shows the note.
      flushSync(() => {
        dispatch({ type: 'advance', advance: nextGiven(totals.total, given) });
        setSteps(steps + 1);
      });
    }
    focusIn(ADVANCE_ID);
  };
  useShortcut('F9', step, { says: takenLabel(bill), inDialog: inSheet });
  return (
    <Labelled label={takenLabel(bill)} error={problems.advance}>
      <Box id={ADVANCE_ID} w="full">
        <MoneyInput
          key={`${cart.key} ${steps}`}
          ps="6"
          pe="2"
          value={cart.advance ?? (totals.advance || undefined)}
          onUnreadable={(is, text) => setUnreadable('advance', is ? rupeesProblem(text) : undefined)}
          onValue={(advance) => dispatch({ type: 'advance', advance: advance ?? null })}
        />
      </Box>
    </Labelled>
  );
}
