import { graphql } from 'react-relay';
import type { useCreateCustomerMutation } from '../../__generated__/useCreateCustomerMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** A customer as far as choosing one needs. */
export interface NamedCustomer {
  id: string;
  name: string;
  mobile: string;
}

/** Who has the number, when the person may see it; else whether he may open the customer by it. */
export interface Taken {
  by: NamedCustomer | undefined;
  mayOpen: boolean;
}

/** Only the walk-in has no number, and nobody adds that. */
export const namedCustomer = (
  { id, name, mobile }: { id: string; name: string; mobile?: string | null | undefined },
  typed = '',
): NamedCustomer => ({ id, name, mobile: mobile ?? typed });

/** Adds a customer; of a number that is taken, who has it when the person may see it. */
export const useCreateCustomer = () =>
  useWrite<useCreateCustomerMutation>(
    graphql`
      mutation useCreateCustomerMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          ... on CreateCustomerSuccess @alias(as: "saved") {
            customer {
              id
              name
              mobile
            }
          }
          ... on MobileTaken @alias(as: "taken") {
            mayOpen
            takenBy {
              id
              name
              mobile
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.addFailed' },
  );
