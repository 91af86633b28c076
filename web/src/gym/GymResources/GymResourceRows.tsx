import { formatMessage } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { kindOf, PAGE_SIZE, type GymResourcesKey } from './address.ts';
import { columnsOf, phoneRow } from './columns.tsx';
import { matching } from './matching.ts';
import { NoGymResources } from './NoGymResources.tsx';
import type { GymResource } from './useGymResources.ts';

interface Props {
  gymResources: readonly GymResource[];
  list: List<GymResourcesKey>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('resources.next')]];

/** The resources that the URL asks for, ten per page. */
export function GymResourceRows({ gymResources, list, onAdd }: Props) {
  const { filters, change } = list;
  const kind = kindOf(filters.tab);
  const found = matching(gymResources, kind, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoGymResources list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('resources.title')}
        columns={columnsOf(kind)}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
