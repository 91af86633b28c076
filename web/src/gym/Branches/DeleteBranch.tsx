import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Branch } from './useBranches.ts';
import { useDeleteBranch } from './useWriteBranches.ts';

interface Props {
  /** What is to go; undefined while nothing is asked. */
  branch: Branch | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a branch goes; where it has members, their number is told. */
export function DeleteBranch({ branch, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteBranch();
  // The question keeps its name while it closes.
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
