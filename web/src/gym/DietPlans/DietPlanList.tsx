import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DietPlanList_tenant$key } from '../../__generated__/DietPlanList_tenant.graphql.ts';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { DEFAULTS, NEW, type DietPlansKey } from './address.ts';
import { DietPlanFilters } from './DietPlanFilters.tsx';
import { DietPlanPanel } from './DietPlanPanel.tsx';
import { DietPlanRows } from './DietPlanRows.tsx';
import { DeleteDietPlan } from './DeleteDietPlan.tsx';
import { useDietPlans, type DietPlan } from './useDietPlans.ts';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Whether the user may assign members. */
  assign: boolean;
}

interface Props {
  tenant: DietPlanList_tenant$key;
  rights: Rights;
}

/** Search, rows, and the open diet plan beside them. */
export function DietPlanList({ tenant: key, rights }: Props) {
  const tenant = useFragment(
    graphql`
      fragment DietPlanList_tenant on Tenant {
        ...useDietPlans_tenant
      }
    `,
    key,
  );
  const dietPlans = useDietPlans(tenant);
  const list = useList<DietPlansKey>(DEFAULTS, () => ({}), {});
  const [going, setGoing] = useState<DietPlan>();
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <>
      <ListScreen
        title={formatMessage('diets.title')}
        actions={add && <AddButton label={formatMessage('diets.add')} onAdd={add} />}
        busy={false}
        column={
          <DietPlanPanel
            dietPlans={dietPlans}
            open={list.filters.open}
            rights={rights}
            onDelete={setGoing}
            onClose={list.close}
          />
        }
      >
        <DietPlanFilters list={list} />
        <DietPlanRows dietPlans={dietPlans} list={list} onAdd={add} />
      </ListScreen>
      <DeleteDietPlan dietPlan={going} onDeleted={list.close} onEnd={() => setGoing(undefined)} />
    </>
  );
}
