import { type Problem, problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { plans } from '../plans/plans.ts';

/** What a member buys, copied from the plan as it is now. */
export interface Bought {
  planId: string | null;
  planName: string | null;
  durationId: string;
  unit: string;
  length: number;
  /** Without a plan the duration gives only the time. */
  price: string | null;
  /** Of the first period only. */
  joiningFee: string | null;
  /** How many of its days can be frozen. */
  freezeDays: number;
  /** How often one may come; null for as often as one likes. */
  sessions: number | null;
}

/** What is bought by a duration, of a plan or without one, with the joining fee by who joins; a problem at the field whose record is not there. */
export async function choose(
  db: TenantDb,
  { subscription, duration, joins }: { subscription: string; duration: string; joins: boolean },
): Promise<Bought | { problem: Problem }> {
  const all = await plans.rows(db);
  const plan = all.find(({ id }) => id === subscription);
  if (subscription !== '' && plan === undefined)
    return { problem: problem('subscription', 'INVALID_INPUT', 'members.planGone') };
  const chosen = (plan ? [plan] : all)
    .flatMap(({ durations }) => durations)
    .find(({ id }) => id === duration);
  if (!chosen) return { problem: problem('duration', 'INVALID_INPUT', 'members.durationGone') };
  const { id: durationId, unit, length, price, sessions } = chosen;
  return {
    planId: plan?.id ?? null,
    planName: plan?.name ?? null,
    durationId,
    unit,
    length,
    price: plan ? price : null,
    joiningFee: plan && joins ? plan.joiningFee : null,
    freezeDays: plan?.freezeDays ?? 0,
    sessions,
  };
}

/** Whether a text is the id of one that the gym has; it is not deleted before the transaction ends. */
const isOneOf =
  (table: 'branch' | 'dietPlan' | 'workout') =>
  async (db: TenantDb, id: string): Promise<boolean> => {
    const rows = await db.sql
      .selectFrom(table)
      .where('tenantId', '=', db.tenantId)
      .select('id')
      .forKeyShare()
      .execute();
    return rows.some((row) => row.id === id);
  };

export const hasBranch = isOneOf('branch');
export const hasDietPlan = isOneOf('dietPlan');
export const hasWorkout = isOneOf('workout');
