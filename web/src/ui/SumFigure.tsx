import type { Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { MoneyText } from './MoneyText.tsx';

interface Props {
  label: string;
  amount: Paise;
}

/** The amount to pay, on the double rule of a ledger; once per screen. */
export function SumFigure({ label, amount }: Props) {
  return (
    <Box textAlign="end" data-clear>
      <Box textStyle="second" color="fg.muted">
        {label}
      </Box>
      <Box layerStyle="sumFigure" textStyle="total" display="inline-block" aria-live="polite">
        <MoneyText shape="figure" amount={amount} />
      </Box>
    </Box>
  );
}
