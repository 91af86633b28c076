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

/** Number of names shown; further ones are only counted. */
const NAMED = 5;

/** Fetches the names of the first few items. The dialog opens without waiting for them. */
export function useNames(): { names: readonly string[]; findNames: (ids: readonly string[]) => void } {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly string[]>([]);
  const findNames = (ids: readonly string[]): void => {
    setNames([]);
    fetchQuery<useNamesQuery>(environment, query, { ids: ids.slice(0, NAMED) })
      .toPromise()
      .then(
        (found) => setNames((found?.nodes ?? []).flatMap((node) => node?.title ?? [])),
        // Without names the dialog still shows the count.
        () => undefined,
      );
  };
  return { names, findNames };
}
