import Type from 'typebox';
import { DocumentRow, PaymentMade, ReceiptRow } from '../../billing/contract.ts';
import { Appointment } from '../../calendar/contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import {
  Id,
  include,
  Instant,
  PageOfList,
  paging,
  SortOrder,
  Success,
  updatedSince,
} from '../../http/schemas.ts';
import { Note } from '../notes/schemas.ts';
import { StatusChange } from '../status/schemas.ts';

/** Timeline: the events of a customer, of all kinds, in one order. */

/** An entry: its time, and the record of its kind. An appointment has its own time, which may be in the future. */
export const TimelineEntry = Type.Object({
  id: Id,
  at: Instant,
  document: Type.Optional(DocumentRow),
  payment: Type.Optional(PaymentMade),
  /** Money on account; what it paid on each bill is a separate payment. */
  receipt: Type.Optional(ReceiptRow),
  appointment: Type.Optional(Appointment),
  note: Type.Optional(Note),
  status: Type.Optional(StatusChange),
});

const KIND = '(document|payment|receipt|appointment|note|status)';

/** Needed by clients that keep copies; only with `include=changes`. */
const TimelineChanges = Type.Optional(
  Type.Object({
    /** Records of the shop deleted since `updated_since`; empty without it. */
    deleted: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('document'), Type.Literal('appointment'), Type.Literal('note')]),
        id: Id,
      }),
    ),
    /** The next `updated_since`: just before this response. */
    until: Instant,
  }),
);

export const customerTimeline = endpoint({
  method: 'GET',
  path: '/customer-timeline',
  summary:
    'Lists the bills, payments, receipts on account, appointments, notes and status changes of a customer, newest first, as far as the caller may see them: bills, payments and receipts with a right to bills, appointments with the right to the calendar, notes if the shop shows particulars',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    customer_id: Id,
    /** Only these kinds, joined by commas. */
    kinds: Type.Optional(Type.String({ pattern: `^${KIND}(,${KIND}){0,5}$` })),
    ...paging,
    /** Created or changed since; a payment also when its bill changed. */
    ...updatedSince,
    /** By time: default desc. */
    sort_order: Type.Optional(SortOrder),
    include: include('page', 'changes'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(TimelineEntry),
    page: PageOfList,
    changes: TimelineChanges,
  }),
});
