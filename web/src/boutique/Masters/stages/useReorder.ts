import { formatMessage } from '@galla/domain';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useReorderMutation } from '../../../__generated__/useReorderMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { takeNothingFromStore } from '../../../app/router/retry.ts';
import { toast } from '../../../app/toast/toast.ts';

/** Puts the stages of a shop into the given order in the Relay store. */
function showOrder(store: RecordSourceSelectorProxy, tenantId: string, ids: readonly string[]): void {
  const records = ids.flatMap((id) => store.get(id) ?? []);
  store.get(tenantId)?.setLinkedRecords(records, 'stages');
}

/** Saves the order of all stages. Optimistic, and reverted if it can't be saved (spec 3 §8). */
export function useReorder(tenantId: string): { save: (ids: readonly string[]) => void; busy: boolean } {
  const { revalidate } = useRevalidator();
  const { write, busy } = useWrite<useReorderMutation>(
    graphql`
      mutation useReorderMutation($input: ReorderStagesInput!) {
        reorderStages(input: $input) {
          ... on ReorderStagesSuccess @alias(as: "saved") {
            tenant {
              ...Stages_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    {
      failed: 'boutique.orderFailed',
      changes: ({ input }) => ({
        optimisticUpdater: (store) => showOrder(store, tenantId, input.stages),
      }),
    },
  );
  const save = async (stages: readonly string[]): Promise<void> => {
    const outcome = await write({ key: newKey(), stages });
    if (outcome.kind === 'saved') return;
    toast.error(formatMessage('boutique.orderFailed'));
    // Another user has added or deleted a stage, so the list is refetched.
    if (outcome.kind === 'changed') void takeNothingFromStore(revalidate);
  };
  return { save: (ids) => void save(ids), busy };
}
