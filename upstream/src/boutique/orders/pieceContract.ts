import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, MoneyIn, Nullable, Text } from '../../http/schemas.ts';
import { write, written } from './calls.ts';
import { StateWord } from './schemas.ts';

/** Assigning, moving and handing over pieces. */

export const assignEmployee = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/assignemployee',
  summary: 'Assigns pieces of an order to an employee at a stage; fails for more pieces than the item has',
  body: {
    employee_id: Type.Optional(Nullable(Text(36))),
    order_id: Id,
    item: Type.Array(Type.Object({ id: Id, qty: Type.Integer() }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 60,
    }),
    /** Id or name. */
    stage: Type.Optional(Nullable(Text(100))),
  },
  answer: written,
});

export const movePieces = endpoint({
  method: 'POST',
  tenant: 'query',
  repeat: 'keyed',
  forKeys: true,
  path: '/boutique/movepieces',
  summary:
    'Starts pieces or marks them as done: for users who may edit orders, and for the employee who has the piece',
  body: { ids: Type.Array(Id, { minItems: 1, maxItems: 200 }), state: StateWord },
  answer: written,
});

const pieces = { piece_ids: Type.Array(Id, { minItems: 1, maxItems: 200 }) };

export const handOver = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/handover',
  summary:
    'Hands finished pieces over to the collector. While the order has a due amount, fails unless `left_due` states that this amount stays due; fails with CHANGED_MEANWHILE if the due amount has changed',
  params: { id: Id },
  body: {
    ...pieces,
    collected_by: Text(200),
    left_due: Type.Optional(Nullable(MoneyIn)),
  },
  answer: written,
});

export const takeBack = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/takeback',
  summary: 'Undoes a hand-over: the pieces wait to be collected again',
  params: { id: Id },
  body: pieces,
  answer: written,
});
