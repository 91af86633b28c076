import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { MergeField } from '../../../__generated__/useMergeCustomersMutation.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { forgetCustomer } from '../../knownCustomers.ts';
import { detailsPath } from '../address.ts';
import type { Problem } from './MergeProblem.tsx';
import type { shownState } from './mergeValues.ts';
import { useMergeCustomers } from './useMergeCustomers.ts';

type ShownState = ReturnType<typeof shownState>;

/** Merges two customers and opens the remaining one; a refusal is kept for the dialog. */
export function useMerge(onDone: () => void) {
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<Problem>();
  const { write, busy } = useMergeCustomers();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();

  const run = async (keep: ShownState, merged: ShownState, take: readonly MergeField[]): Promise<void> => {
    setProblem(undefined);
    const versions = { keepVersion: keep.version, mergedVersion: merged.version };
    const outcome = await write({ key, keep: keep.id, merged: merged.id, ...versions, take: [...take] });
    if (outcome.kind === 'saved') {
      const { customer, deletedId } = outcome.saved;
      forgetCustomer(environment, deletedId);
      toast.success(formatMessage('merge.merged', { name: customer.name }));
      onDone();
      void navigate(detailsPath(keep.id), { replace: true });
      return;
    }
    // A refused merge was not applied, so the next attempt is a new one with a new key.
    if (outcome.kind !== 'failed') setKey(newKey());
    if (outcome.answer?.changed) setProblem({ message: formatMessage('merge.changed') });
    else if (outcome.answer?.already) {
      const { into } = outcome.answer.already;
      setProblem({ message: formatMessage('merge.already'), ...(into && { into }) });
    } else setProblem({ message: outcome.message });
  };
  return { run, busy, problem };
}
