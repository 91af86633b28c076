import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { amountsToTotal, taxInOne } from '../document/amounts.ts';
import { AdvanceField, takenLabel } from './AdvanceField.tsx';
import { takesOneAmount } from './CartFoot.tsx';
import { CreateButton } from './CreateButton.tsx';
import { DISCOUNT_ID } from './elements.ts';
import { DiscountField } from '../../ui/DiscountField.tsx';
import { Folded } from './Folded.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import type { Bill } from './useBill.ts';

/** The foot of the cart on a phone: discount and advance are rows that unfold, which leaves room for the lines. */
export function PhoneFoot({ bill }: { bill: Bill }) {
  const { cart, totals, problems, dispatch, setUnreadable } = bill;
  const { discount, advance, pending, total } = totals;
  return (
    <Box bg="bg.subtle" borderTop="1px solid" borderColor="border" px="4" pt="2" pb="3.5" flexShrink="0">
      <Folded
        label={formatMessage('billing.discount')}
        figure={<MoneyText amount={-discount} dashAtZero />}
        open={problems.discount !== undefined}
      >
        <DiscountField
          id={DISCOUNT_ID}
          key={cart.key}
          value={cart.discount}
          onUnreadable={(problem) => setUnreadable('discount', problem)}
          onValue={(next) => dispatch({ type: 'discount', discount: next })}
          error={problems.discount}
        />
      </Folded>
      {takesOneAmount(bill) && (
        <Folded
          label={takenLabel(bill)}
          figure={<MoneyText amount={advance} dashAtZero />}
          open={problems.advance !== undefined}
        >
          <AdvanceField bill={bill} inSheet />
        </Folded>
      )}
      <PaymentFields bill={bill} icons />
      <HStack justify="space-between" align="flex-end" mt="2" mb="3" textStyle="second">
        <div>
          {[...amountsToTotal(totals), ...taxInOne(totals)].map(({ label, amount }) => (
            <div key={label}>
              {label} {formatRupees(amount)}
            </div>
          ))}
          {bill.words.type !== 'PROPOSAL' && (
            <Box fontWeight="semibold">
              {formatMessage('billing.toPay')} {formatRupees(pending)}
            </Box>
          )}
        </div>
        <SumFigure label={formatMessage('billing.total')} amount={total} />
      </HStack>
      <CreateButton bill={bill} />
    </Box>
  );
}
