import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useChooseAllQuery } from '../../__generated__/useChooseAllQuery.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { toast } from '../../app/toast/toast.ts';
import type { GraphFilter } from '../Contacts/address.ts';
import type { Chosen, ChosenContact } from './useChosen.ts';

const query = graphql`
  query useChooseAllQuery($id: ID!, $filter: ContactFilter) {
    node(id: $id) {
      ... on ContactCategory {
        assignments(filter: $filter) {
          contactIds
          employee {
            fullName
          }
        }
      }
    }
  }
`;

/** Selects a whole category, including rows not loaded yet. */
export function useChooseAll(category: string, filter: GraphFilter, chosen: Chosen) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const chooseAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const variables = { id: category, filter };
      const options = { fetchPolicy: 'network-only' } as const;
      const found = await fetchQuery<useChooseAllQuery>(environment, query, variables, options).toPromise();
      const contacts = (found?.node?.assignments ?? []).flatMap(({ contactIds, employee }) =>
        contactIds.map((id): ChosenContact => ({ id, category, employee: employee?.fullName ?? null })),
      );
      chosen.add(contacts);
    } catch (error) {
      toast.error(failureText(error, 'contacts.selectFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { chooseAll, busy };
}
