import { formatDay, formatMessage, formatRupees, type ReturnTotals } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useFormikContext } from 'formik';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { COLUMNS, ReturnLine } from './ReturnLine.tsx';
import type { Sold } from './soldDocument.ts';
import { everythingLeft, type ReturnValues } from './values.ts';

const HEADS = [
  'returns.item',
  'returns.sold',
  'returns.returned',
  'returns.left',
  'returns.comesBack',
  undefined,
  'returns.value',
] as const;

const isNumber = (at: number): boolean => at === 6 || (at > 0 && at < 4);

/** The column headings; on a phone each figure has its own label. */
function Heads() {
  return (
    <Box
      hideBelow="lg"
      display="grid"
      gridTemplateColumns={COLUMNS}
      columnGap="3"
      color="fg.muted"
      borderBottom="1px solid"
      borderColor="border.emphasized"
      py="2"
      aria-hidden
    >
      {HEADS.map((key, at) => (
        <Box key={key ?? at} textAlign={isNumber(at) ? 'end' : 'start'}>
          {key !== undefined && formatMessage(key)}
        </Box>
      ))}
    </Box>
  );
}

/** The lines of the invoice: the quantity returned of each, and whether it can be sold again. */
export function ReturnLines({ sold, totals }: { sold: Sold; totals: ReturnTotals }) {
  const { values, errors, touched, setFieldValue } = useFormikContext<ReturnValues>();
  const { dayOf } = useShopClock();
  const { quantities, damaged } = values;
  const problem = touched.quantities ? errors.quantities : undefined;
  return (
    <Box layerStyle="section" id="quantities" tabIndex={-1}>
      <HStack justify="space-between" gap="4" wrap="wrap" mb="1">
        <Box asChild textStyle="section">
          <h2>{formatMessage('returns.comesBack')}</h2>
        </Box>
        <HStack gap="4">
          <Box color="fg.muted">
            {formatMessage('returns.invoiceOf', {
              date: formatDay(dayOf(sold.date)),
              total: formatRupees(sold.total),
            })}
          </Box>
          <Button
            variant="plain"
            size="sm"
            px="0"
            onClick={() => void setFieldValue('quantities', everythingLeft(sold))}
          >
            {formatMessage('returns.everything')}
          </Button>
        </HStack>
      </HStack>
      {typeof problem === 'string' && (
        <Box role="alert" color="due.fg">
          {problem}
        </Box>
      )}
      <Heads />
      <ul>
        {sold.rows.map((row, at) => (
          <ReturnLine
            key={row.id}
            row={row}
            quantity={quantities[row.id] ?? 0}
            damaged={damaged.includes(row.id)}
            value={totals.lines[at]?.total ?? 0}
            onQuantity={(quantity) => void setFieldValue('quantities', { ...quantities, [row.id]: quantity })}
            onDamaged={(isDamaged) =>
              void setFieldValue(
                'damaged',
                isDamaged ? [...damaged, row.id] : damaged.filter((id) => id !== row.id),
              )
            }
          />
        ))}
      </ul>
    </Box>
  );
}
