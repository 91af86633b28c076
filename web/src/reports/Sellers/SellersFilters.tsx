import { addDays, formatMessage, ITEM_KINDS, SELLER_VIEWS, SLOW_DAYS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { viewOf, type SellersKey } from './address.ts';

const VIEW_NAMES = { AMOUNT: 'sellers.AMOUNT', QUANTITY: 'sellers.QUANTITY', SLOW: 'sellers.SLOW' } as const;
const KIND_NAMES = { PRODUCT: 'sellers.PRODUCT', SERVICE: 'sellers.SERVICE' } as const;

const VIEWS = SELLER_VIEWS.map((value) => ({ value, label: formatMessage(VIEW_NAMES[value]) }));
const KINDS = ITEM_KINDS.map((value) => ({ value, label: formatMessage(KIND_NAMES[value]) }));

/** Filters days and items, and selects the order. */
export function SellersFilters({
  list: { filters, filter },
}: {
  list: Pick<List<SellersKey>, 'filters' | 'filter'>;
}) {
  const { today } = useShopClock();
  const isOpen = filters.from === '' && filters.to === '';
  const range = isOpen ? { from: addDays(today, 1 - SLOW_DAYS), to: today } : filters;
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', lg: 'nowrap' }} justifyContent="space-between" gap="2">
      <Box display="flex" flexWrap="wrap" gap="2">
        <RangePicker from={range.from} to={range.to} onRange={(days) => filter({ ...days })} />
        <SelectField
          snug
          label={formatMessage('sellers.kind')}
          placeholder={formatMessage('sellers.everyKind')}
          options={KINDS}
          value={KINDS.find(({ value }) => value === filters.kind)?.value ?? ''}
          onValue={(kind) => filter({ kind })}
        />
      </Box>
      <Box w={{ base: 'full', lg: 'auto' }}>
        <SegmentedChoice
          label={formatMessage('sellers.view')}
          choices={VIEWS}
          value={viewOf(filters)}
          onValue={(view) => filter({ view: view.toLowerCase() })}
        />
      </Box>
    </Box>
  );
}
