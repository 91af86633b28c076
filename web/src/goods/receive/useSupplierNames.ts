import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSupplierNamesQuery } from '../../__generated__/useSupplierNamesQuery.graphql.ts';

const QUERY = graphql`
  query useSupplierNamesQuery {
    viewer {
      tenant {
        suppliers(first: 100) {
          edges {
            node {
              name
            }
          }
        }
      }
    }
  }
`;

/** Supplier names as suggestions; empty while loading or if that fails, so that a name can be typed. */
export function useSupplierNames(): readonly string[] {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const answer = fetchQuery<useSupplierNamesQuery>(environment, QUERY, {}).subscribe({
      next: ({ viewer }) => setNames(viewer?.tenant?.suppliers?.edges.map(({ node }) => node.name) ?? []),
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment]);
  return names;
}
