import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { DiscountField } from '../../ui/DiscountField.tsx';
import { DISCOUNT_ID } from '../cart/elements.ts';
import { DifferenceRow } from './DifferenceRow.tsx';
import { ReasonField } from './ReasonField.tsx';
import { RefundWay } from './RefundWay.tsx';
import { UpdateButtons } from './UpdateButtons.tsx';
import type { EditedBill } from './useEdit.ts';
import { WasNow } from './WasNow.tsx';

/** The discount, the bill's amounts before and after, and the reason. */
export function EditSums({ bill }: { bill: EditedBill }) {
  const { cart, problems, dispatch, setUnreadable, before } = bill;
  return (
    <Box display="grid" gap="2">
      <DiscountField
        id={DISCOUNT_ID}
        beside
        // Remounted after undoing or saving, which resets its input.
        key={cart.key}
        value={cart.discount}
        onUnreadable={(problem) => setUnreadable('discount', problem)}
        onValue={(discount) => dispatch({ type: 'discount', discount })}
        error={problems.discount}
      />
      <section aria-label={formatMessage('billing.now')}>
        <WasNow bill={bill} />
        <DifferenceRow bill={bill} />
        <RefundWay bill={bill} />
      </section>
      {before.type === 'INVOICE' && <ReasonField bill={bill} />}
    </Box>
  );
}

/** The cart's foot on desktops and tablets. */
export function EditFoot({ bill }: { bill: EditedBill }) {
  return (
    <Box
      bg="bg.subtle"
      borderTop="1px solid"
      borderColor="border"
      px="5"
      pt="2"
      pb="3"
      flexShrink="0"
      display="grid"
      gap="2"
    >
      <EditSums bill={bill} />
      <div>
        <UpdateButtons bill={bill} />
      </div>
    </Box>
  );
}
