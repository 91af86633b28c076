import { formatDayNear, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import type { LastBills_customer$key } from '../../__generated__/LastBills_customer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useOpens } from '../../app/router/opens.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { statusOf } from '../../ui/documentStatus.ts';

interface Props {
  customer: LastBills_customer$key;
}

/** A customer's newest documents with their status. */
export function LastBills({ customer }: Props) {
  const { mobile, documents } = useFragment(
    graphql`
      fragment LastBills_customer on Customer {
        mobile
        documents(first: 4, filter: { types: [INVOICE, ORDER] }) @catch(to: NULL) {
          totalCount
          edges {
            node {
              id
              number
              date
              total
              pending
              status
            }
          }
        }
      }
    `,
    customer,
  );
  const { today, dayOf } = useShopClock();
  const count = documents?.totalCount ?? 0;
  const seesHistory = useOpens('billing-history');
  return (
    <Box asChild layerStyle="section" mt="2">
      <section>
        <HStack justify="space-between">
          <Box asChild textStyle="section">
            <h2>{formatMessage('billing.lastBills')}</h2>
          </Box>
          {seesHistory && count > 0 && (
            <Link asChild>
              <RouterLink to={`/Billing-History?search=${mobile ?? ''}`}>
                {formatMessage('billing.allBills', { n: count })}
              </RouterLink>
            </Link>
          )}
        </HStack>
        {count === 0 && (
          <Box color="fg.muted">
            {formatMessage(documents === null ? 'history.loadFailed' : 'billing.noBillsYet')}
          </Box>
        )}
        <ul>
          {documents?.edges.map(({ node }) => {
            const status = statusOf(node.status);
            const total = paiseOf(node.total);
            return (
              <HStack asChild key={node.id} minH="row" gap="3" borderBottom="1px solid" borderColor="border">
                <li>
                  <Box flex="1">
                    <Box fontWeight="medium">{node.number}</Box>
                    <Box textStyle="second" color="fg.subtle">
                      {formatDayNear(dayOf(node.date), today)}
                    </Box>
                  </Box>
                  <MoneyText amount={total} struck={status === 'CANCELED'} />
                  <Box w="24">
                    <StatusTag status={status} total={total} pending={paiseOf(node.pending)} />
                  </Box>
                </li>
              </HStack>
            );
          })}
        </ul>
      </section>
    </Box>
  );
}
