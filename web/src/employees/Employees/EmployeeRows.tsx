import { formatMessage } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type EmployeesKey } from './address.ts';
import { columnsOf, phoneRow, type Switching } from './columns.tsx';
import { matching } from './matching.ts';
import { NoEmployees } from './NoEmployees.tsx';
import type { Employee } from './useEmployees.ts';

interface Props {
  people: readonly Employee[];
  list: List<EmployeesKey>;
  ownId: string;
  switching: Switching;
  /** The route of what somebody earns. */
  commission: string;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('employees.next')]];

/** The people that the address asks for, ten a page. */
export function EmployeeRows({ people, list, ownId, switching, commission }: Props) {
  const { filters, change } = list;
  const found = matching(people, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoEmployees list={list} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('employees.title')}
        // Beside an open employee there is no room for all of them.
        columns={columnsOf(ownId, switching, commission).filter(
          ({ minor }) => filters.open === '' || minor !== true,
        )}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
