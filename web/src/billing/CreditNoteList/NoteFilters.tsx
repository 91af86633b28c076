import { formatMessage, RETURN_REASON_LABELS, RETURN_REASONS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { NoteKey } from './address.ts';

const REASONS = RETURN_REASONS.map((value) => ({
  value,
  label: formatMessage(RETURN_REASON_LABELS[value]),
}));

/** The list's filters; every change goes to the first page. */
export function NoteFilters({ list }: { list: Pick<List<NoteKey>, 'filters' | 'filter'> }) {
  const { filters, filter } = list;
  const { search, from, to, reason } = filters;
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
        <SearchField
          label={formatMessage('returns.search')}
          value={search}
          onChange={(text) => filter({ search: text }, 'typed')}
        />
      </Box>
      <RangePicker from={from} to={to} onRange={(range) => filter({ ...range })} />
      <Box flex={{ base: '1', md: 'none' }} w={{ md: '44' }}>
        <SelectField
          label={formatMessage('returns.reason')}
          placeholder={formatMessage('returns.anyReason')}
          options={REASONS}
          value={REASONS.find((known) => known.value === reason)?.value ?? ''}
          onValue={(next) => filter({ reason: next })}
        />
      </Box>
    </Box>
  );
}
