import { formatMessage } from '@galla/domain';
import type { OrdersOfEmployeeQuery } from '../../__generated__/OrdersOfEmployeeQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, pageSizeOf } from './address.ts';
import { OrdersOfEmployee } from './OrdersOfEmployee.tsx';

/** The orders in which an employee has pieces, with progress (spec 3 §2.7). */
export default function EmployeeOrders({ queryRef }: ScreenProps<OrdersOfEmployeeQuery>) {
  const list = useList(DEFAULTS, () => ({}), {});
  return (
    <ListScreen
      title={formatMessage('commission.orders.title')}
      back="/Employees"
      actions={undefined}
      busy={false}
      column={false}
    >
      <ListPart
        attempt={queryRef}
        title={formatMessage('commission.orders.failed')}
        skeleton={<SkeletonRows rows={pageSizeOf(list.filters)} />}
      >
        <OrdersOfEmployee queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
