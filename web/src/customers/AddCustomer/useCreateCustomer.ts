import { graphql } from 'react-relay';
import type { useCreateCustomerMutation } from '../../__generated__/useCreateCustomerMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** The fields of a customer that choosing one needs. */
export interface NamedCustomer {
  id: string;
  name: string;
  mobile: string;
}

/**
 * The customer who has the number, if the user may see them; otherwise whether the user may open the customer
 * by number.
 */
export interface Taken {
  by: NamedCustomer | undefined;
  mayOpen: boolean;
}

/** Only the walk-in customer has no number, and can't be added. */
export const namedCustomer = (
  { id, name, mobile }: { id: string; name: string; mobile?: string | null | undefined },
  typed = '',
): NamedCustomer => ({ id, name, mobile: mobile ?? typed });

/** Adds a customer. If the number is taken, returns its customer if the user may see them. */
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
