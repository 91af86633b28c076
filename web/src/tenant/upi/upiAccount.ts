import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { upiAccountQuery } from '../../__generated__/upiAccountQuery.graphql.ts';

/** The account that receives UPI payments. */
export interface UpiAccount {
  /** Global id. */
  id: string;
  /** "meenakshi.boutique@upi". */
  upiId: string;
  /** The account's name, as shown in the payer's app. */
  upiName: string;
}

// Queried by the shop's id and not below `viewer`, so that a failure does not affect the shop itself.
const query = graphql`
  query upiAccountQuery($tenant: ID!) {
    node(id: $tenant) {
      ... on Tenant {
        upiAccounts {
          id
          upiId
          upiName
        }
      }
    }
  }
`;

/** The account shown on bills: the shop's first (spec 2 §4). Throws if the accounts could not be loaded. */
function firstOf({ node }: upiAccountQuery['response']): UpiAccount | undefined {
  if (node?.upiAccounts == null) throw new Error(formatMessage('payment.upiFailed'));
  const [first] = node.upiAccounts;
  return first && { id: first.id, upiId: first.upiId, upiName: first.upiName };
}

/**
 * The shop's UPI account; undefined if it has none. Suspends, and throws on failure, so use it in a Part. The stored
 * answer is shown at once and refetched, because a payment must never go to an old account; a form that edits the
 * account waits for the answer (`network-only`).
 */
export function useUpiAccount(
  tenantId: string,
  attempt: number,
  fetchPolicy: 'store-and-network' | 'network-only' = 'store-and-network',
): UpiAccount | undefined {
  return firstOf(
    useLazyLoadQuery<upiAccountQuery>(query, { tenant: tenantId }, { fetchKey: attempt, fetchPolicy }),
  );
}

/** Fetches the account once, for an action. Rejects on failure. */
export async function fetchUpiAccount(
  environment: IEnvironment,
  tenantId: string,
): Promise<UpiAccount | undefined> {
  const response = await fetchQuery<upiAccountQuery>(environment, query, { tenant: tenantId }).toPromise();
  return response && firstOf(response);
}
