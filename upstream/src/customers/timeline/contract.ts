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

/** What happened with a customer, of all kinds, in one order. */

/** An entry: when it was, and the record of its kind. An appointment stands at its own time, which may be to come. */
export const TimelineEntry = Type.Object({
  id: Id,
  at: Instant,
  document: Type.Optional(DocumentRow),
  payment: Type.Optional(PaymentMade),
  /** Money on account; what it paid on each bill is a payment of its own. */
  receipt: Type.Optional(ReceiptRow),
  appointment: Type.Optional(Appointment),
  note: Type.Optional(Note),
  status: Type.Optional(StatusChange),
});

const KIND = '(document|payment|receipt|appointment|note|status)';

/** What a client that holds copies needs beside the entries; told with `include=changes`. */
const TimelineChanges = Type.Optional(
  Type.Object({
    /** Records of the shop that were deleted since `updated_since`; none without it. */
    deleted: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('document'), Type.Literal('appointment'), Type.Literal('note')]),
        id: Id,
      }),
    ),
    /** What to send as `updated_since` the next time: just before this answer. */
    until: Instant,
  }),
);

export const customerTimeline = endpoint({
  method: 'GET',
  path: '/customer-timeline',
  summary:
    'What a customer bought, paid, booked and was told, newest first; each kind only to who may see it: bills, payments and receipts on account with a right to bills, appointments with that to the calendar, notes where the shop shows particulars',
  tenant: 'query',
  rights: ['customers:view'],
  repeat: 'safe',
  query: {
    customer_id: Id,
    /** Only these, comma-joined. */
    kinds: Type.Optional(Type.String({ pattern: `^${KIND}(,${KIND}){0,5}$` })),
    ...paging,
    /** Made or changed since; a payment also when its bill was. */
    ...updatedSince,
    /** By when it was: default desc. */
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
