import { graphql } from 'react-relay';
import type { useDeleteDesignationMutation } from '../../../__generated__/useDeleteDesignationMutation.graphql.ts';
import { failureText } from '../../../app/graph/failureText.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { refusedText } from './refusedText.ts';

const mutation = graphql`
  mutation useDeleteDesignationMutation($input: DeleteDesignationInput!) {
    deleteDesignation(input: $input) {
      __typename
      ... on DeleteDesignationSuccess {
        tenant {
          ...useHierarchy_tenant
        }
      }
      ... on HierarchyChanged {
        tenant {
          ...useHierarchy_tenant
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** Deletes a designation that nobody has. Resolves with why it could not, or with nothing. */
export function useDeleteDesignation(): {
  /** @param moveChildrenUp lets those below it move up one level; otherwise one with others below it is refused */
  remove: (designation: string, moveChildrenUp: boolean) => Promise<string | undefined>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useDeleteDesignationMutation>(mutation);
  const remove = async (designation: string, moveChildrenUp: boolean): Promise<string | undefined> => {
    try {
      const { deleteDesignation: outcome } = await write({
        input: { key: newKey(), designation, moveChildrenUp },
      });
      if (outcome.__typename === 'DeleteDesignationSuccess') return undefined;
      return refusedText('hierarchy.deleteFailed', outcome);
    } catch (error) {
      return failureText(error, 'hierarchy.deleteFailed');
    }
  };
  return { remove, busy };
}
