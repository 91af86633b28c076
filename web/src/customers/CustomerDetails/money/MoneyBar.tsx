import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ReceiptIndianRupee } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MoneyBar_customer$key } from '../../../__generated__/MoneyBar_customer.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';

interface Props {
  customer: MoneyBar_customer$key;
  newBill: string;
}

/** Below 1200 px: the dues, and a button for the next bill. */
export function MoneyBar({ customer, newBill }: Props) {
  const { pending } = useFragment(
    graphql`
      fragment MoneyBar_customer on Customer {
        pending
      }
    `,
    customer,
  );
  const owed = paiseOf(pending);
  return (
    <HStack
      hideFrom="lg"
      layerStyle="marginTop"
      flexShrink="0"
      bg="bg"
      px={{ base: '4', md: '5' }}
      py="3"
      gap="4"
    >
      <Box flex="1" minW="0">
        <Box textStyle="second" color="fg.muted">
          {formatMessage(owed > 0 ? 'customers.stillToPay' : 'customers.nothingOwed')}
        </Box>
        {owed > 0 && (
          <Box textStyle="title">
            <MoneyText amount={owed} />
          </Box>
        )}
      </Box>
      <Button asChild size="lg">
        <Link to={newBill}>
          <ReceiptIndianRupee strokeWidth={1.75} aria-hidden />
          {formatMessage('customers.newBill')}
        </Link>
      </Button>
    </HStack>
  );
}
