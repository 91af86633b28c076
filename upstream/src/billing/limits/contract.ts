import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, Success, Text } from '../../http/schemas.ts';

export const approveLimits = endpoint({
  method: 'POST',
  path: '/approveLimits',
  summary:
    'Verifies the owner’s PIN at the till: the response lets the caller exceed the limits for one bill or order in pieces within five minutes, sent as its `limit_approval`. Wrong PINs count as at sign-in',
  repeat: 'never',
  // An API key has no person beside it to enter a PIN.
  closedToKeys: true,
  rights: ['billing:create', 'billing:edit', 'create-order:create', 'order-list:edit'],
  body: { pin: Text(20) },
  answer: Type.Object({
    success: Success,
    limit_approval: Id,
    approved_by_name: Type.String(),
    until: Instant,
  }),
});
