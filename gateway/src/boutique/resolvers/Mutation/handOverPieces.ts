import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const handOverPieces: NonNullable<MutationResolvers['handOverPieces']> = withOrder(
  ({ key, order, pieces, collectedBy, leftDue }, { call }) =>
    call(boutique.handOver, {
      key,
      params: { id: dbIdOf('Order', order) },
      body: {
        piece_ids: pieces.map((piece) => dbIdOf('Piece', piece)),
        collected_by: collectedBy,
        ...(leftDue != null && { left_due: rupees(leftDue) }),
      },
    }),
);
