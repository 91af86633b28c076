import { formatMessage } from '@galla/domain';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { NoteKey } from './address.ts';
import { columnsOf, phoneRowOf, type Row } from './columns.tsx';

/** Credit notes, the newest first; a row opens one beside the list. */
export function NoteRows({ rows, list }: { rows: readonly Row[]; list: List<NoteKey, number> }) {
  const { dateTimeNear } = useShopClock();
  return (
    <DataTable
      label={formatMessage('returns.listRows')}
      {...useListRows({ rows, rowId: ({ id }) => id, list })}
      columns={columnsOf(dateTimeNear)}
      phoneRow={phoneRowOf(dateTimeNear, list.open)}
      fixed
      tall
    />
  );
}
