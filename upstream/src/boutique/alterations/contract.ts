import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, MoneyIn, Nullable, Text } from '../../http/schemas.ts';
import { written } from '../orders/calls.ts';

/** Alterations: pieces that came back (ADR 65). */

export const createAlteration = endpoint({
  method: 'POST',
  tenant: 'query',
  repeat: 'keyed',
  rights: ['create-order:create'],
  path: '/boutique/createalteration',
  summary:
    'Takes back a piece that the customer has, for alteration: an order of type alteration with one piece, with the charge and the shop’s GST, naming the piece and who sewed it. Fails if it is already being altered',
  body: {
    piece_id: Id,
    /** 1 to 200 characters. */
    cause: Type.Optional(Nullable(Text(1_000))),
    /** Before GST; default free. */
    charge: Type.Optional(Nullable(MoneyIn)),
    delivery_time: Type.Optional(Nullable(Type.Union([Day, Type.Literal('')]))),
    /** Who alters it and at which stage: both or neither. */
    employee_id: Type.Optional(Nullable(Id)),
    stage_id: Type.Optional(Nullable(Id)),
  },
  answer: written,
});
