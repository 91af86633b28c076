import { formatMessage, marginPercent, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { CostFactsQuery, CostFactsQuery$data } from '../../__generated__/CostFactsQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

const QUERY = graphql`
  query CostFactsQuery($id: ID!) {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        cost {
          last
          average
        }
      }
      ... on Variant @alias(as: "variant") {
        cost {
          last
          average
        }
      }
    }
  }
`;

type Cost = NonNullable<NonNullable<NonNullable<CostFactsQuery$data['node']>['product']>['cost']>;

interface Props {
  /** Global id of a product or of one of its variants. */
  id: string;
  /** Its selling price before tax; undefined if it is priced at the till. */
  net: Paise | undefined;
}

/** For the owner: the unit cost and the margin. Nothing if no cost was ever entered. */
export function CostFacts({ id, net }: Props) {
  const environment = useRelayEnvironment();
  const [cost, setCost] = useState<Cost>();
  useEffect(() => {
    const answer = fetchQuery<CostFactsQuery>(environment, QUERY, { id }).subscribe({
      next: ({ node }) => setCost(node?.variant?.cost ?? node?.product?.cost ?? undefined),
      // Stock can be corrected without it.
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment, id]);
  if (cost === undefined) return null;
  const margin = net === undefined ? undefined : marginPercent(net, paiseOf(cost.last));
  return (
    <Box mt="2">
      <Facts
        facts={[
          { label: formatMessage('goods.lastCost'), value: <MoneyText amount={paiseOf(cost.last)} /> },
          { label: formatMessage('goods.averageCost'), value: <MoneyText amount={paiseOf(cost.average)} /> },
          ...(margin === undefined
            ? []
            : [
                {
                  label: formatMessage('goods.margin'),
                  value: formatMessage('goods.marginText', { percent: margin }),
                },
              ]),
        ]}
      />
    </Box>
  );
}
