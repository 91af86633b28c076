import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        message
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

export type { UpdateProfileInput };

/** What became of it. */
export type UpdateOutcome =
  | { kind: 'saved'; message: string }
  /** The PIN was given too long ago. */
  | { kind: 'pin' }
  /** By the fields of the graph's input: "company.gstin". */
  | { kind: 'problems'; problems: readonly { readonly field: string; readonly message: string }[] }
  | { kind: 'refused'; message: string };

function outcomeOf(answer: useUpdateProfileMutation['response']['updateProfile']): UpdateOutcome {
  if (answer.__typename === 'UpdateProfileSuccess') return { kind: 'saved', message: answer.message ?? '' };
  if (answer.code === 'PIN_REQUIRED') return { kind: 'pin' };
  if (answer.problems !== undefined) return { kind: 'problems', problems: answer.problems };
  return { kind: 'refused', message: answer.message ?? say('profile.updateFailed') };
}

/** Changes the own profile. Rejects with a GraphFailure when no answer came. */
export function useUpdateProfile(): {
  update: (input: UpdateProfileInput) => Promise<UpdateOutcome>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useUpdateProfileMutation>(mutation);
  return { update: async (input) => outcomeOf((await write({ input })).updateProfile), busy };
}
