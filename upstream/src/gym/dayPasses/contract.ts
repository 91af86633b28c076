import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Money, MoneyIn, MoneyModeWord, Nullable, Success, Text } from '../../http/schemas.ts';
import { DoorEntry } from '../door/contract.ts';

/** Day passes of a gym (ADR 76). The specification names no calls. */

const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

/** What a day pass costs; null where none are sold. */
const Offer = Nullable(
  Type.Object({
    /** Before tax. */
    price: Money,
    total_amount: Money,
  }),
);

export const dayPass = endpoint({
  method: 'GET',
  path: '/gym/day_pass',
  summary: 'What a day pass costs today',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Offer }),
});

export const setDayPassPrice = endpoint({
  method: 'PUT',
  path: '/gym/day_pass_price',
  summary: 'Says what a day pass costs before tax; null, and none are sold. What was sold stays as it was',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: { price: Nullable(MoneyIn) },
  answer: Type.Object({ success: Success, data: Offer }),
});

export const sellDayPass = endpoint({
  method: 'POST',
  path: '/gym/sell_day_pass',
  summary:
    'Lets somebody without a running membership in for today: makes the bill, receives it whole, and notes the entry. A mobile that a customer has makes it that customer’s; else one is added',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    branch: Id,
    /** A member whose time is over, or whose sessions are used up; in place of name and mobile. */
    member_id: Type.Optional(Nullable(Id)),
    name: Type.Optional(Nullable(Text(500))),
    mobile: Type.Optional(Nullable(Text(100))),
    /** What was shown as the price with tax: else refused with CHANGED_MEANWHILE, and `total`. */
    expected_total: MoneyIn,
    payment_mode: MoneyModeWord,
    /** Of a card the last four digits, of a bank transfer its reference, which both need. */
    reference: Type.Optional(Nullable(Text(35))),
    /** Of a bank transfer: the bank's name; refused with any other mode. */
    bank: Type.Optional(Nullable(Text(60))),
    /** The next step: a day on which the visitor is called, as an appointment of the caller; without it none. */
    call_on: Type.Optional(Nullable(Day)),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: Type.Object({ pass_id: Id, document_id: Id, entry: DoorEntry }),
  }),
});
