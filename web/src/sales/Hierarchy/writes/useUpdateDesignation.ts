import { graphql } from 'react-relay';
import type {
  UpdateDesignationInput,
  useUpdateDesignationMutation,
} from '../../../__generated__/useUpdateDesignationMutation.graphql.ts';
import { failureText } from '../../../app/graph/failureText.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { outcomeOf, type SaveOutcome } from './outcome.ts';

const mutation = graphql`
  mutation useUpdateDesignationMutation($input: UpdateDesignationInput!) {
    updateDesignation(input: $input) {
      __typename
      ... on DesignationSuccess {
        designation {
          id
        }
        tenant {
          ...useHierarchy_tenant
        }
      }
      ... on HierarchyChanged {
        tenant {
          ...useHierarchy_tenant
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** Changes name, points and commission. Never rejects: what went wrong is an outcome too. */
export function useUpdateDesignation(): (input: UpdateDesignationInput) => Promise<SaveOutcome> {
  const { write } = useWrite<useUpdateDesignationMutation>(mutation);
  return async (input) => {
    try {
      return outcomeOf((await write({ input })).updateDesignation, 'hierarchy.updateFailed');
    } catch (error) {
      return { kind: 'failed', message: failureText(error, 'hierarchy.updateFailed') };
    }
  };
}
