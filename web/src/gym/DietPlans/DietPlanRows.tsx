import { formatMessage } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type DietPlansKey } from './address.ts';
import { COLUMNS, phoneRow } from './columns.tsx';
import { matching } from './matching.ts';
import { NoDietPlans } from './NoDietPlans.tsx';
import type { DietPlan } from './useDietPlans.ts';

interface Props {
  dietPlans: readonly DietPlan[];
  list: List<DietPlansKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('diets.next')]];

/** The diet plans that the URL asks for, ten per page. */
export function DietPlanRows({ dietPlans, list, onAdd }: Props) {
  const { filters, change } = list;
  const found = matching(dietPlans, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoDietPlans list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('diets.title')}
        columns={COLUMNS}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
