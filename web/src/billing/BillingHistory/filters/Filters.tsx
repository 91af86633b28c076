import { DOCUMENT_STATUSES, STATUS_LABELS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { List } from '../../../list/index.ts';
import { ALL_TYPES, STILL_TO_PAY, type HistoryKey } from '../address.ts';
import { RangePicker } from '../../../ui/range/RangePicker.tsx';
import { typeOptions } from './typeOptions.ts';

export interface FilterProps {
  list: Pick<List<HistoryKey>, 'filters' | 'filter'>;
  /** On a phone the search field is opened by its icon. */
  searching: boolean;
}

const STATUSES = [STILL_TO_PAY, ...DOCUMENT_STATUSES] as const;

const statusOptions = () => [
  { value: STILL_TO_PAY, label: formatMessage('billing.stillToPay') },
  ...DOCUMENT_STATUSES.map((status) => ({ value: status, label: formatMessage(STATUS_LABELS[status]) })),
];

/** The list's filters; every change goes to the first page. */
export function Filters({ list, searching }: FilterProps) {
  const { filter } = list;
  const { from, to, search, status, type } = list.filters;
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2" mb={{ md: '-3' }}>
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0" {...(!searching && { hideBelow: 'md' })}>
        <SearchField
          label={formatMessage('history.search')}
          value={search}
          onChange={(text) => filter({ search: text }, 'typed')}
        />
      </Box>
      <RangePicker from={from} to={to} onRange={(range) => filter({ ...range })} />
      <Box flex={{ base: '1', md: 'none' }} w={{ md: '36' }}>
        <SelectField
          label={formatMessage('history.statuses')}
          placeholder={formatMessage('history.allStatuses')}
          options={statusOptions()}
          value={STATUSES.find((known) => known === status) ?? ''}
          onValue={(next) =>
            // Invoices and orders can both have pending amounts.
            filter({ status: next, ...(next === STILL_TO_PAY && { type: ALL_TYPES }) })
          }
        />
      </Box>
      <Box w="36" hideBelow="md">
        <SelectField
          label={formatMessage('history.type')}
          options={typeOptions()}
          value={type}
          onValue={(next) => filter({ type: next })}
        />
      </Box>
    </Box>
  );
}
