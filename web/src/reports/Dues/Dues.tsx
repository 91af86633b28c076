import { formatMessage } from '@galla/domain';
import type { DuesPageQuery } from '../../__generated__/DuesPageQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ReportTabs } from '../shared/ReportTabs.tsx';
import { askedOf, DEFAULTS, variablesOf, type DuesKey } from './address.ts';
import { DuesFilters } from './DuesFilters.tsx';
import { DuesPage } from './DuesPage.tsx';

/** The customers' dues by age of the bills. */
export default function Dues({ queryRef }: ScreenProps<DuesPageQuery>) {
  const list = useList<DuesKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { today } = useShopClock();
  const { filters, previous } = list;
  const sheet = {
    url: '/reports/dues/export',
    body: askedOf(filters),
    name: formatMessage('dues.file', { date: today }),
  };
  return (
    <ListScreen
      title={formatMessage('reports.title')}
      actions={<ExportButton sheet={sheet} empty={previous?.page === 0} />}
      busy={list.busy}
      column={false}
    >
      <ReportTabs value="dues" />
      <DuesFilters list={list} />
      <ListPart attempt={queryRef} title={formatMessage('dues.failed')} skeleton={<SkeletonRows rows={10} />}>
        <DuesPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
