import type { Static } from 'typebox';
import { readReceipts, selectDocuments, selectPayments, toDocument, toPayment } from '../../billing/index.ts';
import { listAppointments, toAppointment } from '../../calendar/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { notesByIds } from '../notes/load.ts';
import { statusChangesByIds } from '../status/load.ts';
import type { TimelineEntry } from './contract.ts';
import type { Entry, TimelineKind } from './entries.ts';

type TimelineRecord = Omit<Static<typeof TimelineEntry>, 'at'>;
type Reads = readonly [ids: readonly string[], db: TenantDb, caller: Caller];

/** How the records of each kind are read, in the shape of its own list. */
const READ = {
  async document(...[ids, db, caller]: Reads) {
    const rows = await selectDocuments(db, caller).where('document.id', 'in', ids).execute();
    return rows.map((row) => ({ id: row.id, document: toDocument(row) }));
  },
  async payment(...[ids, db, caller]: Reads) {
    const rows = await selectPayments(db, caller).where('payment.id', 'in', ids).execute();
    return rows.map((row) => ({ id: row.id, payment: toPayment(row) }));
  },
  async receipt(...[ids, db, caller]: Reads) {
    return (await readReceipts(db, caller, ids)).map((receipt) => ({ id: receipt.id, receipt }));
  },
  async appointment(...[ids, db, caller]: Reads) {
    const rows = await listAppointments(db, caller, { ids: [...ids] });
    return rows.map((row) => ({ id: row.id, appointment: toAppointment(row, caller) }));
  },
  async note(...[ids, db]: Reads) {
    // Drops the customer's number, which is on the customer.
    return (await notesByIds(db, ids)).map((note) => ({ id: note.id, note: { ...note, customer_no: '' } }));
  },
  async status(...[ids, db]: Reads) {
    return (await statusChangesByIds(db, ids)).map((status) => ({ id: status.id, status }));
  },
} satisfies Record<TimelineKind, (...reads: Reads) => Promise<TimelineRecord[]>>;

/** The records of entries by id, with one statement per kind on the page. A record deleted meanwhile is missing. */
export async function loadRecords(
  db: TenantDb,
  caller: Caller,
  entries: readonly Entry[],
): Promise<Map<string, TimelineRecord>> {
  const records = new Map<string, TimelineRecord>();
  for (const [kind, those] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = those.map(({ id }) => id);
    for (const record of await READ[kind](ids, db, caller)) records.set(record.id, record);
  }
  return records;
}
