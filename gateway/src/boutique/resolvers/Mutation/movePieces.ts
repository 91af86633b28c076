import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { WIRE_STATES } from '../../orders.mappers.ts';
import { withOrder } from '../../withOrder.ts';

export const movePieces: NonNullable<MutationResolvers['movePieces']> = withOrder(
  ({ key, pieces, state }, { call }) =>
    call(boutique.movePieces, {
      key,
      body: { ids: pieces.map((piece) => dbIdOf('Piece', piece)), state: WIRE_STATES[state] },
    }),
);
