import { graphql } from 'react-relay';
import type { useUpdateCustomerPictureMutation } from '../../../__generated__/useUpdateCustomerPictureMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Gives a customer the picture that was uploaded, or takes it away. */
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
