import type { ItemKind } from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useAllIdsQuery } from '../../__generated__/useAllIdsQuery.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { toast } from '../../app/toast/toast.ts';
import type { GraphFilters } from './address.ts';

const query = graphql`
  query useAllIdsQuery($kind: CatalogueKind!, $filter: ProductFilter) @throwOnFieldError {
    viewer {
      tenant {
        catalogueIds(kind: $kind, filter: $filter)
      }
    }
  }
`;

/** Maximum number of ids that the query returns. */
export const MOST_CHOSEN = 10_000;

interface AllIds {
  /** Ids of all matches on all pages; empty, with a toast, if they could not be fetched. */
  findIds: (filters: GraphFilters) => Promise<readonly string[]>;
  busy: boolean;
}

export function useAllIds(kind: ItemKind): AllIds {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const findIds = async (filters: GraphFilters): Promise<readonly string[]> => {
    setBusy(true);
    try {
      const found = await fetchQuery<useAllIdsQuery>(
        environment,
        query,
        { kind, filter: filters },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return found?.viewer?.tenant?.catalogueIds ?? [];
    } catch (error) {
      toast.error(failureText(error, 'list.chooseAllFailed'));
      return [];
    } finally {
      setBusy(false);
    }
  };
  return { findIds, busy };
}
