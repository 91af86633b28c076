import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  Day,
  Flag,
  FormValueIn,
  Id,
  Ids,
  Instant,
  Nullable,
  optional,
  Success,
  Text,
} from '../http/schemas.ts';
import { expectedVersion, version } from '../plainTable/contract.ts';

/** Appointments: when customers come, and with whom (spec 2 §3 Appointment, §7). */

export const Appointment = Type.Object({
  id: Id,
  customer_id: Id,
  /** Null when the caller may see the appointment but not its customer. */
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  /** In the shop's local time: "2026-11-20 04:30:00 PM". */
  date: Type.String(),
  starts_at: Instant,
  ends_at: Instant,
  looking_for: Type.String(),
  /** The employee for the appointment. */
  assignedTo: Nullable(Id),
  assigned_name: Nullable(Type.String()),
  current_status: Nullable(Type.String()),
  business_id: Type.Integer(),
  /** 1 if important. */
  status: Flag,
  done_at: Nullable(Instant),
  /** Other values of the shop's form, by field name. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  ...version,
});

/** Local time such as "2026-11-20 04:30:00 PM". */
const When = Text(30);

const written = {
  /** 5 to 720; it must end on the same day. */
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 720 })),
  /** 1 if important. */
  status: Type.Optional(Flag),
  /** 1 allows a time at which the employee already has an appointment. */
  double_booking: Type.Optional(Flag),
  form_id: Type.Optional(Type.Integer()),
};

export const getAppointments = endpoint({
  method: 'POST',
  path: '/getAppointments',
  summary:
    'Lists the appointments of a month or of a range of days, in order, at most 1,000; employees get their own and those of customers they may see',
  tenant: 'body',
  rights: ['calendar:view'],
  repeat: 'safe',
  body: {
    /** Any day of the requested month. */
    date: Type.Optional(Day),
    /** Instead of a month: first and last day, inclusive, at most 62 days. */
    from_date: Type.Optional(Day),
    to_date: Type.Optional(Day),
    /** Only appointments of this employee. */
    emp_id: Type.Optional(Id),
    customer_id: Type.Optional(Id),
    ids: Type.Optional(Ids),
  },
  answer: Type.Object({ success: Success, appointments: Type.Array(Appointment) }),
});

const answer = Type.Object({ success: Success, message: Type.String(), data: Appointment });

export const saveAppointment = endpoint({
  method: 'POST',
  path: '/saveAppointment',
  summary:
    'Adds an appointment by the shop’s form; fails with APPOINTMENT_TAKEN if the person’s time is taken, unless double_booking is 1',
  tenant: 'body',
  rights: ['calendar:create'],
  repeat: 'keyed',
  body: {
    customer_id: Type.Optional(Type.Union([Id, Type.Literal('')])),
    /** The customer's mobile as shown in the form; ignored in favour of the stored one. */
    phone: Type.Optional(Nullable(Text(30))),
    name: Type.Optional(Nullable(Text(200))),
    date: When,
    ...written,
  },
  moreFields: FormValueIn,
  answer,
});

export const updateAppointment = endpoint({
  method: 'POST',
  path: '/updateAppointment',
  summary:
    'Moves an appointment, marks it as important or done, or changes its form fields; fields left out are unchanged',
  tenant: 'body',
  rights: ['calendar:edit'],
  repeat: 'keyed',
  body: {
    id: Id,
    ...optional({ date: When, done: Flag }),
    ...written,
    ...expectedVersion,
  },
  moreFields: FormValueIn,
  answer,
});

export const deleteAppointment = endpoint({
  method: 'POST',
  path: '/deleteAppointment',
  summary: 'Deletes an appointment',
  tenant: 'body',
  rights: ['calendar:delete'],
  repeat: 'keyed',
  body: { id: Id, ...expectedVersion },
  answer: Type.Object({ success: Success, message: Type.String() }),
});
