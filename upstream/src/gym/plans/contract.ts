import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Money, MoneyIn, Nullable, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** A gym's own plans, which members subscribe to; never Galla's packages (ADR 22). */

/** Whoever keeps members reads plans. */
const READ_PLANS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

const Length = { months: Nullable(Type.Integer()), days: Nullable(Type.Integer()) };

/** How long a member may come, and for how much: months or days, the other is null. */
export const PlanDuration = Type.Object({
  id: Id,
  ...Length,
  price: Money,
  /** How often one may come in the period; null for as often as one likes. */
  sessions: Nullable(Type.Integer()),
});

export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  /** The shortest first. */
  durations: Type.Array(PlanDuration),
  /** Billed with the first period, before tax. */
  joining_fee: Money,
  /** How many days of a period can be frozen. */
  freeze_days: Type.Integer(),
  ...version,
});

const entries = {
  name: Text(200),
  /** Left out, a new plan has none and an old one keeps what it has. */
  joining_fee: Type.Optional(MoneyIn),
  /** 0 to 365; left out as the fee is. */
  freeze_days: Type.Optional(Type.Integer()),
  /** With its id a duration is changed, without one it is added; one that is left out stays. */
  durations: Type.Array(
    Type.Object({
      id: Type.Optional(Id),
      /** Either months or days. */
      months: Type.Optional(Nullable(Type.Integer())),
      days: Type.Optional(Nullable(Type.Integer())),
      price: MoneyIn,
      /** 1 to 999; null, or left out, for as often as one likes. */
      sessions: Type.Optional(Nullable(Type.Integer())),
    }),
    { maxItems: 100 },
  ),
};

export const getPlan = endpoint({
  method: 'GET',
  path: '/gym/get_plan',
  summary: 'The plans of a gym by name, each with its durations and their prices',
  tenant: 'query',
  rights: READ_PLANS,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(Plan) }),
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/gym/add_plan',
  summary: 'Adds a plan with its durations; a second one of the same name is refused with PLAN_TAKEN',
  tenant: 'query',
  rights: ['members:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: Plan }),
});

export const updatePlan = endpoint({
  method: 'POST',
  path: '/gym/update_plan/:id',
  summary: 'Changes a plan and its durations; what members bought stays as they bought it',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: Plan }),
});
