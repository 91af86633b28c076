import { formatMessage } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW } from './address.ts';
import type { Rights } from './DietPlanList.tsx';
import { NewDietPlan } from './form/NewDietPlan.tsx';
import { OpenDietPlan } from './form/OpenDietPlan.tsx';
import type { DietPlan } from './useDietPlans.ts';

interface Props {
  dietPlans: readonly DietPlan[];
  /** Id of the open diet plan, NEW, or '' for none. */
  open: string;
  rights: Rights;
  onDelete: (dietPlan: DietPlan) => void;
  onClose: () => void;
}

/** Beside the list: the open diet plan, or the form for a new one. */
export function DietPlanPanel({ dietPlans, open, rights, onDelete, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewDietPlan onClose={onClose} />;
  const dietPlan = dietPlans.find(({ id }) => id === open);
  if (dietPlan === undefined) {
    return (
      <DetailDrawer title={formatMessage('diets.plan')} open onClose={onClose}>
        <EmptyState title={formatMessage('diets.missing')} />
      </DetailDrawer>
    );
  }
  return (
    <OpenDietPlan
      key={dietPlan.id}
      dietPlan={dietPlan}
      mayEdit={rights.edit}
      mayAssign={rights.assign}
      onDelete={rights.remove ? () => onDelete(dietPlan) : undefined}
      onClose={onClose}
    />
  );
}
