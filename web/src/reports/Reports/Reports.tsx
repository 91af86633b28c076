import { formatMessage } from '@galla/domain';
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, receiptFilterOf, variablesOf, type ReportKey } from './address.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportPage } from './ReportPage.tsx';
import { DayColumn } from '../dayClose/DayColumn.tsx';
import { ReportTabs } from '../shared/ReportTabs.tsx';
import { useLocation } from 'react-router-dom';

/** "Financial Reports": the payments received, by day, mode and person, and each payment (spec 2 §2). */
export default function Reports({ queryRef }: ScreenProps<ReportPageQuery>) {
  const list = useList<ReportKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  // The URL given by the specification shows this report only: the others require the right to /Reports.
  const { pathname } = useLocation();
  const isOwn = /reports$/i.test(pathname);
  const { filters, previous } = list;
  const sheet = {
    url: '/reports/export',
    body: { filter: receiptFilterOf(filters) },
    name: formatMessage('reports.file', { date: filters.to }),
  };
  return (
    <ListScreen
      title={formatMessage('reports.title')}
      actions={<ExportButton sheet={sheet} empty={previous?.page === 0} />}
      busy={list.busy}
      column={isOwn && <DayColumn />}
    >
      {isOwn && <ReportTabs value="collected" />}
      <ReportFilters list={list} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('reports.failed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <ReportPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
