import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { HistoryPart_customer$key } from '../../__generated__/HistoryPart_customer.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { NotShown } from './NotShown.tsx';
import { CustomerPart } from './Part.tsx';

/** Business History: the customer's statuses, newest first (spec 2 §3). */
export function HistoryPart({ customer }: { customer: HistoryPart_customer$key }) {
  const { statusHistory } = useFragment(
    graphql`
      fragment HistoryPart_customer on Customer {
        statusHistory {
          id
          status
          previous
          details {
            label
            value
          }
          createdAt
          createdBy
        }
      }
    `,
    customer,
  );
  const { dateTimeNear } = useShopClock();
  return (
    <CustomerPart title={formatMessage('customers.businessHistory')}>
      {statusHistory == null && <NotShown />}
      {statusHistory?.length === 0 && <Box color="fg.muted">{formatMessage('customers.noHistory')}</Box>}
      <ol>
        {statusHistory?.map((change) => (
          <Box asChild key={change.id} py="2" borderBottom="1px solid" borderColor="border">
            <li>
              <Box>
                <strong>{change.status}</strong>{' '}
                {change.previous != null && (
                  <Box as="span" color="fg.muted">
                    {formatMessage('customers.after', { status: change.previous })}
                  </Box>
                )}
              </Box>
              {change.details.map(({ label, value }) => (
                <Box key={label} textStyle="second" overflowWrap="anywhere">
                  {`${label}: ${value}`}
                </Box>
              ))}
              <Box textStyle="second" color="fg.subtle">
                {[dateTimeNear(change.createdAt), change.createdBy].filter(Boolean).join(' · ')}
              </Box>
            </li>
          </Box>
        ))}
      </ol>
    </CustomerPart>
  );
}
