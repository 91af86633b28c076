import { graphql } from 'react-relay';
import type { useWriteClothReturnMutation } from '../../../__generated__/useWriteClothReturnMutation.graphql.ts';
import type { useWriteClothSetMutation } from '../../../__generated__/useWriteClothSetMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Creates, changes or deletes the note on the customer's cloth. */
export const useSetCloth = () =>
  useWrite<useWriteClothSetMutation>(
    graphql`
      mutation useWriteClothSetMutation($input: SetClothInput!) {
        setCloth(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'cloth.failed', fields: (path) => path.replace(/^cloth\./, '') },
  );

/** Records how much cloth was left when it was given back. */
export const useReturnCloth = () =>
  useWrite<useWriteClothReturnMutation>(
    graphql`
      mutation useWriteClothReturnMutation($input: ReturnClothInput!) {
        returnCloth(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              ...OrderScreen_order
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'cloth.returnFailed' },
  );
