import { say, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Entries } from '../../ui/form/entries.ts';
import { changeOf, WHY } from './formCorrection.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { StockDifference } from './StockDifference.tsx';

interface Props {
  entries: Entries;
  /** The stock that the form showed; undefined for what is new. */
  base: Milli | undefined;
  unit: string;
}

/** In the grid of a form, behind its stock: what the history will say of the change, and why. */
export function StockReason({ entries, base, unit }: Props) {
  const difference = changeOf(entries, base);
  if (difference === undefined) return null;
  return (
    <>
      <StockDifference difference={difference} unit={unit} />
      <ReasonFields {...WHY} />
      <Box gridColumn="1 / -1" mt="-2" textStyle="second" color="fg.muted">
        {say('stock.recorded')}
      </Box>
    </>
  );
}
