import { RETURN_SETTLEMENTS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { acknowledged, Day, Id, Money, MoneyIn, MoneyModeWord, Nullable, Text } from '../../http/schemas.ts';
import { Count, Member, text } from './schemas.ts';

/** Memberships that end before their last day: canceled, transferred, or changed to another plan (ADR 71). */

/** Value of unused days and how it is settled; null if the period has no bill. */
const TimeCredit = Nullable(
  Type.Object({
    /** Before tax. */
    taxable_value: Money,
    gst: Money,
    total_amount: Money,
    /** The part deducted from the amount due on the period's bill. */
    against_due: Money,
    /** The rest, kept as customer credit or refunded. */
    kept: Money,
  }),
);

/**
 * The current period as the caller saw it; refused with CHANGED_MEANWHILE if it was renewed or ended since.
 */
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
      /** Includes today; excludes frozen days. */
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
    /** The displayed credit and its rest above the dues; refused with CHANGED_MEANWHILE if they differ. */
    expected_credit: MoneyIn,
    expected_rest: MoneyIn,
    /** How the rest is settled; required if there is one. */
    settlement: Type.Optional(Nullable(Type.Enum([...RETURN_SETTLEMENTS]))),
    /** How the rest is refunded; required with REFUND. */
    refund_mode: Type.Optional(Nullable(MoneyModeWord)),
    /** Last four digits of a card or reference of a bank transfer; required for both. */
    refund_reference: Type.Optional(Nullable(Text(35))),
    /** Name of the bank for a bank transfer; refused with other modes. */
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
      /** Includes today; excludes frozen days. */
      unused_days: Count,
      days: Count,
      credit: TimeCredit,
      /** The new period, starting today. */
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
    /** The displayed credit and bill; if they differ, CHANGED_MEANWHILE tells the current `credit` and `total`. */
    expected_credit: MoneyIn,
    expected_total: MoneyIn,
  },
  answer: Type.Object({ ...acknowledged, data: Member }),
});
