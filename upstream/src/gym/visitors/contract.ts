import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Flag, Id, Instant, Money, Nullable, Success } from '../../http/schemas.ts';

/** Visitors who tried the gym with a day pass and did not join (ADR 82). The specification names no call. */

const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

export const TrialVisitor = Type.Object({
  customer_id: Id,
  name: Type.String(),
  mobile: Type.String(),
  /** Days of the passes in the range, latest first. */
  days: Type.Array(Day),
  /** Paid for them, with tax. */
  paid: Money,
  /** 1 if the customer agreed to messages. */
  consent: Flag,
  /** The last appointment made since the first of the days; null when there is none. */
  call: Nullable(Type.Object({ at: Instant, done: Flag })),
});

export const trialVisitors = endpoint({
  method: 'GET',
  path: '/gym/trial_visitors',
  summary:
    'Lists customers who had day passes in a range of days and are not members, with valid bills, latest first, at most 200; employees get the customers that they may see',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  query: { from_date: Day, to_date: Day },
  answer: Type.Object({ success: Success, data: Type.Array(TrialVisitor) }),
});
