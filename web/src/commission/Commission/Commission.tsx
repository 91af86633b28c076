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

/** An employee's commission and the sales behind it; one page for three routes (spec 3 §2.7). */
export default function Commission({ queryRef }: ScreenProps<CommissionPageQuery>) {
  const list = useList<CommissionKey, CurrentPage>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const sales = previous?.page.sales ?? [];
  const { pathname } = useLocation();
  // Until the response arrives the URL decides, which is the same in every shop for the user's own
  // commission.
  const isBoutique =
    previous?.page.isBoutique ?? pathname.toLowerCase() === COMMISSION_ROUTES.BOUTIQUE.toLowerCase();
  const sheet = previous?.page.employeeId && {
    url: '/commission/export',
    body: { employee: previous.page.employeeId, filter: commissionFilterOf(filters) },
    name: formatMessage('commission.file', { date: filters.to }),
  };
  // The employee of the month is known once the sales are loaded.
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
