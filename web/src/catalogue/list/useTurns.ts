import { graphql, useFragment } from 'react-relay';
import type { useTurns_pageInfo$key } from '../../__generated__/useTurns_pageInfo.graphql.ts';
import type { ListPage } from './listedItem.ts';

/** Where a list goes on. */
export function useTurns(pageInfo: useTurns_pageInfo$key): Pick<ListPage, 'next' | 'previous'> {
  const page = useFragment(
    graphql`
      fragment useTurns_pageInfo on PageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
        previousCursor
      }
    `,
    pageInfo,
  );
  return {
    next: page.hasNextPage ? (page.endCursor ?? undefined) : undefined,
    previous: page.hasPreviousPage ? (page.previousCursor ?? '') : undefined,
  };
}
