import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Day, Id, Money, Nullable, Text } from '../../http/schemas.ts';
import { Member, text } from './schemas.ts';

/** The term of a membership: renewing and freezing it. */

export const renewMember = endpoint({
  method: 'POST',
  path: '/gym/renew_member',
  summary:
    'Renews a membership from the day after its end, or from today if it has ended, with its bill; two renewals at once make one period and one bill',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    /** The period to renew as the caller saw it; refused with CHANGED_MEANWHILE if it was renewed since. */
    period_id: Id,
    subscription: text(100),
    duration: text(100),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const renewalFigures = endpoint({
  method: 'GET',
  path: '/gym/renewal_figures',
  summary:
    'Returns the price and the days of the next period of a member’s last plan, as of today. Fails as renewing would if the plan or its duration no longer exists',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: { id: Id },
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Null for a membership of time only, which has no price and no bill. */
      plan_name: Nullable(Type.String()),
      starts_on: Day,
      ends_on: Day,
      price: Nullable(Money),
      total_amount: Nullable(Money),
    }),
  }),
});

export const freezeMember = endpoint({
  method: 'POST',
  path: '/gym/freeze_member',
  summary:
    'Freezes a membership from one day to another, both included: its end and all later periods move by as many days',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    /** Today or later, within a period. */
    from: Text(10),
    /** Limited by the plan's freeze days per period. */
    to: Text(10),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});
