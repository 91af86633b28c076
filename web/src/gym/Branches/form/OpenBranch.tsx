import { formatCount, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { toast } from '../../../app/toast/toast.ts';
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
      remove={
        onDelete && (
          <Button
            variant="outline"
            px="0"
            color="due.fg"
            aria-label={formatMessage('branches.delete', { name })}
            onClick={onDelete}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </Button>
        )
      }
    />
  );
}
