import type { PieceDetailsQuery } from '../../__generated__/PieceDetailsQuery.graphql.ts';
import parameters from '../../__generated__/PieceDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/**
 * A piece, as the QR code of its job card opens it on a signed-in phone (ADR 58). It needs no right of its own: whoever
 * works on the piece sees it, which the server decides.
 */
export const pieceDetailsRoute = defineRoute<PieceDetailsQuery>({
  path: '/piece-details',
  title: 'piece.title',
  query: parameters,
  variables: ({ search }) => ({ piece: search.get('id') ?? '' }),
  screen: () => import('./PieceDetails.tsx'),
});
