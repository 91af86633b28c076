import { checkPlan, PLAN_LIMITS, type PlanDuration, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { moneyIn, moneySaid } from '../../http/amounts.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import type { addPlan } from './contract.ts';

/** A duration as stored. */
interface StoredDuration {
  id: string;
  unit: string;
  length: number;
  price: string;
  sessions: number | null;
}

/** Unit and length in their wire shape. */
export const lengthToWire = ({ unit, length }: { unit: string; length: number }) => ({
  months: unit === 'MONTHS' ? length : null,
  days: unit === 'DAYS' ? length : null,
});

/** The plans of a gym by name, each with its durations, shortest first. */
export const plans = plainTable({
  table: 'gymPlan',
  read: (db, filter) =>
    db.sql
      .selectFrom('gymPlan')
      .where(matches(db, 'gymPlan', filter))
      .selectAll('gymPlan')
      .select(
        sql<StoredDuration[]>`coalesce((
          select jsonb_agg(jsonb_build_object('id', id, 'unit', unit, 'length', length, 'price', price::text,
                 'sessions', sessions)
                 order by length * case unit when 'MONTHS' then 30 else 1 end, unit)
            from gym_duration of where of.tenant_id = gym_plan.tenant_id and of.plan_id = gym_plan.id), '[]')`.as(
          'durations',
        ),
      )
      .orderBy(({ fn }) => fn('lower', ['name']))
      .orderBy('id')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    name: row.name,
    joining_fee: row.joiningFee,
    freeze_days: row.freezeDays,
    durations: row.durations.map((one) => ({
      id: one.id,
      ...lengthToWire(one),
      price: one.price,
      sessions: one.sessions,
    })),
  }),
  taken: problem('name', 'PLAN_TAKEN', 'members.planTaken'),
});

type Entries = Pick<
  Static<NonNullable<typeof addPlan.schema.body>>,
  'name' | 'durations' | 'joining_fee' | 'freeze_days'
>;
type CheckedDuration = PlanDuration & { id: string | undefined };

/** A plan to store; refuses with the problems that the form shows. */
export function checkedPlan({ name, durations: sent, joining_fee: fee, freeze_days: freezeDays }: Entries): {
  plan: { name: string; joiningFee?: string; freezeDays?: number };
  durations: CheckedDuration[];
} {
  const durations = sent.map(({ id, months, days, price, sessions }, place): CheckedDuration => ({
    id,
    unit: days == null ? 'MONTHS' : 'DAYS',
    // Both at once are invalid.
    count: months != null && days != null ? 0 : (days ?? months ?? 0),
    price: moneyIn(price, `durations.${place}.price`),
    sessions: sessions ?? null,
  }));
  const wrong = checkPlan(name, durations, freezeDays);
  refuseOn(...wrong.map((one) => (one.field === 'freezeDays' ? { ...one, field: 'freeze_days' } : one)));
  const joiningFee = moneySaid(fee, 'joining_fee');
  return {
    plan: {
      name: name.trim(),
      ...(joiningFee !== undefined && { joiningFee: rupees(joiningFee) }),
      ...(freezeDays !== undefined && { freezeDays }),
    },
    durations,
  };
}

/** Refuses more than the maximum number of plans. */
export async function refuseTooManyPlans(db: TenantDb): Promise<void> {
  const all = await plans.list(db);
  const max = PLAN_LIMITS.plans;
  if (all.length >= max) throw refusedFor(problem('name', 'INVALID_INPUT', 'members.tooManyPlans', { max }));
}

/** Adds and changes durations of a plan; others stay. */
export async function keepDurations(
  db: TenantDb,
  planId: string,
  durations: readonly CheckedDuration[],
  now: Date,
): Promise<void> {
  const { tenantId } = db;
  const { durations: known } = await plans.find(db, planId);
  for (const [place, { id, unit, count: length, price, sessions }] of durations.entries()) {
    const twin = known.find((one) => one.unit === unit && one.length === length);
    if (twin !== undefined && twin.id !== id)
      throw refusedFor(problem(`durations.${place}.count`, 'INVALID_INPUT', 'members.durationTwice'));
    if (id !== undefined && !known.some((one) => one.id === id))
      throw refusedFor(problem(`durations.${place}.count`, 'INVALID_INPUT', 'members.durationGone'));
    const values = { unit, length, price: rupees(price), sessions, updatedAt: now };
    const own = { tenantId, planId, id: id ?? '' };
    await (id === undefined
      ? db.sql
          .insertInto('gymDuration')
          .values({ ...values, tenantId, id: newId(), planId, createdAt: now })
          .execute()
      : db.sql
          .updateTable('gymDuration')
          .set(values)
          .where((of) => of.and(own))
          .execute());
  }
}

/** Paise as a numeric text for the database. */
const rupees = (paise: number): string => (paise / 100).toFixed(2);
