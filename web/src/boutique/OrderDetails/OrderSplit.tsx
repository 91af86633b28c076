import { graphql, useFragment } from 'react-relay';
import type { OrderSplit_order$key } from '../../__generated__/OrderSplit_order.graphql.ts';
import { SplitLine } from '../../commission/index.ts';

/** Who shares what an order in pieces earns. */
export function OrderSplit({ order }: { order: OrderSplit_order$key }) {
  const { id, number, employee, commissionParts, viewerCanSplitCommission } = useFragment(
    graphql`
      fragment OrderSplit_order on Order {
        id
        number
        employee {
          id
        }
        viewerCanSplitCommission
        commissionParts @catch(to: NULL) {
          percent
          employee {
            id
            fullName
          }
        }
      }
    `,
    order,
  );
  // What could not be read is not written over.
  if (commissionParts == null) return null;
  return (
    <SplitLine
      sale={id}
      number={number}
      seller={employee?.id ?? ''}
      parts={commissionParts.map(({ percent, employee: person }) => ({
        percent,
        employee: person == null ? null : { id: person.id, fullName: person.fullName },
      }))}
      mayChange={viewerCanSplitCommission}
    />
  );
}
