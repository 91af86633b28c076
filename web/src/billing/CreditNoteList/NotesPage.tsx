import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NotesPageQuery } from '../../__generated__/NotesPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { isFiltered, NO_FILTERS, PAGE_SIZE, type NoteKey } from './address.ts';
import { NoteRows } from './NoteRows.tsx';
import { NoteSums } from './NoteSums.tsx';

interface Props {
  queryRef: PreloadedQuery<NotesPageQuery>;
  list: List<NoteKey, number>;
}

/** A page of credit notes, below the sums of all matching ones. */
export function NotesPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<NotesPageQuery>(
    graphql`
      query NotesPageQuery($first: Int!, $offset: Int, $filter: CreditNoteFilter) @preloadable {
        viewer {
          tenant {
            creditNotes(first: $first, offset: $offset, filter: $filter) {
              totalCount
              summary {
                ...NoteSums_summary
              }
              ...NoteRows_notes
            }
          }
        }
      }
    `,
    queryRef,
  );
  const notes = viewer?.tenant?.creditNotes;
  if (notes == null) throw new Error(formatMessage('returns.listFailed'));
  const { totalCount, summary } = notes;
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  useCurrentPage(list, totalCount);
  const filtered = isFiltered(list.filters);
  const none = rows === 0 && (
    <ListEmpty
      list={list}
      isFiltered={filtered}
      none={{ title: formatMessage('returns.none'), explained: formatMessage('returns.noneExplained') }}
      noMatch={{ title: formatMessage('returns.noMatch'), explained: formatMessage('returns.noMatchHint') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      <Button asChild>
        <Link to="/Billing-History">{formatMessage('history.title')}</Link>
      </Button>
    </ListEmpty>
  );
  if (none && !filtered) return none;
  return (
    <>
      <NoteSums summary={summary} count={totalCount} />
      {none || <NoteRows notes={notes} list={list} />}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
