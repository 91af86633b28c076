import { COMMISSION_ROUTES, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link, useLocation } from 'react-router-dom';
import type { CommissionPageQuery } from '../../__generated__/CommissionPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ExportButton } from '../../billing/index.ts';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { MonthColumn } from '../Month/MonthColumn.tsx';
import { ViewMap } from '../Places/ViewMap.tsx';
import { commissionFilterOf, DEFAULTS, monthOfAddress, variablesOf, type CommissionKey } from './address.ts';
import { CommissionFilterBar } from './CommissionFilterBar.tsx';
import { CommissionPage, type CurrentPage } from './CommissionPage.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';

/** What an employee earns, and by which sales: one page for the three routes (spec 3 §2.7). */
export default function Commission({ queryRef }: ScreenProps<CommissionPageQuery>) {
  const list = useList<CommissionKey, CurrentPage>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const sales = previous?.page.sales ?? [];
  const { pathname } = useLocation();
  // The address says it before the answer does; the own earnings have one address in every shop.
  const isBoutique =
    previous?.page.isBoutique ?? pathname.toLowerCase() === COMMISSION_ROUTES.BOUTIQUE.toLowerCase();
  const sheet = previous?.page.employeeId && {
    url: '/commission/export',
    body: { employee: previous.page.employeeId, filter: commissionFilterOf(filters) },
    name: formatMessage('commission.file', { date: filters.to }),
  };
  // Whose month it is, is known once the sales are here.
  const month = previous?.page.employeeId !== undefined && (
    <MonthColumn
      key={filters.id}
      employee={filters.id}
      month={monthOfAddress(filters)}
      onMonth={(chosen) => list.change({ month: chosen })}
    />
  );
  const column = filters.open === '' ? month : <CommissionPanel list={list} />;
  return (
    <ListScreen
      title={formatMessage(isBoutique ? 'commission.title.BOUTIQUE' : 'commission.title.NORMAL')}
      back={filters.id === '' ? '/' : '/Employees'}
      actions={
        <>
          {isBoutique && filters.id !== '' && (
            <Button asChild variant="outline" size="sm">
              <Link to={`/EmployeeOrderHistory?id=${filters.id}`}>
                {formatMessage('commission.orders.open')}
              </Link>
            </Button>
          )}
          {sales.length > 0 && <ViewMap employee={filters.id} sales={sales} />}
          {sheet && <ExportButton sheet={sheet} empty={previous.page.totalCount === 0} />}
        </>
      }
      busy={list.busy}
      column={column}
    >
      <CommissionFilterBar list={list} isBoutique={isBoutique} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('commission.failed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <CommissionPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
