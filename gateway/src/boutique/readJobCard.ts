import { boutique } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { RefusalError } from '../refusals/RefusalError.ts';
import { dbIdOf } from '../relay/ids.ts';
import { jobCardOf, type JobCardModel } from './jobCards.mappers.ts';

/** The job card of a piece by global id; null when it does not exist or the caller may not see it. */
export async function readJobCard(piece: string, { call }: Context): Promise<JobCardModel | null> {
  try {
    const [card] = (await call(boutique.jobCards, { query: { piece_id: dbIdOf('Piece', piece) } })).data;
    return card ? jobCardOf(card) : null;
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'NOT_FOUND') return null;
    throw error;
  }
}
