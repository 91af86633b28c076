import { formatMessage } from '@galla/domain';
import type { ItemList_item$key } from '../../__generated__/ItemList_item.graphql.ts';
import { ListFoot, type Pagination } from '../../list/index.ts';
import type { Column } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { filtersOf, variablesOf } from './address.ts';
import { itemId, ItemList, type PhoneFacts } from './ItemList.tsx';
import { ListActsBar } from './ListActsBar.tsx';
import { NothingListed } from './NothingListed.tsx';
import type { Rights } from './rights.ts';
import type { CatalogueList } from './useCatalogueList.ts';
import { WorkingOverlay } from './WorkingOverlay.tsx';

/** One page of products or services. */
export interface ItemPage<Row> {
  edges: readonly { readonly node: Row }[];
  totalCount: number;
}

/** The rows of a page without those already deleted here. */
export const rowsLeft = <Row extends ItemList_item$key>(
  { edges }: ItemPage<Row>,
  { acts }: Pick<CatalogueList, 'acts'>,
): Row[] => edges.map(({ node }) => node).filter((row) => !acts.gone.has(itemId(row)));

interface Props<Row extends ItemList_item$key> {
  list: CatalogueList<Row>;
  rows: readonly Row[];
  /** Number of matches on all pages. */
  total: number;
  pagination: Pagination;
  rights: Rights;
  columns: readonly Column<Row>[];
  phoneFacts: (row: Row) => PhoneFacts;
  /** Opens the QR panel; undefined for services, which have no labels. */
  onLabels?: (ids: readonly string[]) => void;
}

const hints = (open: boolean): readonly KeyHint[] =>
  open
    ? [
        [['ArrowUp', 'ArrowDown'], formatMessage('list.keyNext')],
        [['Esc'], formatMessage('list.keyClose')],
      ]
    : [
        [['X'], formatMessage('list.keySelect')],
        [['Shift', 'ArrowDown'], formatMessage('list.keySelectMore')],
        [['Esc'], formatMessage('list.keyClear')],
      ];

/** The rows of one page, the bulk bar, and the footer. */
export function ListBody<Row extends ItemList_item$key>(props: Props<Row>) {
  const { list, rows, total, pagination, rights, columns, phoneFacts, onLabels } = props;
  const { kind, filters, selection, acts } = list;
  const isOpen = filters.open !== '';
  useShortcut('Escape', selection.clear, { enabled: selection.choosing && !isOpen });
  return (
    <>
      <WorkingOverlay working={acts.working}>
        {rows.length === 0 && !list.busy ? (
          <NothingListed list={list} mayAdd={rights.add} />
        ) : (
          <ItemList
            key={JSON.stringify(variablesOf(kind, filters))}
            kind={kind}
            rows={rows}
            columns={columns}
            phoneFacts={phoneFacts}
            list={list}
            saved={list.saved}
            selection={selection}
            {...(rights.remove && { onDelete: () => acts.askDelete([...selection.ids]) })}
          />
        )}
      </WorkingOverlay>
      <ListFoot
        hints={hints(isOpen)}
        {...pagination}
        bar={
          selection.choosing && (
            <ListActsBar
              kind={kind}
              filters={filtersOf(kind, filters)}
              total={total}
              selection={selection}
              shown={rows.map(itemId)}
              acts={acts}
              rights={rights}
              onLabels={onLabels}
            />
          )
        }
      />
    </>
  );
}
