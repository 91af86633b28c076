import { formatDayNear, formatRupees, mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { ChosenFacts_customer$key } from '../../__generated__/ChosenFacts_customer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Person } from '../../ui/Person.tsx';
import { statusOf } from '../../ui/documentStatus.ts';
import { StillToPay } from './StillToPay.tsx';

interface Props {
  customer: ChosenFacts_customer$key;
}

/** Useful facts before billing a customer: number of bills, the last one, the pending amount. */
export function ChosenFacts({ customer }: Props) {
  const data = useFragment(
    graphql`
      fragment ChosenFacts_customer on Customer {
        name
        mobile
        group
        billCount
        documents(first: 4, filter: { types: [INVOICE, ORDER] }) @catch(to: NULL) {
          edges {
            node {
              total
              date
              status
            }
          }
        }
        ...StillToPay_customer
      }
    `,
    customer,
  );
  const { name, mobile, group, billCount, documents } = data;
  const last = documents?.edges.find(({ node }) => statusOf(node.status) !== 'CANCELED')?.node;
  const { today, dayOf } = useShopClock();
  return (
    <>
      <Person large name={name} second={[mobileText(mobile), group].filter(Boolean).join(' · ')} />
      <Box mt="4" />
      <Facts
        facts={[
          { label: formatMessage('billing.billsSoFar'), value: billCount },
          ...(last === undefined
            ? []
            : [
                {
                  label: formatMessage('billing.lastBill'),
                  value: `${formatRupees(paiseOf(last.total))}, ${formatDayNear(dayOf(last.date), today)}`,
                },
              ]),
          { label: formatMessage('billing.stillToPay'), value: <StillToPay customer={data} /> },
        ]}
      />
    </>
  );
}
