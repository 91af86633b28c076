import { graphql, useFragment } from 'react-relay';
import type { OrderSplit_order$key } from '../../__generated__/OrderSplit_order.graphql.ts';
import { SplitLine } from '../../commission/index.ts';

/** The split of what an order in pieces earns in commission. */
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
  // Parts that could not be read must not be overwritten.
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
