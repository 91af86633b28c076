import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const undoHandOver: NonNullable<MutationResolvers['undoHandOver']> = withOrder(
  ({ key, order, pieces }, { call }) =>
    call(boutique.takeBack, {
      key,
      params: { id: dbIdOf('Order', order) },
      body: { piece_ids: pieces.map((piece) => dbIdOf('Piece', piece)) },
    }),
);
