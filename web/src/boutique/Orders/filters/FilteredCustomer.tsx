import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FilteredCustomerQuery } from '../../../__generated__/FilteredCustomerQuery.graphql.ts';
import { Person } from '../../../ui/Person.tsx';

interface Props {
  /** Global id. */
  id: string;
  onClear: () => void;
}

/** The customer whose orders are shown, with a button that shows all again. */
export function FilteredCustomer({ id, onClear }: Props) {
  const { node } = useLazyLoadQuery<FilteredCustomerQuery>(
    graphql`
      query FilteredCustomerQuery($id: ID!) {
        node(id: $id) {
          ... on Customer @alias(as: "customer") {
            name
            mobile
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  );
  const customer = node?.customer;
  return (
    <HStack justify="space-between" minH="row.tall" gap="3">
      <Box minW="0">
        <Person
          name={customer?.name ?? formatMessage('orderList.unknownCustomer')}
          second={mobileText(customer?.mobile ?? '')}
        />
      </Box>
      <Button
        variant="outline"
        size="sm"
        minH={{ base: 'control.touch', md: 'control.sm' }}
        onClick={onClear}
      >
        {formatMessage('orderList.allCustomers')}
      </Button>
    </HStack>
  );
}
