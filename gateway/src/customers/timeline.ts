import { customers } from '@galla/upstream/contract';
import { accountReceiptOf, documentOf, paymentOf } from '../billing/index.ts';
import { appointmentOf } from '../calendar/index.ts';
import type { Context } from '../context.ts';
import { connection, includeWithChanges, pageOf, WIRE_DIRECTION } from '../relay/connection.ts';
import { globalId } from '../relay/ids.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CustomertimelineArgs, TimelineKind } from '../types.generated.ts';
import { changeOf, noteOf } from './details.ts';

type Row = Answer<typeof customers.customerTimeline>['data'][number];

const WIRE_KIND = {
  DOCUMENT: 'document',
  PAYMENT: 'payment',
  RECEIPT: 'receipt',
  APPOINTMENT: 'appointment',
  NOTE: 'note',
  STATUS: 'status',
} as const satisfies Record<TimelineKind, keyof Row>;

/** Graph types of the deletable records. */
const NODE = { document: 'Document', appointment: 'Appointment', note: 'CustomerNote' } as const;

/** The record of an entry: upstream sends exactly one. */
function recordOf({ document, payment, receipt, appointment, note, status }: Row) {
  if (document) return documentOf(document);
  if (payment) return paymentOf(payment);
  if (receipt) return accountReceiptOf(receipt);
  if (appointment) return appointmentOf(appointment);
  if (note) return noteOf(note);
  if (status) return changeOf(status);
  throw new Error('An entry of a timeline has no record');
}

/** A page of a customer's timeline; the records are included in the answer, and not fetched again by id. */
export async function timelineOf(
  customer_id: string,
  { filter, orderBy, updatedSince, ...args }: CustomertimelineArgs,
  { call, loaders }: Context,
  info: Lookahead,
) {
  const page = pageOf(args);
  const kinds = [...new Set(filter?.kinds)].map((kind) => WIRE_KIND[kind]);
  const answer = await call(customers.customerTimeline, {
    query: {
      customer_id,
      ...page,
      include: includeWithChanges(info).join(),
      ...omitUndefined({
        kinds: kinds.join() || undefined,
        updated_since: updatedSince,
        sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
      }),
    },
  });
  loaders.documents.prime(answer.data.flatMap(({ document }) => (document ? [documentOf(document)] : [])));
  const entries = answer.data.map((row) => ({ at: row.at, record: recordOf(row) }));
  const { deleted = [], until = null } = answer.changes ?? {};
  return {
    ...connection(entries, answer, page),
    deletedIds: updatedSince == null ? null : deleted.map(({ kind, id }) => globalId(NODE[kind], id)),
    updatedUntil: until,
  };
}
