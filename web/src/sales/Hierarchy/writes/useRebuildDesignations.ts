import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useRebuildDesignationsMutation } from '../../../__generated__/useRebuildDesignationsMutation.graphql.ts';
import { failureText } from '../../../app/graph/failureText.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { refusedText } from './refusedText.ts';

const mutation = graphql`
  mutation useRebuildDesignationsMutation($input: RebuildDesignationsInput!) {
    rebuildDesignations(input: $input) {
      __typename
      ... on RebuildDesignationsSuccess {
        changed
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

/** What became of it, in words. */
export type RebuildOutcome = { done: string } | { failed: string };

/** Works the order of the tree out again. */
export function useRebuildDesignations(): { rebuild: () => Promise<RebuildOutcome>; busy: boolean } {
  const { write, busy } = useWrite<useRebuildDesignationsMutation>(mutation);
  const rebuild = async (): Promise<RebuildOutcome> => {
    try {
      const { rebuildDesignations: outcome } = await write({ input: { key: newKey() } });
      if (outcome.__typename !== 'RebuildDesignationsSuccess') {
        return { failed: refusedText('hierarchy.saveFailed', outcome) };
      }
      return { done: say(outcome.changed === 0 ? 'hierarchy.wasRight' : 'hierarchy.rebuilt') };
    } catch (error) {
      return { failed: failureText(error, 'hierarchy.saveFailed') };
    }
  };
  return { rebuild, busy };
}
