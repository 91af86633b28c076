import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Money, MoneyIn, Nullable, Success } from '../../http/schemas.ts';

/** Opening due: what a customer owed before the shop used this product. The specification names no call. */

export const setOpeningDue = endpoint({
  method: 'POST',
  path: '/billing/opening-due',
  summary:
    'Sets what a customer owed before the first bill here; 0 for nothing. It is no sale and bears no tax; money on account pays it before all bills. Fails if it is less than what was already paid of it',
  tenant: 'query',
  rights: ['billing-history:edit'],
  repeat: 'keyed',
  body: {
    customer_id: Id,
    amount: MoneyIn,
    /** The day since when it is owed; default today. */
    since: Type.Optional(Nullable(Day)),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    customer_id: Id,
    opening_due: Money,
    /** The part of it that is still pending. */
    opening_pending: Money,
    opening_on: Nullable(Day),
  }),
});
