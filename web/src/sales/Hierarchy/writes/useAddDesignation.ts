import { graphql } from 'react-relay';
import type {
  CreateDesignationInput,
  useAddDesignationMutation,
} from '../../../__generated__/useAddDesignationMutation.graphql.ts';
import { failureText } from '../../../app/graph/failureText.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { outcomeOf, type SaveOutcome } from './outcome.ts';

const mutation = graphql`
  mutation useAddDesignationMutation($input: CreateDesignationInput!) {
    createDesignation(input: $input) {
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

/** Adds a designation below another one, or at the top level. Never rejects: what went wrong is an outcome too. */
export function useAddDesignation(): (input: CreateDesignationInput) => Promise<SaveOutcome> {
  const { write } = useWrite<useAddDesignationMutation>(mutation);
  return async (input) => {
    const failed = input.parent == null ? 'hierarchy.addRootFailed' : 'hierarchy.addChildFailed';
    try {
      return outcomeOf((await write({ input })).createDesignation, failed);
    } catch (error) {
      return { kind: 'failed', message: failureText(error, failed) };
    }
  };
}
