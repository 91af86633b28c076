import { formatCount, formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import type { Branch } from '../useBranches.ts';
import { useUpdateBranch } from '../useWriteBranches.ts';
import { BranchForm } from './BranchForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  branch: Branch;
  mayEdit: boolean;
  /** Undefined where the person may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A branch beside the list: change it, or delete it. */
export function OpenBranch({ branch, mayEdit, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateBranch();
  const { id, name, memberCount, version } = branch;
  return (
    <BranchForm
      title={name}
      second={formatCount('branches.memberCount', memberCount)}
      stored={entriesOf(branch)}
      draftName={`branch ${id}`}
      readOnly={!mayEdit}
      checking={checking}
      save={(entries, key) => write({ key, branch: id, expectedVersion: version, ...inputOf(entries) })}
      onSaved={() => toast.success(formatMessage('branches.updated'))}
      onClose={onClose}
      more={
        onDelete && <DeleteButton label={formatMessage('branches.delete', { name })} onDelete={onDelete} />
      }
    />
  );
}
