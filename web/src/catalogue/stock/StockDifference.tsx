import { quantityText, formatMessage, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { changeText } from '../../app/graph/scalars.ts';

interface Props {
  /** Undefined while the typed text is not a quantity. */
  difference: Milli | undefined;
  unit: string;
}

/** Shown beside a stock field: the difference while typing. */
export const StockDifference = ({ difference, unit }: Props) => (
  <Box>
    <Box textStyle="second" color="fg.muted">
      {formatMessage('stock.difference')}
    </Box>
    <Box asChild display="block" mt="2" fontWeight="semibold">
      <output>{difference === undefined ? '–' : differenceText(difference, unit)}</output>
    </Box>
  </Box>
);

function differenceText(difference: Milli, unit: string): string {
  if (difference === 0) return formatMessage('stock.noDifference');
  return `${changeText(quantityText(difference))} ${unit}`.trim();
}
