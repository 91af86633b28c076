import type { boutique } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { dbIdOf } from '../relay/ids.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import type { Answer } from '../rest/arguments.ts';
import { jobCardOf } from './jobCards.mappers.ts';

/** Creates the resolver for a write at a piece's job card, which answers the updated piece. */
export const withPiece = <Input extends { piece: string }>(
  write: (input: Input, id: string, context: Context) => Promise<Answer<typeof boutique.finishPiece>>,
) =>
  withRefusals(
    async (input: Input, context) => {
      const { moved, data } = await write(input, dbIdOf('Piece', input.piece), context);
      return { __typename: 'PieceSuccess' as const, moved: moved === 1, card: jobCardOf(data) };
    },
    { inputField: (field) => (field === 'id' ? 'piece' : field === 'stage_id' ? 'seenAt' : field) },
  );
