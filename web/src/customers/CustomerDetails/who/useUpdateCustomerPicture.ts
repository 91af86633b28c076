import { graphql } from 'react-relay';
import type { useUpdateCustomerPictureMutation } from '../../../__generated__/useUpdateCustomerPictureMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Sets an uploaded picture as the customer's, or removes it. */
export const useUpdateCustomerPicture = () =>
  useWrite<useUpdateCustomerPictureMutation>(
    graphql`
      mutation useUpdateCustomerPictureMutation($input: UpdateCustomerPictureInput!) {
        updateCustomerPicture(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...WhoPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.pictureFailed' },
  );
