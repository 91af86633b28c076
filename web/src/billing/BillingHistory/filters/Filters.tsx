import { DOCUMENT_STATUSES, STATUS_LABELS, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ALL_TYPES, FIRST_PAGE, STILL_TO_PAY, type ChangeHistory, type Shown } from '../address.ts';
import { RangePicker } from './RangePicker.tsx';
import { typeOptions } from './typeOptions.ts';

export interface FilterProps {
  shown: Shown;
  onChange: ChangeHistory;
  /** On a phone the search field is behind its icon. */
  searching: boolean;
}

const STATUSES = [STILL_TO_PAY, ...DOCUMENT_STATUSES] as const;

const statusOptions = () => [
  { value: STILL_TO_PAY, label: say('billing.stillToPay') },
  ...DOCUMENT_STATUSES.map((status) => ({ value: status, label: say(STATUS_LABELS[status]) })),
];

/** What narrows the list down; every choice starts at the first page. */
export function Filters({ shown, onChange, searching }: FilterProps) {
  const { from, to, search, status, type } = shown;
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2" mb={{ md: '-3' }}>
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0" {...(!searching && { hideBelow: 'md' })}>
        <SearchField
          label={say('history.search')}
          value={search}
          onChange={(text) => onChange({ search: text, ...FIRST_PAGE }, 'typed')}
        />
      </Box>
      <RangePicker from={from} to={to} onRange={(range) => onChange({ ...range, ...FIRST_PAGE }, 'chosen')} />
      <Box flex={{ base: '1', md: 'none' }} w={{ md: '36' }}>
        <SelectField
          label={say('history.statuses')}
          placeholder={say('history.allStatuses')}
          options={statusOptions()}
          value={STATUSES.find((known) => known === status) ?? ''}
          onValue={(next) =>
            // What is owed is owed on bills and orders alike.
            onChange(
              { status: next, ...(next === STILL_TO_PAY && { type: ALL_TYPES }), ...FIRST_PAGE },
              'chosen',
            )
          }
        />
      </Box>
      <Box w="36" hideBelow="md">
        <SelectField
          label={say('history.type')}
          options={typeOptions()}
          value={type}
          onValue={(next) => onChange({ type: next, ...FIRST_PAGE }, 'chosen')}
        />
      </Box>
    </Box>
  );
}
