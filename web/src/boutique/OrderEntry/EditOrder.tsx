import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { useMemo } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { EditOrderQuery } from '../../__generated__/EditOrderQuery.graphql.ts';
import { newKey } from '../../app/key.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import { editOrderPath } from './paths.ts';
import { storedOrder } from './stored/stored.ts';

/** The order id that the list passes in the navigation state (spec 3 §2.1). */
const orderIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'orderId' in state && typeof state.orderId === 'string'
    ? state.orderId
    : undefined;

/** /EditOrder: edits an order in pieces. The order id is kept in the URL, so that a reload finds it again. */
export default function EditOrder({ queryRef }: ScreenProps<EditOrderQuery>) {
  const { viewer, node } = usePreloadedQuery<EditOrderQuery>(
    graphql`
      query EditOrderQuery($order: ID!, $chosen: Boolean!) @preloadable {
        viewer {
          ...OrderEntry_viewer
          tenant {
            stages @catch(to: NULL) {
              id
              name
            }
          }
        }
        node(id: $order) @include(if: $chosen) {
          ... on Order @alias(as: "order") {
            id
            mayEdit
            ...stored_order
          }
        }
      }
    `,
    queryRef,
  );
  const { state } = useLocation();
  const navigate = useNavigate();
  const order = node?.order;
  const stages = viewer?.tenant?.stages;
  const stored = useMemo(
    () => order && storedOrder(order, newKey(), new Map((stages ?? []).map(({ id, name }) => [name, id]))),
    [order, stages],
  );
  const handed = orderIn(state);
  if (!queryRef.variables.chosen && handed !== undefined) {
    return <Navigate to={editOrderPath(handed)} replace />;
  }
  if (viewer == null || order == null || stored == null || !order.mayEdit) {
    const title = formatMessage(order == null ? 'orderEntry.notFound' : 'orderEntry.notEditable');
    return (
      <>
        <PageHeader title={formatMessage('orderEntry.editTitle')} />
        <PageContent>
          {viewer == null ? (
            <ReloadBand answered title={formatMessage('orderEntry.orderFailed')} />
          ) : (
            <EmptyState title={title}>
              <Button onClick={() => void navigate(-1)}>{formatMessage('orderEntry.goBack')}</Button>
            </EmptyState>
          )}
        </PageContent>
      </>
    );
  }
  return (
    <OrderEntry
      key={order.id}
      viewer={viewer}
      stored={stored}
      onSaved={({ id }) => void navigate(`/order-details?${new URLSearchParams({ id })}`, { replace: true })}
    />
  );
}
