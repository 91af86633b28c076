import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, pageSizeOf, variablesOf, type HistoryFilters, type HistoryKey } from './address.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { OpenDocument } from './drawer/OpenDocument.tsx';
import { Filters } from './filters/Filters.tsx';
import { PhoneTools } from './filters/PhoneTools.tsx';
import { HistoryPage, type Documents } from './HistoryPage.tsx';
import { HistoryRows } from './list/HistoryRows.tsx';
import { HistorySummary } from './list/HistorySummary.tsx';

/** The filtered list as the named workbook (spec 2 §9). */
const sheetOf = (filters: HistoryFilters) => ({
  url: '/documents/export',
  body: { layout: 'records', filter: variablesOf(filters).filter ?? {} },
  name: formatMessage('transactions.recordsFile', { date: '' }),
});

/** All bills, newest first: find one, see what is pending, and receive it (spec 2 §2). */
export default function BillingHistory({ queryRef }: ScreenProps<HistoryPageQuery>) {
  const list = useList<HistoryKey, Documents>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const [searching, setSearching] = useState(filters.search !== '');
  return (
    <ListScreen
      title={formatMessage('history.title')}
      actions={
        <>
          <PhoneTools list={list} searching={searching} onSearching={setSearching} />
          <ExportButton sheet={sheetOf(list.filters)} empty={previous?.page.totalCount === 0} />
        </>
      }
      busy={list.busy}
      column={filters.open !== '' && <OpenDocument id={filters.open} onClose={list.close} />}
    >
      <Filters list={list} searching={searching} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('history.loadFailed')}
        skeleton={<SkeletonRows rows={pageSizeOf(filters)} />}
        previousAt={previous?.at}
        previous={
          previous && (
            <>
              <HistorySummary summary={previous.page.summary} />
              <HistoryRows documents={previous.page} />
            </>
          )
        }
      >
        <HistoryPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
