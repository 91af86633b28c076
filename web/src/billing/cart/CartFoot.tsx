import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { AdvanceField } from './AdvanceField.tsx';
import { CreateButton } from './CreateButton.tsx';
import { DISCOUNT_ID } from './elements.ts';
import { DiscountField } from '../../ui/DiscountField.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { Sums } from './Sums.tsx';
import type { Bill } from './useBill.ts';

/** Whether a single field shows the amount taken: not for proposals, which take nothing, nor for split payments. */
export const takesOneAmount = ({ words, cart }: Bill): boolean =>
  words.type !== 'PROPOSAL' && cart.split == null;

/** Discount, advance, payment mode, sums and the main button, on desktops and tablets. */
export function CartFoot({ bill }: { bill: Bill }) {
  const { cart, totals, problems, dispatch, setUnreadable } = bill;
  return (
    <Box bg="bg.subtle" borderTop="1px solid" borderColor="border" px="5" pt="3" pb="4" flexShrink="0">
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
        <DiscountField
          id={DISCOUNT_ID}
          key={cart.key}
          value={cart.discount}
          onUnreadable={(problem) => setUnreadable('discount', problem)}
          onValue={(discount) => dispatch({ type: 'discount', discount })}
          error={problems.discount}
        />
        {takesOneAmount(bill) && <AdvanceField bill={bill} />}
      </Box>
      <Box mt="2">
        <PaymentFields bill={bill} />
      </Box>
      {/* A very large total wraps below its sums. */}
      <HStack wrap="wrap" align="flex-start" columnGap="6" rowGap="1" mt="2" mb="3">
        <Box flex="1 0 auto">
          <Sums totals={totals} />
        </Box>
        <Box ms="auto" textAlign="end">
          <SumFigure label={formatMessage('billing.total')} amount={totals.total} />
          {totals.advance > 0 && (totals.pending > 0 || bill.words.type === 'ORDER') && (
            <Box mt="1">
              <Box as="span" color="fg.muted" me="3">
                {formatMessage(bill.words.type === 'ORDER' ? 'billing.afterAdvance' : 'billing.restLater')}
              </Box>
              <MoneyText amount={totals.pending} fontWeight="semibold" />
            </Box>
          )}
        </Box>
      </HStack>
      <CreateButton bill={bill} />
    </Box>
  );
}
