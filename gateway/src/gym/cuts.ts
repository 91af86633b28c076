import type { gym } from '@galla/upstream/contract';
import { dbIdOf, uuidOf } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import type { UpgradeGymMemberInput } from '../types.generated.ts';

/** A membership that ends before its last day: upgraded, canceled or handed over. */

type Unused = Answer<typeof gym.cancelFigures>['data'];

/** What canceling comes to. */
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

/** What an upgrade comes to. */
export const upgradeFiguresOf = ({ data }: Answer<typeof gym.upgradeFigures>) => ({
  ...unusedOf(data),
  startsOn: data.starts_on,
  endsOn: data.ends_on,
  price: data.price,
  gst: data.gst,
  total: data.total_amount,
});

/** A running membership as REST names it. */
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

/** What a renewal comes to. */
export const renewalOf = (data: Answer<typeof gym.renewalFigures>['data']) => ({
  planName: data.plan_name,
  startsOn: data.starts_on,
  endsOn: data.ends_on,
  price: data.price,
  total: data.total_amount,
});
