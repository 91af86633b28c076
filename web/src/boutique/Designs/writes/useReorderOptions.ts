import { graphql } from 'react-relay';
import type { useReorderOptionsMutation } from '../../../__generated__/useReorderOptionsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves the order of an area's options. Optimistic, and reverted if it can't be saved (spec 3 §4). */
export const useReorderOptions = () =>
  useWrite<useReorderOptionsMutation>(
    graphql`
      mutation useReorderOptionsMutation($input: ReorderDesignOptionsInput!) {
        reorderDesignOptions(input: $input) {
          ... on ReorderDesignOptionsSuccess @alias(as: "saved") {
            area {
              ...stored_area
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'designScreen.orderFailed',
      changes: ({ input }) => ({
        optimisticUpdater: (store) => {
          const records = input.options.flatMap((id) => store.get(id) ?? []);
          store.get(input.area)?.setLinkedRecords(records, 'options');
        },
      }),
    },
  );
