import { formatCount, formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { DietPlan } from './useDietPlans.ts';
import { useDeleteDietPlan } from './useWriteDietPlans.ts';

interface Props {
  /** The diet plan to delete; undefined while the dialog is closed. */
  dietPlan: DietPlan | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a diet plan is deleted. If members follow it, the refusal names how many. */
export function DeleteDietPlan({ dietPlan, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteDietPlan();
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState(dietPlan);
  if (dietPlan !== undefined && dietPlan !== asked) setAsked(dietPlan);
  const { name = '', memberCount: members = 0 } = asked ?? {};
  return (
    <ConfirmWrite
      open={dietPlan !== undefined}
      title={formatMessage('diets.deleteQuestion', { name })}
      confirm={formatMessage('shell.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, dietPlan: dietPlan?.id ?? '', expectedVersion: dietPlan?.version })}
      done={formatMessage('diets.deleted')}
      onSaved={onDeleted}
      onEnd={onEnd}
    >
      {members === 0
        ? formatMessage('diets.deleteExplained')
        : formatCount('assign.deleteExplained', members)}
    </ConfirmWrite>
  );
}
