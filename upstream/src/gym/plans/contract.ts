import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Id, Money, MoneyIn, Nullable, Text } from '../../http/schemas.ts';
import { expectedVersion, version } from '../../plainTable/contract.ts';

/** Plans of a gym, which members subscribe to; not to be confused with Galla's packages (ADR 22). */

/** The rights to members include plans. */
const READ_PLANS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

const Length = { months: Nullable(Type.Integer()), days: Nullable(Type.Integer()) };

/** A duration of a plan with its price: in months or days, the other is null. */
export const PlanDuration = Type.Object({
  id: Id,
  ...Length,
  price: Money,
  /** Number of sessions per period; null for unlimited. */
  sessions: Nullable(Type.Integer()),
});

export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  /** Shortest first. */
  durations: Type.Array(PlanDuration),
  /** Billed with the first period, before tax. */
  joining_fee: Money,
  /** Number of days per period that can be frozen. */
  freeze_days: Type.Integer(),
  ...version,
});

const entries = {
  name: Text(200),
  /** Default none for a new plan; left out keeps an existing one. */
  joining_fee: Type.Optional(MoneyIn),
  /** 0 to 365; left out like the fee. */
  freeze_days: Type.Optional(Type.Integer()),
  /** A duration with an id is changed, one without is added; those left out stay. */
  durations: Type.Array(
    Type.Object({
      id: Type.Optional(Id),
      /** Either months or days. */
      months: Type.Optional(Nullable(Type.Integer())),
      days: Type.Optional(Nullable(Type.Integer())),
      price: MoneyIn,
      /** 1 to 999; null or left out for unlimited. */
      sessions: Type.Optional(Nullable(Type.Integer())),
    }),
    { maxItems: 100 },
  ),
};

export const getPlan = endpoint({
  method: 'GET',
  path: '/gym/get_plan',
  summary: 'Lists the plans of a gym by name, each with its durations and their prices',
  tenant: 'query',
  rights: READ_PLANS,
  repeat: 'safe',
  answer: Type.Object({ ...acknowledged, data: Type.Array(Plan) }),
});

export const addPlan = endpoint({
  method: 'POST',
  path: '/gym/add_plan',
  summary: 'Adds a plan with its durations; fails with PLAN_TAKEN if the name exists',
  tenant: 'query',
  rights: ['members:create'],
  repeat: 'keyed',
  body: entries,
  answer: Type.Object({ ...acknowledged, data: Plan }),
});

export const updatePlan = endpoint({
  method: 'POST',
  path: '/gym/update_plan/:id',
  summary: 'Changes a plan and its durations; periods already bought are unchanged',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: { ...entries, ...expectedVersion },
  answer: Type.Object({ ...acknowledged, data: Plan }),
});
