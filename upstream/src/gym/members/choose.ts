import { type Problem, problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { plans } from '../plans/plans.ts';

/** What a member buys, copied from the current plan. */
export interface Bought {
  planId: string | null;
  planName: string | null;
  durationId: string;
  unit: string;
  length: number;
  /** Null without a plan: the duration then only sets the period. */
  price: string | null;
  /** For the first period only. */
  joiningFee: string | null;
  /** Number of days that can be frozen. */
  freezeDays: number;
  /** Number of sessions; null for unlimited. */
  sessions: number | null;
}

/**
 * The purchase for a duration, with or without a plan, including the joining fee for new members; else a problem at the
 * field whose record is missing.
 */
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

/** Whether a text is the id of an existing record, which is locked against deletion until the transaction ends. */
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
