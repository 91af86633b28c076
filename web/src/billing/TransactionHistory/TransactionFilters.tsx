import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { statusesOf, tabOf, type TransactionKey } from './address.ts';

const LABELS: Readonly<Record<string, MessageKey>> = {
  IN_PROCESS: 'transactions.inProcess',
  COMPLETED: 'transactions.orderCompleted',
  PAID: 'history.paid',
  PARTIAL: 'history.partial',
  PENDING: 'transactions.pending',
  UNPAID: 'history.unpaid',
  CANCELED: 'history.canceled',
  TRASH: 'transactions.inTrash',
};

const optionsOf = (statuses: readonly string[]) =>
  statuses.flatMap((value) => {
    const label = LABELS[value];
    return label === undefined ? [] : [{ value, label: formatMessage(label) }];
  });

interface Props {
  list: Pick<List<TransactionKey>, 'filters' | 'filter'>;
}

/** The filters of a tab; every change goes to the first page. */
export function TransactionFilters({ list: { filters, filter } }: Props) {
  const { from, to, search, status } = filters;
  const options = optionsOf(statusesOf(tabOf(filters)));
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2" mb={{ md: '-3' }}>
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
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
          options={options}
          value={options.find((known) => known.value === status)?.value ?? ''}
          onValue={(next) => filter({ status: next })}
        />
      </Box>
    </Box>
  );
}
