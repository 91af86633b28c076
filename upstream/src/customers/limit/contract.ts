import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Money, MoneyIn, Nullable, Success } from '../../http/schemas.ts';

/** Credit limits of customers. The specification names no call. */

export const setCreditLimit = endpoint({
  method: 'POST',
  path: '/setCreditLimit',
  summary:
    'Sets how much a customer may owe; null for no limit. Bills above it are not refused: the till shows a warning',
  tenant: 'body',
  rights: ['customers:edit'],
  repeat: 'keyed',
  body: { customer_id: Id, credit_limit: Nullable(MoneyIn) },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    customer_id: Id,
    credit_limit: Nullable(Money),
  }),
});
