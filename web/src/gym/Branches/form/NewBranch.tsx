import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { useCreateBranch } from '../useWriteBranches.ts';
import { BranchForm } from './BranchForm.tsx';
import { inputOf, NEW_ENTRIES } from './entries.ts';

/** The form for a new branch. */
export function NewBranch({ onClose }: { onClose: () => void }) {
  const { write, checking } = useCreateBranch();
  return (
    <BranchForm
      title={formatMessage('branches.add')}
      stored={NEW_ENTRIES}
      draftName="branch new"
      first
      checking={checking}
      save={(entries, key) => write({ key, ...inputOf(entries) })}
      onSaved={() => {
        toast.success(formatMessage('branches.added'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
