import Type from 'typebox';
import { DocumentRow, PaymentMade } from '../../billing/contract.ts';
import { Appointment } from '../../calendar/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Id, include, Instant, PageOfList, paging, Success } from '../../http/schemas.ts';
import { Note } from '../notes/schemas.ts';
import { StatusChange } from '../status/schemas.ts';

/** What happened with a customer, of all kinds, in one order. */

/** An entry: when it was, and the record of its kind. An appointment stands at its own time, which may be to come. */
export const TimelineEntry = Type.Object({
  id: Id,
  at: Instant,
  document: Type.Optional(DocumentRow),
  payment: Type.Optional(PaymentMade),
  appointment: Type.Optional(Appointment),
  note: Type.Optional(Note),
  status: Type.Optional(StatusChange),
});

const KIND = '(document|payment|appointment|note|status)';

export const customerTimeline = endpoint({
  method: 'GET',
  path: '/customer-timeline',
  summary:
    'What a customer bought, paid, booked and was told, newest first; each kind only to who may see it: bills and payments with a right to bills, appointments with that to the calendar, notes where the shop shows particulars',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    customer_id: Id,
    /** Only these, comma-joined. */
    kinds: Type.Optional(Type.String({ pattern: `^${KIND}(,${KIND}){0,4}$` })),
    ...paging,
    include: include('page'),
  },
  answer: Type.Object({ success: Success, data: Type.Array(TimelineEntry), page: PageOfList }),
});
