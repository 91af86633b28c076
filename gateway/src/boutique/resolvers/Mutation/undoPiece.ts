import { boutique } from '@galla/upstream/contract';
import type { MutationResolvers, UndoPieceInput } from '../../../types.generated.ts';
import { withPiece } from '../../withPiece.ts';

export const undoPiece: NonNullable<MutationResolvers['undoPiece']> = withPiece(
  ({ key }: UndoPieceInput, id, { call }) => call(boutique.undoPiece, { key, params: { id }, body: {} }),
);
