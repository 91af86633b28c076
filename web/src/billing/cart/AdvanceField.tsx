import { rupeesProblem, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ADVANCE_ID } from './elements.ts';
import type { Bill } from './useBill.ts';

/** What is taken at once. On an invoice paid in cash it follows the total until it is typed over; emptied, it does again. */
export function AdvanceField({ bill }: { bill: Bill }) {
  const { cart, totals, problems, dispatch, setUnreadable } = bill;
  return (
    <Labelled label={say('billing.advance')} error={problems.advance}>
      <Box id={ADVANCE_ID} w="full">
        <MoneyInput
          key={cart.key}
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
