import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMaySetMoneyQuery } from '../../__generated__/useMaySetMoneyQuery.graphql.ts';

const QUERY = graphql`
  query useMaySetMoneyQuery {
    viewer {
      maySetLimit: viewerCan(menu: CUSTOMERS, flag: EDIT)
      maySetOpening: viewerCan(menu: BILLING_HISTORY, flag: EDIT)
    }
  }
`;

export interface MaySetMoney {
  maySetLimit: boolean;
  maySetOpening: boolean;
}

const NOTHING: MaySetMoney = { maySetLimit: false, maySetOpening: false };

/**
 * What the user may set for a new customer: nothing until known, or if the query fails. It does not suspend,
 * so that a customer can be added without it.
 */
export function useMaySetMoney(): MaySetMoney {
  const environment = useRelayEnvironment();
  const [may, setMay] = useState(NOTHING);
  useEffect(() => {
    const asked = fetchQuery<useMaySetMoneyQuery>(
      environment,
      QUERY,
      {},
      { fetchPolicy: 'store-or-network' },
    );
    const answer = asked.subscribe({
      next: ({ viewer }) =>
        setMay({
          maySetLimit: viewer?.maySetLimit === true,
          maySetOpening: viewer?.maySetOpening === true,
        }),
      // The customer can be added without these fields.
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment]);
  return may;
}
