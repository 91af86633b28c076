import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { itemName } from '../../ui/itemName.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useRowWindow } from '../../ui/useRowWindow.ts';
import { rowKey, rowName, type LabelRow } from './labelRow.ts';
import type { LabelRows } from './useLabelRows.ts';

interface Props {
  labels: LabelRows;
  /** Problem with the number of labels. */
  problem: string | undefined;
}

/** Row height in a virtualized list, in pixels at the default text size: the token `row.list`. */
const ROW_HEIGHT = 66;

/** The items to label, each with its number of copies. */
export function LabelList({ labels, problem }: Props) {
  const { rows, setAll } = labels;
  const isCounted = rows.some(({ inStock = 0 }) => inStock > 0);
  return (
    <Box asChild layerStyle="section" mt="4">
      <section>
        <HStack justify="space-between" flexWrap="wrap">
          <Box asChild textStyle="section">
            <h3>{formatMessage('labels.items')}</h3>
          </Box>
          <HStack gap="1" flexWrap="wrap" ms={{ base: '-3', sm: '0' }}>
            <Button variant="plain" size="sm" onClick={() => setAll(() => 1)}>
              {formatMessage('labels.oneOfEach')}
            </Button>
            {isCounted && (
              <Button
                variant="plain"
                size="sm"
                onClick={() => setAll(({ inStock = 0 }) => (inStock > 0 ? inStock : undefined))}
              >
                {formatMessage('labels.asInStock')}
              </Button>
            )}
            <Button variant="plain" size="sm" onClick={labels.removeAll}>
              {formatMessage('labels.removeAll')}
            </Button>
          </HStack>
        </HStack>
        {problem !== undefined && (
          <Box role="alert" color="due.fg" py="2">
            {problem}
          </Box>
        )}
        <Rows labels={labels} />
      </section>
    </Box>
  );
}

/** Virtualizes long lists. */
function Rows({ labels }: { labels: LabelRows }) {
  const { rows } = labels;
  const scroll = useRef<HTMLUListElement>(null);
  const { start, end, before, after } = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    scroll,
    current: -1,
    onEnd: undefined,
  });
  const isLong = rows.length > end - start;
  return (
    <Box
      asChild
      maxH={{ base: isLong ? '60dvh' : undefined, lg: '40dvh' }}
      overflowY={{ base: isLong ? 'auto' : undefined, lg: 'auto' }}
    >
      <ul ref={scroll}>
        {before > 0 && <li aria-hidden style={{ height: before }} />}
        {rows.slice(start, end).map((row, at) => (
          <Row key={rowKey(row)} row={row} labels={labels} place={isLong ? start + at + 1 : undefined} />
        ))}
        {after > 0 && <li aria-hidden style={{ height: after }} />}
      </ul>
    </Box>
  );
}

interface RowProps {
  row: LabelRow;
  labels: LabelRows;
  /** Index in a virtualized list, where all rows have the same height; undefined in a short one. */
  place: number | undefined;
}

function Row({ row, labels, place }: RowProps) {
  const key = rowKey(row);
  const name = rowName(row);
  const second = [row.traits, row.sku, row.price === 0 ? '' : formatRupees(row.price)].filter(Boolean);
  return (
    <HStack
      asChild
      gap="2"
      minH="row.list"
      h={place === undefined ? undefined : 'row.list'}
      py={place === undefined ? '1' : '0'}
      borderBottom="1px solid"
      borderColor="border"
    >
      <li aria-posinset={place} aria-setsize={place === undefined ? undefined : labels.rows.length}>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle" lineClamp={2}>
            {itemName(row.name)}
          </Box>
          <Box textStyle="second" color="fg.subtle" truncate>
            {second.join(' · ')}
          </Box>
        </Box>
        <QuantityStepper
          name={name}
          value={row.quantity * 1000}
          onValue={(quantity) => labels.setQuantity(key, Math.max(1, Math.round(quantity / 1000)))}
        />
        <Button
          variant="plain"
          px="0"
          aria-label={formatMessage('labels.remove', { name })}
          onClick={() => labels.remove(key)}
        >
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </li>
    </HStack>
  );
}
