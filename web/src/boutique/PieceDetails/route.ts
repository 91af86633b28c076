import type { PieceDetailsQuery } from '../../__generated__/PieceDetailsQuery.graphql.ts';
import parameters from '../../__generated__/PieceDetailsQuery$parameters.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';

/**
 * The page that a job card's QR code opens on a signed-in phone (ADR 58). It requires no right: the server
 * shows a piece to the employees who work on it.
 */
export const pieceDetailsRoute = defineRoute<PieceDetailsQuery>({
  path: '/piece-details',
  title: 'piece.title',
  query: parameters,
  variables: ({ search }) => ({ piece: search.get('id') ?? '' }),
  screen: () => import('./PieceDetails.tsx'),
});
