import { formatCount, formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { assignable_item$key } from '../../../__generated__/assignable_item.graphql.ts';

interface Assignable {
  /** Why it can't be assigned now; undefined if it can. */
  held: string | undefined;
  /** Work is left, and no piece of it is assigned. */
  nobody: boolean;
}

/** An item can be assigned if nobody has it, or if it is done (business rules). */
export function assignable(item: assignable_item$key): Assignable {
  const { state, pieces } = readInlineData(
    graphql`
      fragment assignable_item on OrderItem @inline {
        state
        pieces {
          state
          employee {
            fullName
          }
          handOver {
            __typename
          }
        }
      }
    `,
    item,
  );
  if (pieces.every(({ handOver }) => handOver != null))
    return { held: formatMessage('handOver.all'), nobody: false };
  const withSomebody = pieces.filter((piece) => piece.employee != null && piece.state !== 'DONE');
  const [first] = withSomebody;
  const nobody = state !== 'DONE' && pieces.every((piece) => piece.employee == null);
  if (state === 'DONE' || nobody || first?.employee == null) return { held: undefined, nobody };
  const held = formatCount('orderDetails.assignOpens', withSomebody.length, {
    name: first.employee.fullName,
  });
  return { held, nobody };
}
