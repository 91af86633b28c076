import { RETURN_SETTLEMENTS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Day, Id, Money, MoneyIn, MoneyModeWord, Nullable, Text } from '../../http/schemas.ts';
import { Count, Member, text } from './schemas.ts';

/** Memberships that end before their last day: canceled, handed over, or changed to another plan (ADR 71). */

/** What unused days come to, and where it goes; null where no bill stands. */
const TimeCredit = Nullable(
  Type.Object({
    /** Before tax. */
    taxable_value: Money,
    gst: Money,
    total_amount: Money,
    /** What of it comes off what is due on the bill of the period. */
    against_due: Money,
    /** The rest, which is kept as the credit of the customer, or given back. */
    kept: Money,
  }),
);

/** The running period, as it was seen; when it was renewed or ended meanwhile, CHANGED_MEANWHILE. */
const seen = { id: Id, period_id: Id };

export const cancelFigures = endpoint({
  method: 'GET',
  path: '/gym/cancel_figures',
  summary:
    'What the unused days of a running membership come to when it is canceled today. Refused as canceling would be',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: seen,
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Today counts as unused; days in which the membership rests are not counted. */
      unused_days: Count,
      days: Count,
      credit: TimeCredit,
    }),
  }),
});

export const cancelMember = endpoint({
  method: 'POST',
  path: '/gym/cancel_member',
  summary:
    'Ends a running membership today: its unused days come back with a credit note, first off what is due on its bill; the rest is given back or kept as the credit of the customer. Where something comes back it takes the right to take goods back, too',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...seen,
    /** What was shown as credited, and as the rest of it above the dues: else refused with CHANGED_MEANWHILE. */
    expected_credit: MoneyIn,
    expected_rest: MoneyIn,
    /** Where the rest goes; needed where there is one. */
    settlement: Type.Optional(Nullable(Type.Enum([...RETURN_SETTLEMENTS]))),
    /** How it is given back; needed with REFUND. */
    refund_mode: Type.Optional(Nullable(MoneyModeWord)),
    /** Of a card the last four digits, of a bank transfer its reference, which both need. */
    refund_reference: Type.Optional(Nullable(Text(35))),
    /** Of a bank transfer: the bank's name; refused with any other mode. */
    refund_bank: Type.Optional(Nullable(Text(60))),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

export const transferMember = endpoint({
  method: 'POST',
  path: '/gym/transfer_member',
  summary:
    'Hands the days that are left of a running membership to another person, from today on: the customer with the mobile or a new one, who becomes a member where he is none. The bill stays with who bought',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...seen,
    name: Text(500),
    mobile: Text(100),
    email: text(500),
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});

const upgraded = {
  ...seen,
  /** A plan, and one of its durations. */
  subscription: Id,
  duration: Id,
};

export const upgradeFigures = endpoint({
  method: 'GET',
  path: '/gym/upgrade_figures',
  summary:
    'What a running period comes to when it is changed to another plan or duration today: the credit of its unused days, and the new bill. Refused as the upgrade would be',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'safe',
  query: upgraded,
  answer: Type.Object({
    ...acknowledged,
    data: Type.Object({
      /** Today counts as unused; days in which the membership rests are not counted. */
      unused_days: Count,
      days: Count,
      credit: TimeCredit,
      /** The new period, which begins today. */
      starts_on: Day,
      ends_on: Day,
      price: Money,
      gst: Money,
      total_amount: Money,
    }),
  }),
});

export const upgradeMember = endpoint({
  method: 'POST',
  path: '/gym/upgrade_member',
  summary:
    'Changes a running period to another plan or duration from today on: the unused days come back with a credit note, first off what is due on its bill, the rest as the credit of the customer; the new period has a bill of its own',
  tenant: 'query',
  rights: ['members:edit'],
  repeat: 'keyed',
  body: {
    ...upgraded,
    /** What was shown as credited and as the new bill: else refused with CHANGED_MEANWHILE, and `credit` and `total`. */
    expected_credit: MoneyIn,
    expected_total: MoneyIn,
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});
