import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  SetItemImageInput,
  useSetItemImageMutation,
} from '../../__generated__/useSetItemImageMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useSetItemImageMutation($input: SetItemImageInput!) {
    setItemImage(input: $input) {
      __typename
      ... on SetItemImageSuccess {
        item {
          id
          image
          thumbnail
        }
      }
      ... on InvalidInput {
        problems {
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** What became of it. */
export type SetImageOutcome = { kind: 'saved' } | { kind: 'refused'; message: string };

/** Gives an item another picture, or none with null. Rejects with a GraphFailure when no answer came. */
export function useSetItemImage(): {
  setImage: (input: SetItemImageInput) => Promise<SetImageOutcome>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useSetItemImageMutation>(mutation);
  return {
    setImage: async (input) => {
      const { setItemImage: answer } = await write({ input });
      if (answer.__typename === 'SetItemImageSuccess') return { kind: 'saved' };
      const message = answer.problems?.[0]?.message ?? answer.message ?? say('catalogueImage.saveFailed');
      return { kind: 'refused', message };
    },
    busy,
  };
}
