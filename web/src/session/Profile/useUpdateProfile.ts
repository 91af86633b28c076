import { graphql } from 'react-relay';
import type { useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import type { FieldNames } from '../../app/graph/refusal.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Updates the user's own profile. */
export const useUpdateProfile = (options: { fields?: FieldNames; askPin?: () => Promise<boolean> } = {}) =>
  useWrite<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfileSuccess @alias(as: "saved") {
            message
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'profile.updateFailed', ...options },
  );
