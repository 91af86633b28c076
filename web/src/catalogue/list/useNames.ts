import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useNamesQuery } from '../../__generated__/useNamesQuery.graphql.ts';

const query = graphql`
  query useNamesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on CatalogueItem {
        title
      }
    }
  }
`;

/** How many are named; the others are counted. */
const NAMED = 5;

/** The names of the first of some items, as soon as they are here; a question does not wait for them. */
export function useNames(): { names: readonly string[]; findNames: (ids: readonly string[]) => void } {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly string[]>([]);
  const findNames = (ids: readonly string[]): void => {
    setNames([]);
    fetchQuery<useNamesQuery>(environment, query, { ids: ids.slice(0, NAMED) })
      .toPromise()
      .then(
        (found) => setNames((found?.nodes ?? []).flatMap((node) => node?.title ?? [])),
        // Without names the question still says how many.
        () => undefined,
      );
  };
  return { names, findNames };
}
