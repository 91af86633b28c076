import { formatCount, formatRupees, formatMessage, parseRupees } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useChoices_plans$key } from '../../__generated__/useChoices_plans.graphql.ts';
import type { useChoices_tenant$key } from '../../__generated__/useChoices_tenant.graphql.ts';

/** The options of a member's form. */
export type Choices = ReturnType<typeof useChoices>;

/** A formatted duration: "3 months". */
export const lengthText = ({
  months,
  days,
}: {
  months: number | null | undefined;
  days: number | null | undefined;
}): string => (days == null ? formatCount('members.months', months ?? 0) : formatCount('members.days', days));

/** The gym's plans with their prices. */
function usePlans(tenant: useChoices_plans$key) {
  const { gymPlans } = useFragment(
    graphql`
      fragment useChoices_plans on Tenant @throwOnFieldError {
        gymPlans {
          id
          name
          version
          joiningFee
          freezeDays
          durations {
            id
            months
            days
            price
            sessions
          }
        }
      }
    `,
    tenant,
  );
  return useMemo(
    () =>
      gymPlans.map(({ id, name, version, joiningFee, freezeDays, durations }) => ({
        id,
        name,
        version,
        joiningFee,
        freezeDays,
        durations: durations.map(({ id: duration, months, days, price, sessions }) => ({
          id: duration,
          months,
          days,
          price,
          sessions,
        })),
      })),
    [gymPlans],
  );
}

/** The gym's branches, plans, workouts and diet plans. */
export function useChoices(tenant: useChoices_tenant$key) {
  const data = useFragment(
    graphql`
      fragment useChoices_tenant on Tenant @throwOnFieldError {
        branches {
          id
          name
        }
        workouts {
          id
          name
        }
        dietPlans {
          id
          name
        }
        ...useChoices_plans
      }
    `,
    tenant,
  );
  const plans = usePlans(data);
  const { branches, workouts, dietPlans } = data;
  return useMemo(() => ({ branches, workouts, dietPlans, plans }), [branches, workouts, dietPlans, plans]);
}

/** The durations of a plan; without a plan, those of all plans, with the plan's name instead of a price. */
export const durationChoices = (plans: Choices['plans'], plan: string) =>
  plans
    .filter(({ id }) => plan === '' || id === plan)
    .flatMap(({ name, durations }) =>
      durations.map((one) => ({
        value: one.id,
        label: formatMessage('members.durationChoice', {
          length: lengthText(one),
          of: plan === '' ? name : formatRupees(parseRupees(one.price) ?? 0),
        }),
      })),
    );
