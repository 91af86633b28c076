import { formatMessage } from '@galla/domain';
import type { NotesPageQuery } from '../../__generated__/NotesPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { DEFAULTS, filterOf, variablesOf, type NoteFilters as Filters, type NoteKey } from './address.ts';
import { NoteFilters } from './NoteFilters.tsx';
import { NotesPage } from './NotesPage.tsx';
import { OpenNote } from './OpenNote.tsx';

/** The filtered list as a workbook. */
const sheetOf = (filters: Filters) => ({
  url: '/credit-notes/export',
  body: { filter: filterOf(filters) },
  name: formatMessage('returns.sheet', { date: '' }),
});

/** All credit notes of the shop: returned goods, reason, and where their value went. */
export default function CreditNoteList({ queryRef }: ScreenProps<NotesPageQuery>) {
  const list = useList<NoteKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  return (
    <ListScreen
      title={formatMessage('returns.creditNotes')}
      actions={<ExportButton sheet={sheetOf(filters)} empty={previous?.page === 0} />}
      busy={list.busy}
      column={filters.open !== '' && <OpenNote key={filters.open} id={filters.open} onClose={list.close} />}
    >
      <NoteFilters list={list} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('returns.listFailed')}
        skeleton={<SkeletonRows rows={12} />}
      >
        <NotesPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
