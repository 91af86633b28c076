import { graphql } from 'react-relay';
import type { useMergeCustomersMutation } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Merges two customers. A conflict returns which one was changed, or into whom one was merged. */
export const useMergeCustomers = () =>
  useWrite<useMergeCustomersMutation>(
    graphql`
      mutation useMergeCustomersMutation($input: MergeCustomersInput!) {
        mergeCustomers(input: $input) {
          ... on MergeCustomersSuccess @alias(as: "saved") {
            deletedId
            customer {
              name
              ...CustomerScreen_customer
            }
          }
          ... on CustomerChanged @alias(as: "changed") {
            customer {
              ...mergeValues_customer
            }
          }
          ... on AlreadyMerged @alias(as: "already") {
            into {
              id
              name
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'merge.failed' },
  );
