import { formatMessage, matchingEmployees } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { filterOf, PAGE_SIZE, type EmployeesKey } from './address.ts';
import { columnsOf, phoneRow, type Switching } from './columns.tsx';
import { NoEmployees } from './NoEmployees.tsx';
import type { Employee } from './useEmployees.ts';

interface Props {
  people: readonly Employee[];
  list: List<EmployeesKey>;
  ownId: string;
  switching: Switching;
  /** The commission page of the kind of business. */
  commission: string;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('employees.next')]];

/** Columns shown beside an open employee; the drawer has the others. */
const BESIDE: ReadonlySet<string> = new Set(['employee', 'designation', 'reportsTo', 'joined', 'active']);

/** The employees that the URL asks for, ten per page. */
export function EmployeeRows({ people, list, ownId, switching, commission }: Props) {
  const { filters, change } = list;
  const found = matchingEmployees(people, filterOf(filters));
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoEmployees list={list} />;
  const columns = columnsOf(ownId, switching, commission);
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('employees.title')}
        columns={filters.open === '' ? columns : columns.filter(({ key }) => BESIDE.has(key))}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
