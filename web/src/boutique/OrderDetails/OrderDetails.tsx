import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { OrderDetailsQuery } from '../../__generated__/OrderDetailsQuery.graphql.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OrderScreen } from './OrderScreen.tsx';

/** One order, for the staff who work on it (spec 3 §2.2). */
export default function OrderDetails({ queryRef }: ScreenProps<OrderDetailsQuery>) {
  return (
    <Boundary attempt={queryRef} renderFailed={() => <Failed />}>
      <Known queryRef={queryRef} />
    </Boundary>
  );
}

function Known({ queryRef }: ScreenProps<OrderDetailsQuery>) {
  const { viewer, node } = usePreloadedQuery<OrderDetailsQuery>(
    graphql`
      query OrderDetailsQuery($id: ID!) @preloadable @throwOnFieldError {
        viewer {
          mayEdit: viewerCan(menu: ORDER_LIST, flag: EDIT)
          mayTake: viewerCan(menu: CREATE_ORDER, flag: CREATE)
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          tenant {
            id
          }
        }
        node(id: $id) {
          ...OrderScreen_order @alias(as: "order")
        }
      }
    `,
    queryRef,
  );
  if (node?.order == null || viewer == null) return <NotFound />;
  const { mayEdit: edit, mayTake: take, mayBill, tenant } = viewer;
  const rights = { edit, take, receive: edit || mayBill };
  // By its order: what was opened of one is not open of the next.
  return <OrderScreen key={queryRef.variables.id} order={node.order} tenantId={tenant?.id} rights={rights} />;
}

function Failed() {
  return (
    <>
      <PageHeader title={formatMessage('orderDetails.title')} back="/order-list" />
      <PageContent>
        <ReloadBand answered title={formatMessage('orderDetails.loadFailed')} />
      </PageContent>
    </>
  );
}

/** The URL names no order, or one of another shop. */
function NotFound() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={formatMessage('orderDetails.title')} back="/order-list" />
      <PageContent>
        <EmptyState
          title={formatMessage('orderDetails.notFound')}
          explained={formatMessage('orderDetails.notFoundExplained')}
        >
          <Button onClick={() => void navigate('/order-list')}>{formatMessage('orderDetails.goBack')}</Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
