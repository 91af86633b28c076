import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChosenCustomerQuery } from '../../__generated__/ChosenCustomerQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChosenFacts } from './ChosenFacts.tsx';
import { LastBills } from './LastBills.tsx';

interface Props {
  id: string;
  /** Increases with every Retry. */
  attempt: number;
}

/** Fetches the chosen customer; suspends and fails within its `Part`. */
export function ChosenCustomer({ id, attempt }: Props) {
  const { node } = useLazyLoadQuery<ChosenCustomerQuery>(
    graphql`
      query ChosenCustomerQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...ChosenFacts_customer @alias(as: "facts")
          ...LastBills_customer @alias(as: "bills")
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  if (node?.facts == null || node.bills == null) {
    return (
      <EmptyState
        title={formatMessage('customers.loadFailed')}
        explained={formatMessage('faults.notFound')}
      />
    );
  }
  return (
    <>
      <Box order={1}>
        <ChosenFacts customer={node.facts} />
      </Box>
      <Box order={3}>
        <LastBills customer={node.bills} />
      </Box>
    </>
  );
}
