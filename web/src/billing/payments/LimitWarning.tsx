import { aboveLimit, type Account, formatMessage, formatRupees, type Paise } from '@galla/domain';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { LimitWarningQuery } from '../../__generated__/LimitWarningQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { PaymentWarning } from './PaymentWarning.tsx';

const QUERY = graphql`
  query LimitWarningQuery($payer: ID!) {
    node(id: $payer) {
      ... on Customer @alias(as: "customer") {
        pending
        credit
        creditLimit
      }
    }
  }
`;

/** A customer's dues and credit limit; undefined while loading, if that fails, and for an existing bill. */
function useAccount(payer: string): Account | undefined {
  const environment = useRelayEnvironment();
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    const answer = fetchQuery<LimitWarningQuery>(environment, QUERY, { payer }).subscribe({
      next: ({ node }) => {
        const customer = node?.customer;
        if (customer == null) return;
        const { pending, credit, creditLimit: limit } = customer;
        setAccount({
          pending: paiseOf(pending),
          credit: paiseOf(credit),
          limit: limit == null ? null : paiseOf(limit),
        });
      },
      // Billing works without it.
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment, payer]);
  return account;
}

interface Props {
  /** The unpaid part of the bill. */
  rest: Paise;
  /** Global id of the customer. */
  payer: string;
}

/** Warns that the unpaid part takes the customer above the credit limit. It does not block billing. */
export function LimitWarning({ rest, payer }: Props) {
  const account = useAccount(payer);
  if (account?.limit == null) return null;
  const above = aboveLimit(account, rest);
  if (above === 0) return null;
  const facts = {
    owed: formatRupees(account.pending - account.credit + rest),
    above: formatRupees(above),
    limit: formatRupees(account.limit),
  };
  return <PaymentWarning text={formatMessage('creditLimit.above', facts)} />;
}
