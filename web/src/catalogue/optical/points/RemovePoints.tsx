import { say } from '@galla/domain';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Assignment } from './assignment.ts';
import { useRemovePoints } from './useRemovePoints.ts';

interface Props {
  /** Undefined while nothing is asked. */
  assignment: Assignment | undefined;
  onEnd: () => void;
}

/** Asks before an assignment is taken back. */
export function RemovePoints({ assignment, onEnd }: Props) {
  const { write, busy } = useRemovePoints();
  const confirm = async (id: string): Promise<void> => {
    const outcome = await write({ key: newKey(), assignment: id });
    if (outcome.kind === 'saved') toast.done(say('optical.pointsDeleted'));
    else toast.failed(outcome.message);
    onEnd();
  };
  return (
    <ConfirmDialog
      open={assignment !== undefined}
      title={say('optical.removePoints', { name: assignment?.designation.name ?? '' })}
      confirm={say('optical.delete')}
      dangerous
      busy={busy}
      onConfirm={() => assignment && void confirm(assignment.id)}
      onCancel={onEnd}
    >
      {say('optical.removePointsExplained')}
    </ConfirmDialog>
  );
}
