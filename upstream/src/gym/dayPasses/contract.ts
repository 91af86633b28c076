import { FLAGS, type Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Money, MoneyIn, MoneyModeWord, Nullable, Success, Text } from '../../http/schemas.ts';
import { DoorEntry } from '../door/contract.ts';

/** Day passes of a gym (ADR 76). The specification names no calls. */

const READ_MEMBERS: readonly Right[] = FLAGS.map((flag): Right => `members:${flag}`);

/** Price of a day pass; null when none are sold. */
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
  summary: 'Returns today’s price of a day pass',
  tenant: 'query',
  rights: READ_MEMBERS,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Offer }),
});

export const setDayPassPrice = endpoint({
  method: 'PUT',
  path: '/gym/day_pass_price',
  summary: 'Sets the price of a day pass before tax; null stops the sale. Sold passes are unchanged',
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
    'Admits a visitor without a running membership for today: makes the bill, records its full payment, and records the entry. The customer is the one with the mobile, or a new one',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    branch: Id,
    /** A member whose period or sessions are used up; instead of name and mobile. */
    member_id: Type.Optional(Nullable(Id)),
    name: Type.Optional(Nullable(Text(500))),
    mobile: Type.Optional(Nullable(Text(100))),
    /** The price with tax that the caller saw: CHANGED_MEANWHILE with `total` when it differs. */
    expected_total: MoneyIn,
    payment_mode: MoneyModeWord,
    /** The last four digits of a card or the reference of a bank transfer, both required. */
    reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank; refused with any other mode. */
    bank: Type.Optional(Nullable(Text(60))),
    /** Day of a follow-up call, as an appointment of the caller; left out for none. */
    call_on: Type.Optional(Nullable(Day)),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: Type.Object({ pass_id: Id, document_id: Id, entry: DoorEntry }),
  }),
});
