import { formatMessage } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type WorkoutsKey } from './address.ts';
import { COLUMNS, phoneRow } from './columns.tsx';
import { matching } from './matching.ts';
import { NoWorkouts } from './NoWorkouts.tsx';
import type { Workout } from './useWorkouts.ts';

interface Props {
  workouts: readonly Workout[];
  list: List<WorkoutsKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('workouts.next')]];

/** The workouts that the URL asks for, ten per page. */
export function WorkoutRows({ workouts, list, onAdd }: Props) {
  const { filters, change } = list;
  const found = matching(workouts, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoWorkouts list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('workouts.title')}
        columns={COLUMNS}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
