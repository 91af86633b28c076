import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS, PAGE_SIZE, variablesOf, type OrdersKey } from './address.ts';
import { DueScreen } from './due/DueScreen.tsx';
import { OtherView, ViewSwitch } from './due/ViewSwitch.tsx';
import { OrderFilters } from './filters/OrderFilters.tsx';
import { PhoneTools } from './filters/PhoneTools.tsx';
import { OrderFigures } from './list/OrderFigures.tsx';
import { OrderRows } from './list/OrderRows.tsx';
import { NewOrder } from './NewOrder.tsx';
import { OrdersPage, type Orders as Page } from './OrdersPage.tsx';

/** "Order List" or the due board, depending on the URL. */
export default function Orders({ queryRef }: ScreenProps<OrdersPageQuery>) {
  return queryRef.variables.due === true ? (
    <DueScreen queryRef={queryRef} />
  ) : (
    <OrderList queryRef={queryRef} />
  );
}

/** All orders with status and pending amount (spec 3 §2.4). */
function OrderList({ queryRef }: ScreenProps<OrdersPageQuery>) {
  const list = useList<OrdersKey, Page>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const [searching, setSearching] = useState(filters.search !== '');
  return (
    <ListScreen
      title={formatMessage('orderList.title')}
      beside={<ViewSwitch view="LIST" />}
      actions={
        <>
          <OtherView view="LIST" />
          <PhoneTools list={list} searching={searching} onSearching={setSearching} />
          <NewOrder />
        </>
      }
      busy={list.busy}
      column={false}
    >
      <OrderFilters list={list} searching={searching} />
      <ListPart
        attempt={queryRef}
        title={formatMessage('orderList.loadFailed')}
        skeleton={<SkeletonRows rows={PAGE_SIZE} pictures />}
        previousAt={previous?.at}
        previous={
          previous && (
            <>
              <OrderFigures summary={previous.page.summary} />
              <OrderRows orders={previous.page} filters={filters} />
            </>
          )
        }
      >
        <OrdersPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
