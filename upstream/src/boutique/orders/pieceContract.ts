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
  summary: 'Gives pieces of an order to an employee at a stage; more than an item has are refused',
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
    'Begins pieces or says that they are done: for whoever may edit orders, and for the employee who has the piece',
  body: { ids: Type.Array(Id, { minItems: 1, maxItems: 200 }), state: StateWord },
  answer: written,
});

const pieces = { piece_ids: Type.Array(Id, { minItems: 1, maxItems: 200 }) };

export const handOver = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/handover',
  summary:
    'Gives pieces that are done to who collects them. While the order owes something it is refused unless `left_due` says that this amount stays due; with CHANGED_MEANWHILE where another amount is due by now',
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
  summary: 'Takes a hand-over back: the pieces wait to be collected again',
  params: { id: Id },
  body: pieces,
  answer: written,
});
