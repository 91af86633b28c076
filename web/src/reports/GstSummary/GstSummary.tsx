import { formatMessage } from '@galla/domain';
import type { GstPageQuery } from '../../__generated__/GstPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ReportTabs } from '../shared/ReportTabs.tsx';
import { askedOf, DEFAULTS, variablesOf, type GstKey } from './address.ts';
import { GstFilters } from './GstFilters.tsx';
import { GstPage } from './GstPage.tsx';

/** GST summary of invoices for a return: by rate, by HSN or SAC, or by buyer. */
export default function GstSummary({ queryRef }: ScreenProps<GstPageQuery>) {
  const list = useList<GstKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const sheet = {
    url: '/reports/gst/export',
    body: askedOf(filters),
    name: formatMessage('gst.file', { date: filters.to }),
  };
  return (
    <ListScreen
      title={formatMessage('reports.title')}
      actions={<ExportButton sheet={sheet} empty={previous?.page === 0} />}
      busy={list.busy}
      column={false}
    >
      <ReportTabs value="gst" />
      <GstFilters list={list} />
      <ListPart attempt={queryRef} title={formatMessage('gst.failed')} skeleton={<SkeletonRows rows={10} />}>
        <GstPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
