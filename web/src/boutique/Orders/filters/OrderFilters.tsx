import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OrderFiltersQuery } from '../../../__generated__/OrderFiltersQuery.graphql.ts';
import { RangePicker } from '../../../ui/range/RangePicker.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { List } from '../../../list/index.ts';
import type { OrdersKey } from '../address.ts';
import { SORT_OPTIONS, sortOf } from '../sort.ts';
import { MoreFilters } from './MoreFilters.tsx';

export interface FilterProps {
  list: Pick<List<OrdersKey>, 'filters' | 'filter'>;
}

interface Props extends FilterProps {
  /** On a phone the search field is opened by an icon. */
  searching: boolean;
}

/** Filters and sort order; every change goes back to the first page (spec 3 §7). */
export function OrderFilters({ list, searching }: Props) {
  const { filters, filter } = list;
  return (
    <Box display="flex" flexWrap="wrap" gap="2" mb={{ md: '-3' }}>
      <Box
        flex={{ base: '1 0 100%', md: '1 1 0' }}
        minW={{ md: '44' }}
        {...(!searching && { hideBelow: 'md' })}
      >
        <SearchField
          label={formatMessage('orderList.search')}
          value={filters.search}
          onChange={(text) => filter({ search: text }, 'typed')}
        />
      </Box>
      <Suspense fallback={<Selects list={list} statuses={[]} stages={[]} employees={[]} />}>
        <Known list={list} />
      </Suspense>
      <Box display="flex" flex={{ base: '1 1 40%', md: 'none' }}>
        <RangePicker from={filters.from} to={filters.to} onRange={(range) => filter({ ...range })} />
      </Box>
      <Box w="40" hideBelow="md">
        <SelectField
          label={formatMessage('orderList.sort')}
          options={SORT_OPTIONS}
          value={sortOf(filters.sort)}
          onValue={(sort) => filter({ sort })}
        />
      </Box>
      <MoreFilters list={list} />
    </Box>
  );
}

/** Statuses, stages and employees of the shop; fetched once, separately from the rows. */
function Known({ list }: FilterProps) {
  const { viewer } = useLazyLoadQuery<OrderFiltersQuery>(
    graphql`
      query OrderFiltersQuery {
        viewer {
          tenant {
            statuses @catch(to: NULL) {
              id
              name
            }
            stages @catch(to: NULL) {
              id
              name
            }
            employees @catch(to: NULL) {
              id
              fullName
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { statuses, stages, employees } = viewer?.tenant ?? {};
  return (
    <Selects
      list={list}
      statuses={statuses ?? []}
      stages={stages ?? []}
      employees={(employees ?? []).map(({ id, fullName }) => ({ id, name: fullName }))}
    />
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface SelectsProps extends FilterProps {
  statuses: readonly Named[];
  stages: readonly Named[];
  employees: readonly Named[];
}

function Selects({ list: { filters, filter }, statuses, stages, employees }: SelectsProps) {
  return (
    <>
      <Choice
        label={formatMessage('orderList.status')}
        all={formatMessage('orderList.allStatuses')}
        options={statuses}
        value={filters.status}
        onValue={(status) => filter({ status })}
      />
      <Choice
        label={formatMessage('orderList.stage')}
        all={formatMessage('orderList.allStages')}
        options={stages}
        value={filters.stage}
        onValue={(stage) => filter({ stage })}
      />
      <Choice
        label={formatMessage('orderList.employee')}
        all={formatMessage('orderList.everyone')}
        options={employees}
        value={filters.employee}
        onValue={(employee) => filter({ employee })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly Named[];
  value: string;
  onValue: (value: string) => void;
}

const Choice = ({ label, all, options, value, onValue }: ChoiceProps) => (
  <Box flex={{ base: '1 1 40%', md: 'none' }} w={{ md: '32' }}>
    <SelectField
      label={label}
      placeholder={all}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      value={options.some(({ id }) => id === value) ? value : ''}
      onValue={onValue}
    />
  </Box>
);
