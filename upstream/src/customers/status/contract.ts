import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Flag, FormValueIn, Id, Instant, Nullable, Success, Text } from '../../http/schemas.ts';

/** Statuses of customers (spec 2 §7). */

export const customerStatuses = endpoint({
  method: 'POST',
  path: '/getCustomerStatuses',
  summary: 'Lists the statuses of customers, in the order in which customers pass through them',
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
        form_name: Type.String(),
        /** Number of fields of the form; without any the status is saved immediately. */
        fields: Type.Integer(),
      }),
    ),
  }),
});

export const saveBusinessHistory = endpoint({
  method: 'POST',
  path: '/saveBusinessHistory',
  summary:
    'Sets the status of a customer, with the fields of the status’s form; the current one becomes the previous one, and `schedule_on` becomes an appointment',
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
    /** "2026-11-24 11:00:00 AM", in the shop's time zone. */
    schedule_on: Type.Optional(Nullable(Text(30))),
    /** 1 allows a time at which the employee already has an appointment. */
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
