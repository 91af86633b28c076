import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { useCreateDietPlan } from '../useWriteDietPlans.ts';
import { DietPlanForm } from './DietPlanForm.tsx';
import { inputOf, NEW_ENTRIES } from './entries.ts';

/** The form for a new diet plan. */
export function NewDietPlan({ onClose }: { onClose: () => void }) {
  const { write, checking } = useCreateDietPlan();
  return (
    <DietPlanForm
      title={formatMessage('diets.add')}
      stored={NEW_ENTRIES}
      draftName="dietPlan new"
      first
      checking={checking}
      save={(entries, key) => write({ key, ...inputOf(entries) })}
      onSaved={() => {
        toast.success(formatMessage('diets.added'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
