import { formatMessage } from '@galla/domain';
import type { SellersPageQuery } from '../../__generated__/SellersPageQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ReportTabs } from '../shared/ReportTabs.tsx';
import {
  askedOf,
  DEFAULTS,
  variablesOf,
  type SellersFilters as Filters,
  type SellersKey,
} from './address.ts';
import { SellersFilters } from './SellersFilters.tsx';
import { SellersPage } from './SellersPage.tsx';

/** Best sellers and slow stock. */
export default function Sellers({ queryRef }: ScreenProps<SellersPageQuery>) {
  const { today } = useShopClock();
  const variables = (filters: Filters) => variablesOf(filters, today);
  const list = useList<SellersKey, number>(DEFAULTS, variables, queryRef.variables);
  const { filters, previous } = list;
  const sheet = {
    url: '/reports/sellers/export',
    body: askedOf(filters, today),
    name: formatMessage('sellers.file', { date: today }),
  };
  return (
    <ListScreen
      title={formatMessage('reports.title')}
      actions={<ExportButton sheet={sheet} empty={previous?.page === 0} />}
      busy={list.busy}
      column={false}
    >
      <ReportTabs value="sellers" />
      <SellersFilters list={list} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('sellers.failed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <SellersPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
