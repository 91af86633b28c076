import { rupees } from '@galla/domain';
import type { gym } from '@galla/upstream/contract';
import { inShopWith } from '../optical/index.ts';
import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { idField } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import { tenantOf } from '../tenant/index.ts';
import type { CreateGymPlanInput, GymDurationInput } from '../types.generated.ts';

type Row = Answer<typeof gym.getPlan>['data'][number];

export const planOf = ({
  id,
  name,
  durations,
  joining_fee: joiningFee,
  freeze_days: freezeDays,
  version,
}: Row) => ({
  ...nodeOf('GymPlan', id),
  name,
  durations: durations.map((one) => ({
    ...nodeOf('GymDuration', one.id),
    months: one.months,
    days: one.days,
    price: one.price,
    sessions: one.sessions,
  })),
  joiningFee,
  freezeDays,
  version,
});

/** A plan's values as REST takes them. */
export const planBody = ({
  name,
  durations,
  joiningFee,
  freezeDays,
}: Pick<CreateGymPlanInput, 'name' | 'durations' | 'joiningFee' | 'freezeDays'>) => ({
  name,
  durations: durationsBody(durations),
  ...omitUndefined({
    joining_fee: joiningFee == null ? undefined : rupees(joiningFee),
    freeze_days: freezeDays ?? undefined,
  }),
});

/** A plan's durations as REST takes them. */
const durationsBody = (durations: readonly GymDurationInput[]) =>
  durations.map(({ duration, months, days, price, sessions }) => ({
    ...idField('id', 'GymDuration', duration),
    months: months ?? null,
    days: days ?? null,
    price: rupees(price),
    sessions: sessions ?? null,
  }));

/** Creates the resolver for a write of a plan, which answers it together with the gym's fresh list. */
export const writingPlan = <Input>(write: (input: Input, context: Context) => Promise<{ data: Row }>) =>
  withRefusals(
    inShopWith('MEMBERSHIPS', async (input: Input, context) => {
      const { data } = await write(input, context);
      const tenant = tenantOf(await context.viewer());
      if (!tenant) throw refused('PAYMENT_REQUIRED');
      context.loaders.gymPlans.forget(tenant.dbId);
      return { __typename: 'GymPlanSuccess' as const, plan: planOf(data), tenant };
    }),
    {
      inputField: fieldMapper({
        id: 'plan',
        joining_fee: 'joiningFee',
        freeze_days: 'freezeDays',
        expected_version: 'expectedVersion',
      }),
    },
  );
