import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Flag, Id, Instant, Money, Nullable, Success } from '../../http/schemas.ts';

/** Who tried a gym for a day and did not join (ADR 82). The specification names no call. */

const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

export const TrialVisitor = Type.Object({
  customer_id: Id,
  name: Type.String(),
  mobile: Type.String(),
  /** Of the day passes in the range, the latest first. */
  days: Type.Array(Day),
  /** For them, with tax. */
  paid: Money,
  /** 1 who agreed to messages. */
  consent: Flag,
  /** The last appointment that was made since the first of the days; null where there is none. */
  call: Nullable(Type.Object({ at: Instant, done: Flag })),
});

export const trialVisitors = endpoint({
  method: 'GET',
  path: '/gym/trial_visitors',
  summary:
    'Customers with day passes of a range of days who are no members, whose bills stand, the last one first, at most 200; an employee gets those whom he may see',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  query: { from_date: Day, to_date: Day },
  answer: Type.Object({ success: Success, data: Type.Array(TrialVisitor) }),
});
