import { formatCount, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import type { Branch } from '../useBranches.ts';
import { useUpdateBranch } from '../useWriteBranches.ts';
import { BranchForm } from './BranchForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  branch: Branch;
  mayEdit: boolean;
  seesMembers: boolean;
  /** Undefined if the user may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A branch beside the list: edit it, list its members, or delete it. */
export function OpenBranch({ branch, mayEdit, seesMembers, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateBranch();
  const { id, name, memberCount, version } = branch;
  const members = formatMessage('branches.toMembers', { name });
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
        <>
          {seesMembers && memberCount > 0 && (
            <Button asChild variant="outline" px="0" aria-label={members} title={members}>
              <Link to={`/Members?branch=${id}`}>
                <Users strokeWidth={1.75} aria-hidden />
              </Link>
            </Button>
          )}
          {onDelete && (
            <DeleteButton label={formatMessage('branches.delete', { name })} onDelete={onDelete} />
          )}
        </>
      }
    />
  );
}
