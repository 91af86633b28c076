import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, QuantityIn, Text } from '../../http/schemas.ts';
import { written } from '../orders/calls.ts';

/** Cloth brought by customers (ADR 66). */

const write = {
  method: 'POST',
  tenant: 'query',
  repeat: 'keyed',
  rights: ['order-list:edit', 'create-order:create'],
} as const;

export const setCloth = endpoint({
  ...write,
  path: '/boutique/setcloth',
  summary:
    'Records, changes or removes the cloth that the customer brought for an item; not once it was given back',
  body: {
    item_id: Id,
    /** Null removes the cloth. */
    cloth: Nullable(
      Type.Object(
        {
          description: Text(1_000),
          metres: QuantityIn,
          /** An upload’s id; null removes the photo, left out keeps it. */
          photo: Type.Optional(Nullable(Id)),
        },
        { additionalProperties: false },
      ),
    ),
  },
  answer: written,
});

export const returnCloth = endpoint({
  ...write,
  path: '/boutique/returncloth',
  summary: 'Records how much of the customer’s cloth was left when it was given back; null undoes it',
  body: {
    item_id: Id,
    /** Metres, 0 for nothing. */
    left: Nullable(QuantityIn),
  },
  answer: written,
});
