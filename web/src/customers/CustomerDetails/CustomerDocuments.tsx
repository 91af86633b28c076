import { formatDayNear, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Link } from '@chakra-ui/react/link';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link as RouterLink } from 'react-router-dom';
import type { CustomerDocuments_customer$key } from '../../__generated__/CustomerDocuments_customer.graphql.ts';
import type { CustomerDocumentsPagesQuery } from '../../__generated__/CustomerDocumentsPagesQuery.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useOpens } from '../../app/router/opens.ts';
import { loadMore } from '../../list/index.ts';
import { statusOf } from '../../ui/documentStatus.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { CustomerPart } from './Part.tsx';

const PAGE_SIZE = 20;

/** What the customer bought, ordered and was offered, the newest first; older ones by the page. */
export function CustomerDocuments({ customer }: { customer: CustomerDocuments_customer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CustomerDocumentsPagesQuery,
    CustomerDocuments_customer$key
  >(
    graphql`
      fragment CustomerDocuments_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CustomerDocumentsPagesQuery") {
        documents(first: $count, after: $after) @connection(key: "CustomerDocuments_documents", filters: []) {
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
  const seesHistory = useOpens('billing-history');
  const edges = data.documents?.edges ?? [];
  return (
    <CustomerPart title={say('customers.billsAndOrders')}>
      {edges.length === 0 && (
        <Box color="fg.muted">
          {say(data.documents == null ? 'customers.detailsFailed' : 'billing.noBillsYet')}
        </Box>
      )}
      <ul>
        {edges.map(({ node }) => (
          <Box asChild key={node.id} py="2" borderBottom="1px solid" borderColor="border">
            <li>
              <HStack justify="space-between" gap="3">
                <Box minW="0">
                  <Box textStyle="rowTitle">
                    {seesHistory ? (
                      <Link asChild>
                        <RouterLink to={`/Billing-History?${new URLSearchParams({ open: node.id })}`}>
                          {node.number}
                        </RouterLink>
                      </Link>
                    ) : (
                      node.number
                    )}
                  </Box>
                  <Box textStyle="second" color="fg.subtle">
                    {formatDayNear(dayOf(node.date), today)}
                  </Box>
                </Box>
                <HStack gap="3" flexShrink="0" flexWrap="wrap" justify="flex-end">
                  <MoneyText amount={paiseOf(node.total)} />
                  <StatusTag
                    status={statusOf(node.status)}
                    total={paiseOf(node.total)}
                    pending={paiseOf(node.pending)}
                  />
                </HStack>
              </HStack>
            </li>
          </Box>
        ))}
      </ul>
      {hasNext && (
        <Button
          variant="outline"
          mt="4"
          loading={isLoadingNext}
          loadingText={say('shell.loading')}
          onClick={() => loadMore(loadNext, PAGE_SIZE, 'customers.detailsFailed')}
        >
          {say('notifications.more')}
        </Button>
      )}
    </CustomerPart>
  );
}
