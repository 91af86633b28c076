import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  HistoryPage_documents$data,
  HistoryPage_documents$key,
} from '../../__generated__/HistoryPage_documents.graphql.ts';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { ListEmpty, ListFoot, PageSize, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import {
  isFiltered,
  NO_FILTERS,
  PAGE_SIZES,
  pageSizeOf,
  setPageSize,
  variablesOf,
  type HistoryKey,
} from './address.ts';
import { HistoryRows } from './list/HistoryRows.tsx';
import { HistorySummary } from './list/HistorySummary.tsx';

/** A page of bills, and the sums of all matching ones. */
export type Documents = HistoryPage_documents$data;

interface Props {
  queryRef: PreloadedQuery<HistoryPageQuery>;
  list: List<HistoryKey, Documents>;
}

/** The bills for the current address, once loaded. */
export function HistoryPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<HistoryPageQuery>(
    graphql`
      query HistoryPageQuery($first: Int!, $offset: Int, $filter: DocumentFilter, $orderBy: DocumentOrder)
      @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          tenant {
            documents(first: $first, offset: $offset, filter: $filter, orderBy: $orderBy) {
              ...HistoryPage_documents
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer?.tenant?.documents == null) throw new Error(formatMessage('history.loadFailed'));
  return <Page documents={viewer.tenant.documents} mayBill={viewer.mayBill} list={list} />;
}

interface PageProps {
  documents: HistoryPage_documents$key;
  mayBill: boolean;
  list: List<HistoryKey, Documents>;
}

function Page({ documents, mayBill, list }: PageProps) {
  const page = useFragment(
    graphql`
      fragment HistoryPage_documents on DocumentConnection {
        totalCount
        summary {
          ...HistorySummary_summary
        }
        edges {
          __typename
        }
        ...HistoryRows_documents
      }
    `,
    documents,
  );
  useCurrentPage(list, page);
  const { totalCount, edges, summary } = page;
  const { filters } = list;
  const pageSize = pageSizeOf(filters);
  const pagination = paginationOf(list, { totalCount, pageSize, rows: edges.length });
  const filtered = isFiltered(filters);
  const none = edges.length === 0 && (
    <ListEmpty
      list={list}
      isFiltered={filtered}
      none={{ title: formatMessage('history.none'), explained: formatMessage('history.noneExplained') }}
      noMatch={{ title: formatMessage('history.none'), explained: formatMessage('history.noMatch') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      {mayBill && (
        <Button asChild>
          <Link to="/Billing">{formatMessage('history.firstBill')}</Link>
        </Button>
      )}
    </ListEmpty>
  );
  // A shop without bills has no sums and no pages.
  if (none && !filtered) return none;
  return (
    <>
      <HistorySummary summary={summary} />
      <HistoryRows key={JSON.stringify(variablesOf(filters))} documents={page} list={list} />
      {none}
      <ListFoot hints={hints(filters.open !== '')} {...pagination}>
        <Box hideBelow="md" flex="1">
          <PageSize sizes={PAGE_SIZES} size={pageSize} onSize={(size) => setPageSize(list, size)} />
        </Box>
      </ListFoot>
    </>
  );
}

const OPEN: readonly KeyHint[] = [
  [['S'], formatMessage('history.keyPrint')],
  [['Esc'], formatMessage('history.keyClose')],
];

const hints = (open: boolean): readonly KeyHint[] => [
  [['ArrowUp', 'ArrowDown'], formatMessage('history.keyNextBill')],
  ...(open ? OPEN : [[['Enter'], formatMessage('history.keyOpen')] as const]),
];
