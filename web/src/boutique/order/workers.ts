import { formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { workers_order$key } from '../../__generated__/workers_order.graphql.ts';

/** One line on who has unfinished pieces of an order; says so if nobody has any, or if all are done. */
export function workersOf(order: workers_order$key): { text: string; nobody: boolean } {
  const { items } = readInlineData(
    graphql`
      fragment workers_order on Order @inline {
        items {
          pieces {
            state
            employee {
              fullName
            }
          }
        }
      }
    `,
    order,
  );
  const left = items.flatMap(({ pieces }) => pieces).filter(({ state }) => state !== 'DONE');
  if (left.length === 0) return { text: formatMessage('orderList.done'), nobody: false };
  const [first, ...others] = new Set(left.flatMap(({ employee }) => (employee ? [employee.fullName] : [])));
  if (first === undefined) return { text: formatMessage('orderList.nobodyYet'), nobody: true };
  return {
    text:
      others.length === 0 ? first : formatMessage('orderList.andOthers', { name: first, n: others.length }),
    nobody: false,
  };
}
