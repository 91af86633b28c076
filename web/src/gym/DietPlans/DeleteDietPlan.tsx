import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { DietPlan } from './useDietPlans.ts';
import { useDeleteDietPlan } from './useWriteDietPlans.ts';

interface Props {
  /** What is to go; undefined while nothing is asked. */
  dietPlan: DietPlan | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a dietPlan goes; where it has members, their number is told. */
export function DeleteDietPlan({ dietPlan, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteDietPlan();
  // The question keeps its name while it closes.
  const [name, setName] = useState('');
  if (dietPlan !== undefined && dietPlan.name !== name) setName(dietPlan.name);
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
      {formatMessage('diets.deleteExplained')}
    </ConfirmWrite>
  );
}
