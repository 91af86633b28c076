import { say } from '@galla/domain';
import { useEffect, useEffectEvent } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import {
  FIRST_PAGE,
  isFiltered,
  pageOf,
  SIZE_PREFERENCE,
  sizeOf,
  variablesOf,
  type ChangeHistory,
  type Shown,
} from './address.ts';
import { writePreference } from '../../app/preference.ts';
import { HistoryFoot } from './HistoryFoot.tsx';
import { HistoryList } from './list/HistoryList.tsx';
import { HistorySummary } from './list/HistorySummary.tsx';
import { NothingFound } from './list/NothingFound.tsx';
import { sortedBy, sortingOf, sortText } from './sort.ts';
import { useHistoryPage, type HistoryPageData, type KeptPage } from './useHistoryPage.ts';

interface RowsProps {
  shown: Shown;
  onChange: ChangeHistory;
  /** Opens a document beside the list. */
  onOpen: (id: string) => void;
  /** Shows another document while one is open: arrows walk the list behind it. */
  onWalk: (id: string) => void;
  onShown: (kept: KeptPage) => void;
}

interface Props extends RowsProps {
  queryRef: PreloadedQuery<HistoryPageQuery>;
}

/** The bills that the address asks for, once they are here. */
export function HistoryPage({ queryRef, ...rest }: Props) {
  const { viewer } = usePreloadedQuery<HistoryPageQuery>(
    graphql`
      query HistoryPageQuery(
        $first: Int!
        $after: String
        $type: DocumentType
        $from: Date
        $to: Date
        $search: String
        $status: DocumentStatus
        $stillToPay: Boolean
        $orderBy: DocumentOrder
      ) @preloadable {
        viewer {
          mayBill: viewerCan(menu: "billing", flag: CREATE)
          tenant {
            documents(
              first: $first
              after: $after
              type: $type
              from: $from
              to: $to
              search: $search
              status: $status
              stillToPay: $stillToPay
              orderBy: $orderBy
            ) {
              ...useHistoryPage_documents
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  if (tenant == null) throw new Error(say('history.loadFailed'));
  const page = useHistoryPage(tenant.documents);
  return <Rows page={page} mayBill={viewer?.mayBill === true} {...rest} />;
}

function Rows({
  page,
  mayBill,
  shown,
  onChange,
  onOpen,
  onWalk,
  onShown,
}: RowsProps & { page: HistoryPageData; mayBill: boolean }) {
  const keep = useEffectEvent(onShown);
  useEffect(() => keep({ page, at: Date.now() }), [page]);
  const filtered = isFiltered(shown);
  const none = page.rows.length === 0 && (
    <NothingFound
      filtered={filtered}
      mayBill={mayBill}
      onClear={() => onChange({ from: '', to: '', search: '', status: '', ...FIRST_PAGE }, 'chosen')}
    />
  );
  // A shop without any bill has nothing to sum up or to turn over.
  if (none && !filtered) return none;
  const sorting = sortingOf(shown);
  const number = pageOf(shown);
  const go = (after: string | undefined, next: number): (() => void) | undefined =>
    after === undefined ? undefined : () => onChange({ after, page: String(next) }, 'chosen');
  return (
    <>
      <HistorySummary sums={page.sums} />
      <HistoryList
        key={JSON.stringify(variablesOf(shown))}
        rows={page.rows}
        open={shown.open}
        onOpen={onOpen}
        onWalk={onWalk}
        sorting={sorting}
        onSort={(field) => onChange({ sort: sortText(sortedBy(field, sorting)), ...FIRST_PAGE }, 'chosen')}
      />
      {none}
      <HistoryFoot
        shown={shown}
        from={(number - 1) * sizeOf(shown) + 1}
        count={page.rows.length}
        total={page.total}
        onSize={(size) => {
          writePreference(SIZE_PREFERENCE, size);
          onChange({ size, ...FIRST_PAGE }, 'chosen');
        }}
        onPrevious={go(page.previous, number - 1)}
        onNext={go(page.next, number + 1)}
      />
    </>
  );
}
