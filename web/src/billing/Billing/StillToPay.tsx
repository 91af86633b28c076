import type { Paise } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { StillToPay_customer$key } from '../../__generated__/StillToPay_customer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { statusOf } from '../../ui/documentStatus.ts';

interface Props {
  customer: StillToPay_customer$key;
}

/** The customer's pending amount, with the status of the newest unpaid bill. */
export function StillToPay({ customer }: Props) {
  const data = useFragment(
    graphql`
      fragment StillToPay_customer on Customer {
        pending
        documents(first: 4, filter: { types: [INVOICE, ORDER] }) @catch(to: NULL) {
          edges {
            node {
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
  const pending: Paise = paiseOf(data.pending);
  const open = data.documents?.edges.find(({ node }) => paiseOf(node.pending) > 0)?.node;
  return (
    <HStack gap="2" justify="flex-end">
      {pending > 0 && open && (
        <StatusTag
          status={statusOf(open.status)}
          total={paiseOf(open.total)}
          pending={paiseOf(open.pending)}
        />
      )}
      <MoneyText
        amount={pending}
        dashAtZero
        {...(pending > 0 && { color: 'part.fg', fontWeight: 'semibold' })}
      />
    </HStack>
  );
}
