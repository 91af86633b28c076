import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import { FollowersButton } from '../../assign/FollowersButton.tsx';
import type { DietPlan } from '../useDietPlans.ts';
import { useUpdateDietPlan } from '../useWriteDietPlans.ts';
import { DietPlanForm } from './DietPlanForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  dietPlan: DietPlan;
  mayEdit: boolean;
  mayAssign: boolean;
  /** Undefined if the user may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A diet plan beside the list: edit it, assign members, or delete it. */
export function OpenDietPlan({ dietPlan, mayEdit, mayAssign, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateDietPlan();
  const { id, name, memberCount, version } = dietPlan;
  return (
    <DietPlanForm
      title={name}
      stored={entriesOf(dietPlan)}
      draftName={`dietPlan ${id}`}
      readOnly={!mayEdit}
      checking={checking}
      save={(entries, key) => write({ key, dietPlan: id, expectedVersion: version, ...inputOf(entries) })}
      onSaved={() => toast.success(formatMessage('diets.updated'))}
      onClose={onClose}
      more={
        <>
          {mayAssign && <FollowersButton followed={{ kind: 'dietPlan', id, name, memberCount }} />}
          {onDelete && <DeleteButton label={formatMessage('diets.delete', { name })} onDelete={onDelete} />}
        </>
      }
    />
  );
}
