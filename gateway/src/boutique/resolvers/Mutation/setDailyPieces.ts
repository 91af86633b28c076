import { checkDailyPieces } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers, SetDailyPiecesInput } from '../../../types.generated.ts';

export const setDailyPieces: NonNullable<MutationResolvers['setDailyPieces']> = withRefusals(
  async ({ key, pieces = null }: SetDailyPiecesInput, { call }) => {
    refuseOn(checkDailyPieces(pieces));
    const { daily_pieces: dailyPieces } = await call(boutique.setDailyPieces, { key, body: { pieces } });
    return { __typename: 'SetDailyPiecesSuccess' as const, dailyPieces };
  },
);
