import type { Right } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Ids, Money, MoneyIn, Nullable, Success } from '../../http/schemas.ts';

/**
 * Sales targets of employees per month (ADR 56). The specification names no call. Every signed-in person may see their
 * own target; those of others need Employees View, like earnings. Only the owner may set their own.
 */

const EDIT: readonly Right[] = ['employees:edit'];

export const SalesTarget = Type.Object({
  employee_id: Id,
  /** The first day of the month. */
  month: Day,
  /** Sales before tax; null without a target. */
  amount: Nullable(Money),
  /** The month since when it applies; null without a target. */
  since: Nullable(Day),
  /**
   * Sales of the month before tax: bills by their day, orders in pieces by their completion, less returns of the month.
   */
  sold: Money,
});

export const employeeTarget = endpoint({
  method: 'POST',
  path: '/employeeTarget',
  summary:
    'Returns the sales target of an employee in a month, given by its first day, and the sales; the current month by default',
  tenant: 'query',
  repeat: 'safe',
  body: { employee_id: Id, month: Type.Optional(Nullable(Day)) },
  answer: Type.Object({ success: Success, data: SalesTarget }),
});

export const targetsThisMonth = endpoint({
  method: 'POST',
  path: '/targetsThisMonth',
  summary:
    'Returns the sales targets and sales of employees in the current month, by ids: for each the same as /employeeTarget. Leaves out those whose earnings the caller may not see',
  tenant: 'query',
  repeat: 'safe',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(SalesTarget) }),
});

export const setEmployeeTarget = endpoint({
  method: 'POST',
  path: '/setEmployeeTarget',
  summary:
    'Sets the sales target of an employee from a month on, until another is set for a later one; null ends it. Fails with MONTH_CLOSED if the month is closed',
  tenant: 'query',
  rights: EDIT,
  repeat: 'keyed',
  body: { employee_id: Id, month: Day, /** Above 0.00. */ amount: Nullable(MoneyIn) },
  answer: Type.Object({ success: Success, message: Type.String(), data: SalesTarget }),
});
