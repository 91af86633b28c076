import type { Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { MoneyText } from '../MoneyText.tsx';

/** A row with a bar and an amount. */
export interface BarRow {
  label: string;
  amount: Paise;
  /** Colour of amounts owed. */
  tone?: 'part' | 'due';
}

/** Amounts in rows, with bars relative to the largest. */
export function BarList({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <chakra.ul aria-label={label}>
      {rows.map((row) => (
        <chakra.li
          key={row.label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) {sizes.cell.money}"
          alignItems="center"
          gap="3"
          py="1.5"
        >
          <Box truncate {...(row.tone === 'due' && { color: 'due.fg' })}>
            {row.label}
          </Box>
          <Box h="3.5" bg="bg.muted" aria-hidden>
            <Box
              h="full"
              bg={row.tone === undefined ? 'accent.solid' : `${row.tone}.fg`}
              style={{ width: `${(row.amount / most) * 100}%` }}
            />
          </Box>
          <MoneyText amount={row.amount} textAlign="end" />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
