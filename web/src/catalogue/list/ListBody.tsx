import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { Column } from '../../ui/DataTable.tsx';
import { TableFoot, type KeyHint } from '../../ui/TableFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { filtersOf, PAGE, pageOf, variablesOf } from './address.ts';
import { ItemList, type PhoneFacts } from './ItemList.tsx';
import { ListActsBar } from './ListActsBar.tsx';
import type { ListedItem, ListPage } from './listedItem.ts';
import { NothingListed } from './NothingListed.tsx';
import type { Rights } from './rights.ts';
import type { CatalogueList } from './useCatalogueList.ts';
import { useKeepPage } from './useKeepPage.ts';
import { WorkingOverlay } from './WorkingOverlay.tsx';

interface Props<Item extends ListedItem> {
  list: CatalogueList<Item>;
  page: ListPage<Item>;
  rights: Rights;
  columns: readonly Column<Item>[];
  phoneFacts: (item: Item) => PhoneFacts;
  /** Opens the QR panel; services have no labels. */
  onLabels?: (ids: readonly string[]) => void;
}

const hints = (open: boolean): readonly KeyHint[] =>
  open
    ? [
        [['ArrowUp', 'ArrowDown'], say('list.keyNext')],
        [['Esc'], say('list.keyClose')],
      ]
    : [
        [['X'], say('list.keySelect')],
        [['Shift', 'ArrowDown'], say('list.keySelectMore')],
        [['Esc'], say('list.keyClear')],
      ];

/** The rows of one page, what is done with the chosen ones, and the foot. */
export function ListBody<Item extends ListedItem>(props: Props<Item>) {
  const { list, page, rights, columns, phoneFacts, onLabels } = props;
  const { kind, shown, change, selection, acts } = list;
  useKeepPage(list, page);
  const isOpen = shown.open !== '';
  useShortcut('Escape', selection.clear, { enabled: selection.choosing && !isOpen });
  const rows = page.rows.filter(({ id }) => !acts.gone.has(id));
  const number = pageOf(shown);
  const from = (number - 1) * PAGE + 1;
  const go = (after: string | undefined, to: number): (() => void) | undefined =>
    after === undefined ? undefined : () => change({ after, page: String(to) }, 'chosen');
  const chosen = [...selection.ids];
  return (
    <>
      <WorkingOverlay working={acts.working}>
        {rows.length === 0 && !list.busy ? (
          <NothingListed kind={kind} shown={shown} onChange={change} mayAdd={rights.add} />
        ) : (
          <ItemList
            key={JSON.stringify(variablesOf(kind, shown))}
            kind={kind}
            rows={rows}
            columns={columns}
            phoneFacts={phoneFacts}
            open={shown.open}
            saved={list.saved}
            onOpen={list.open}
            onWalk={(id) => change({ open: id }, 'typed')}
            selection={selection}
            {...(rights.remove && { onDelete: () => acts.askDelete(chosen) })}
          />
        )}
      </WorkingOverlay>
      <Box position="sticky" bottom="0" mt="auto" mx={{ base: '-4', md: '-5' }} bg="bg" zIndex="sticky">
        {selection.choosing && (
          <ListActsBar
            kind={kind}
            filters={filtersOf(kind, shown)}
            total={page.total}
            selection={selection}
            shown={rows.map(({ id }) => id)}
            acts={acts}
            rights={rights}
            onLabels={onLabels}
          />
        )}
        <TableFoot
          hints={hints(isOpen)}
          range={{ from, to: from + rows.length - 1, total: page.total }}
          onPrevious={go(page.previous, number - 1)}
          onNext={go(page.next, number + 1)}
        />
      </Box>
    </>
  );
}
