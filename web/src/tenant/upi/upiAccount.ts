import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { fetchQuery, type IEnvironment } from 'relay-runtime';
import type { upiAccountQuery } from '../../__generated__/upiAccountQuery.graphql.ts';

/** Where a UPI payment goes. */
export interface UpiAccount {
  /** Global id. */
  id: string;
  /** "meenakshi.boutique@upi". */
  upiId: string;
  /** Whose it is, as the payer's app shows it. */
  upiName: string;
}

// By the shop's id and not below `viewer`: when accounts can't be fetched, the shop itself stays known.
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

/** The account that bills show: the shop's first (spec 2 §4). Throws when the accounts could not be fetched. */
function firstOf({ node }: upiAccountQuery['response']): UpiAccount | undefined {
  if (node?.upiAccounts == null) throw new Error(formatMessage('payment.upiFailed'));
  const [first] = node.upiAccounts;
  return first && { id: first.id, upiId: first.upiId, upiName: first.upiName };
}

/**
 * The shop's UPI account; undefined when it has none. Suspends, and throws when it can't be fetched: belongs into a
 * Part. What is known shows at once and is asked for again, because a payment must never go to an old account; a form
 * that changes it waits for the answer (`network-only`).
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

/** The same for an act that needs it once. Rejects when it can't be fetched. */
export async function fetchUpiAccount(
  environment: IEnvironment,
  tenantId: string,
): Promise<UpiAccount | undefined> {
  const response = await fetchQuery<upiAccountQuery>(environment, query, { tenant: tenantId }).toPromise();
  return response && firstOf(response);
}
