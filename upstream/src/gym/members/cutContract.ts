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
    'Returns the value of the unused days of a running membership if it is canceled today. Fails as canceling would',
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
    'Ends a running membership today and credits its unused days with a credit note, first against the due amount of its bill; the rest is refunded or kept as the customer’s credit. If something is credited, the right to return goods is required, too',
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
    'Transfers the remaining days of a running membership to another person, from today on: the customer with the mobile or a new one, who becomes a member if needed. The bill stays with the buyer',
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
    'Returns what changing a running period to another plan or duration today costs: the credit of its unused days, and the new bill. Fails as the change would',
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
    'Changes a running period to another plan or duration from today on: the unused days are credited with a credit note, first against the due amount of its bill, the rest as the customer’s credit; the new period has a bill of its own',
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
