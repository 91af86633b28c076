import { checkOpeningDue, dayIn, type Problem, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import { moneyIn } from '../http/amounts.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import type { addCustomer } from './contract.ts';

type Sent = Pick<
  Static<NonNullable<typeof addCustomer.schema.body>>,
  'credit_limit' | 'opening_due' | 'opening_since'
>;

/** Request fields for the fields of the rule. */
const FIELDS: Readonly<Record<string, string>> = { amount: 'opening_due', since: 'opening_since' };
const atField = (one: Problem): Problem => ({ ...one, field: FIELDS[one.field] ?? one.field });

/**
 * Parses credit limit and opening due of a new customer; empty when not sent. PERMISSION_DENIED for a caller who may
 * not set them on an existing customer.
 */
export function readAgreed(caller: Caller, sent: Sent, now: Date) {
  const { credit_limit: limit, opening_due: owed, opening_since: since } = sent;
  if (limit != null && !caller.rights.has('customers:edit')) throw new Refused('PERMISSION_DENIED');
  if (owed != null && !caller.rights.has('billing-history:edit')) throw new Refused('PERMISSION_DENIED');
  const amount = owed == null ? 0 : moneyIn(owed, 'opening_due');
  const today = dayIn(caller.timeZone, now);
  const opening = { amount, since: since ?? today };
  return {
    values: {
      creditLimit: limit == null ? null : rupees(moneyIn(limit, 'credit_limit')),
      ...(amount > 0 && {
        openingDue: rupees(amount),
        openingPending: rupees(amount),
        openingOn: opening.since,
      }),
    },
    problems: amount > 0 ? checkOpeningDue(opening, 0, today).map(atField) : [],
  };
}
