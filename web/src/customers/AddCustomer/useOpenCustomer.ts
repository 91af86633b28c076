import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useOpenCustomerMutation } from '../../__generated__/useOpenCustomerMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import type { NamedCustomer } from './useAddCustomer.ts';

const mutation = graphql`
  mutation useOpenCustomerMutation($input: OpenCustomerInput!) {
    openCustomer(input: $input) {
      __typename
      ... on OpenCustomerSuccess {
        customer {
          id
          name
          mobile
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** Opens a customer of a colleague by the full mobile number; answers the customer, or what to tell. */
export function useOpenCustomer(): {
  open: (mobile: string) => Promise<NamedCustomer | string>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useOpenCustomerMutation>(mutation);
  const open = async (mobile: string): Promise<NamedCustomer | string> => {
    try {
      const { customer, message } = (await write({ input: { key: newKey(), mobile } })).openCustomer;
      if (customer) return { ...customer, mobile: customer.mobile ?? mobile };
      return message ?? say('customers.openFailed');
    } catch (error) {
      return failureText(error, 'customers.openFailed');
    }
  };
  return { open, busy };
}
