import { boutique } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import type { FinishPieceInput, MutationResolvers } from '../../../types.generated.ts';
import { withPiece } from '../../withPiece.ts';

export const finishPiece: NonNullable<MutationResolvers['finishPiece']> = withPiece(
  ({ key, seenAt, photo }: FinishPieceInput, id, { call }) =>
    call(boutique.finishPiece, {
      key,
      params: { id },
      body: {
        stage_id: optionalDbId('Stage', seenAt) ?? null,
        ...(photo != null && { photo: dbIdOf('Upload', photo) }),
      },
    }),
);
