import { Box } from '@chakra-ui/react/box';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Amount } from './amounts.ts';

interface Props {
  /** In order; two payments may have the same label. */
  amounts: readonly Amount[];
}

/** Compact rows of amounts that lead to a sum; deductions have a minus sign. */
export function AmountRows({ amounts }: Props) {
  if (amounts.length === 0) return null;
  return (
    <dl>
      {amounts.map(({ label, amount }, row) => (
        <Box
          key={`${row} ${label}`}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minH="6"
        >
          <Box asChild color="fg.muted">
            <dt>{label}</dt>
          </Box>
          <dd>
            <MoneyText amount={amount} />
          </dd>
        </Box>
      ))}
    </dl>
  );
}
