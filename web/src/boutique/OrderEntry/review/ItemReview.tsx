import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert } from 'lucide-react';
import { isMeasured, type DraftItem } from '../draft/orderDraft.ts';
import { Measured } from '../measurements/MeasurementSection.tsx';
import type { Shop } from '../shop/useShop.ts';
import { employeesAt } from '../stages/stagesOf.ts';
import { ItemSum } from './ItemSum.tsx';

/** "Cutting: Imran Ansari" for each stage with an assigned employee. */
const workers = (item: DraftItem, shop: Shop): readonly string[] =>
  shop.stages.flatMap(({ id, name }) => {
    const names = shop.employees
      .filter((employee) => employeesAt(item.assignments, id).includes(employee.id))
      .map((employee) => employee.name);
    return names.length === 0 ? [] : `${name}: ${names.join(', ')}`;
  });

/** Details of an item: its parts and prices, measurements, note, and assigned employees. */
export function ItemReview({ item, shop }: { item: DraftItem; shop: Shop }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <ItemSum item={item} />
      <Box display="flex" flexDirection="column" gap="3">
        {item.measurements && isMeasured(item) ? (
          <Measured measurements={item.measurements} />
        ) : (
          <HStack gap="2" color="part.fg">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            {formatMessage('orderEntry.noMeasurement')}
          </HStack>
        )}
        {item.note.trim() !== '' && <Box whiteSpace="pre-line">{item.note}</Box>}
        {workers(item, shop).map((line) => (
          <Box key={line} color="fg.muted">
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
