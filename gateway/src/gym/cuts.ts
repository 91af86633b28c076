import type { gym } from '@galla/upstream/contract';
import { dbIdOf, uuidOf } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { UpgradeGymMemberInput } from '../types.generated.ts';

/** Memberships that end early: upgraded, canceled or transferred. */

type Unused = Answer<typeof gym.cancelFigures>['data'];

/** Maps the figures of a cancellation. */
export const unusedOf = (data: Unused) => ({
  unusedDays: data.unused_days,
  days: data.days,
  credit: data.credit && {
    taxable: data.credit.taxable_value,
    gst: data.credit.gst,
    total: data.credit.total_amount,
    againstDue: data.credit.against_due,
    kept: data.credit.kept,
  },
});

/** Maps the figures of an upgrade. */
export const upgradeFiguresOf = ({ data }: Answer<typeof gym.upgradeFigures>) => ({
  ...unusedOf(data),
  startsOn: data.starts_on,
  endsOn: data.ends_on,
  price: data.price,
  gst: data.gst,
  total: data.total_amount,
});

/** The running membership the client saw, as REST takes it. */
export const seenOf = ({ member, period }: Pick<UpgradeGymMemberInput, 'member' | 'period'>) => ({
  id: dbIdOf('GymMember', member),
  period_id: uuidOf(period),
});

/** An upgrade as REST takes it. */
export const upgradeOf = ({
  plan,
  duration,
  ...seen
}: Pick<UpgradeGymMemberInput, 'member' | 'period' | 'plan' | 'duration'>) => ({
  ...seenOf(seen),
  subscription: dbIdOf('GymPlan', plan),
  duration: dbIdOf('GymDuration', duration),
});

/** Maps the figures of a renewal. */
export const renewalOf = (data: Answer<typeof gym.renewalFigures>['data']) => ({
  planName: data.plan_name,
  startsOn: data.starts_on,
  endsOn: data.ends_on,
  price: data.price,
  total: data.total_amount,
});
