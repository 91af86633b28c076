import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { differenceOf } from './difference.ts';
import type { EditedBill } from './useEdit.ts';

/** The screen's main figure, on the double rule: the amount to receive or to refund. */
export function DifferenceRow({ bill }: { bill: EditedBill }) {
  const { label, amount, second } = differenceOf(bill);
  return (
    <Box
      layerStyle="sum"
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      minH="control.touch"
      aria-live="polite"
    >
      <Box>
        <Box textStyle="rowTitle" fontWeight="semibold">
          {label}
        </Box>
        {second !== undefined && (
          <Box textStyle="second" color="fg.muted">
            {second}
          </Box>
        )}
      </Box>
      {amount !== undefined && (
        <Box textStyle="total">
          <MoneyText shape="figure" amount={amount} />
        </Box>
      )}
    </Box>
  );
}
