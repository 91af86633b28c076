import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, FormValueIn, Id, Instant, Nullable, Success, Text } from '../../http/schemas.ts';

/** The statuses that a customer goes through (spec 2 §7). */

export const customerStatuses = endpoint({
  method: 'POST',
  path: '/getCustomerStatuses',
  summary: 'The statuses that a customer can have, in the order in which people go through them',
  tenant: 'body',
  rights: ['customers:view'],
  repeat: 'safe',
  body: { business_id: Type.Optional(Type.Union([Type.Literal('All'), Type.Integer()])) },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** Name of its form. */
        form_name: Type.String(),
        /** How many fields the form has; with none the status is saved at once. */
        fields: Type.Integer(),
      }),
    ),
  }),
});

export const saveBusinessHistory = endpoint({
  method: 'POST',
  path: '/saveBusinessHistory',
  summary:
    "Gives a customer a status, with the fields of the status's form; the one before becomes the previous one, and `schedule_on` becomes an appointment",
  tenant: 'body',
  rights: ['customers:edit'],
  repeat: 'keyed',
  body: {
    customer_id: Id,
    customer_no: Type.Optional(Text(30)),
    /** Id or name of the status. */
    current_status: Text(60),
    name: Type.Optional(Text(200)),
    form_name: Type.Optional(Text(64)),
    business_id: Type.Optional(Type.Integer()),
    /** "2026-11-24 11:00:00 AM", in the zone of the shop. */
    schedule_on: Type.Optional(Nullable(Text(30))),
    /** 1: also where the person's time is taken already. */
    double_booking: Type.Optional(Flag),
  },
  moreFields: FormValueIn,
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    customer_id: Id,
    current_status: Type.String(),
    previous_status: Nullable(Type.String()),
    schedule_on: Nullable(Instant),
  }),
});
