import { formatMessage } from '@galla/domain';
import { ListEmpty, type List } from '../../list/index.ts';
import { NO_FILTERS, type EmployeesKey } from './address.ts';

/** Shown instead of rows if nobody matches; the list itself always has the owner. */
export const NoEmployees = ({ list }: { list: List<EmployeesKey> }) => (
  <ListEmpty
    list={list}
    isFiltered
    none={{ title: formatMessage('employees.none'), explained: formatMessage('employees.noneExplained') }}
    noMatch={{
      title: formatMessage('employees.none'),
      explained: formatMessage('employees.noMatchExplained'),
    }}
    onClear={() => list.filter(NO_FILTERS)}
  />
);
