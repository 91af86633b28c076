import { formatRupees, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { X } from 'lucide-react';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { rowKey, rowName, type LabelRow } from './labelRow.ts';
import type { LabelRows } from './useLabelRows.ts';

interface Props {
  labels: LabelRows;
  /** What is wrong with the number of labels. */
  problem: string | undefined;
}

/** What gets labels, with how many of each. */
export function LabelList({ labels, problem }: Props) {
  const { rows, setAll } = labels;
  const isCounted = rows.some(({ inStock = 0 }) => inStock > 0);
  return (
    <Box asChild layerStyle="section" mt="4">
      <section>
        <HStack justify="space-between" flexWrap="wrap">
          <Box asChild textStyle="section">
            <h3>{say('labels.items')}</h3>
          </Box>
          <HStack gap="1">
            <Button variant="plain" size="sm" onClick={() => setAll(() => 1)}>
              {say('labels.oneOfEach')}
            </Button>
            {isCounted && (
              <Button
                variant="plain"
                size="sm"
                onClick={() => setAll(({ inStock = 0 }) => (inStock > 0 ? inStock : undefined))}
              >
                {say('labels.asInStock')}
              </Button>
            )}
          </HStack>
        </HStack>
        {problem !== undefined && (
          <Box role="alert" color="due.fg" py="2">
            {problem}
          </Box>
        )}
        <Box asChild maxH={{ lg: '40dvh' }} overflowY={{ lg: 'auto' }}>
          <ul>
            {rows.map((row) => (
              <Row key={rowKey(row)} row={row} labels={labels} />
            ))}
          </ul>
        </Box>
      </section>
    </Box>
  );
}

function Row({ row, labels }: { row: LabelRow; labels: LabelRows }) {
  const key = rowKey(row);
  const name = rowName(row);
  const second = [row.traits, row.sku, row.price === 0 ? '' : formatRupees(row.price)].filter(Boolean);
  return (
    <HStack
      asChild
      gap="2"
      minH="row.list"
      py="1"
      borderBottom="1px solid"
      borderColor="border"
      contentVisibility="auto"
    >
      <li>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle" lineClamp={2}>
            {row.name}
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
          aria-label={say('labels.remove', { name })}
          onClick={() => labels.remove(key)}
        >
          <X strokeWidth={1.75} aria-hidden />
        </Button>
      </li>
    </HStack>
  );
}
