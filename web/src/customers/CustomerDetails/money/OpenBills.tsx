import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenBillsQuery } from '../../../__generated__/OpenBillsQuery.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { NotShown } from '../NotShown.tsx';

interface Props {
  /** Global id of the customer. */
  id: string;
  /** Incremented by every Retry. */
  attempt: number;
  /** The customer's dues; a changed amount refetches. */
  pending: string;
  /** Opens the bill over the screen, where a payment can be received. */
  onOpen: (document: string) => void;
}

/** The bills with a pending amount, oldest first; each opens so that a payment can be received. */
export function OpenBills({ id, attempt, pending, onOpen }: Props) {
  const { viewer } = useLazyLoadQuery<OpenBillsQuery>(
    graphql`
      query OpenBillsQuery($id: ID!) {
        viewer {
          tenant {
            documents(
              first: 20
              filter: { customer: $id, stillToPay: true }
              orderBy: { field: DATE, direction: ASC }
            ) {
              edges {
                node {
                  id
                  number
                  date
                  pending
                  viewerCanReceivePayment
                }
              }
            }
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt, pending),
  );
  const { dayOf, today } = useShopClock();
  const documents = viewer?.tenant?.documents;
  if (documents == null) return <NotShown />;
  // A bill that was just paid disappears without waiting for the refetch.
  const open = documents.edges.filter(({ node }) => paiseOf(node.pending) > 0);
  return (
    <chakra.ul listStyleType="none" mt="3" aria-label={formatMessage('customers.openBills')}>
      {open.map(({ node }) => (
        <Box asChild key={node.id} py="2" borderBottom="1px solid" borderColor="border">
          <li>
            <HStack justify="space-between" gap="3" flexWrap="wrap">
              <Box minW="0">
                <Box textStyle="rowTitle">{node.number}</Box>
                <Box textStyle="second" color="fg.subtle">
                  {formatDayNear(dayOf(node.date), today)}
                </Box>
              </Box>
              <HStack gap="3">
                <MoneyText amount={paiseOf(node.pending)} />
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`${formatMessage(node.viewerCanReceivePayment ? 'payment.receive' : 'customers.openBill')}: ${node.number}`}
                  onClick={() => onOpen(node.id)}
                >
                  {formatMessage(node.viewerCanReceivePayment ? 'customers.receive' : 'customers.openBill')}
                </Button>
              </HStack>
            </HStack>
          </li>
        </Box>
      ))}
    </chakra.ul>
  );
}
