import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Branch } from './useBranches.ts';
import { useDeleteBranch } from './useWriteBranches.ts';

interface Props {
  /** The branch to delete; undefined while the dialog is closed. */
  branch: Branch | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a branch is deleted. If it has members, the refusal names how many. */
export function DeleteBranch({ branch, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteBranch();
  // The dialog keeps the name while it closes.
  const [name, setName] = useState('');
  if (branch !== undefined && branch.name !== name) setName(branch.name);
  return (
    <ConfirmWrite
      open={branch !== undefined}
      title={formatMessage('branches.deleteQuestion', { name })}
      confirm={formatMessage('shell.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, branch: branch?.id ?? '', expectedVersion: branch?.version })}
      done={formatMessage('branches.deleted')}
      onSaved={onDeleted}
      onEnd={onEnd}
    >
      {formatMessage('branches.deleteExplained')}
    </ConfirmWrite>
  );
}
