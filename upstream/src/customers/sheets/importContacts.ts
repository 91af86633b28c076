import {
  CONTACT_SHEET_LIMITS,
  contactFields,
  type ContactPlan,
  dayIn,
  isSheetName,
  type KnownContact,
  mayDo,
  normalizeMobile,
  planContacts,
  problem,
  readHeader,
  readRows,
  type SheetTable,
} from '@galla/domain';
import { readInWorker, SheetRefused } from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { SentFile } from '../../http/multipart.ts';
import { refusedFor } from '../../http/refused.ts';
import { visibleTo } from '../visibility.ts';
import { refusedFaults } from './refusedFaults.ts';
import { valuesOf } from './values.ts';
import { type Counts, writeContacts } from './writeContacts.ts';

/** Sentences of their own, where a list of contacts may be longer than one of items. */
const OWN = { tooManyRows: 'contacts.tooManyRows', tooLarge: 'contacts.tooLarge' } as const;

/** Reads what was sent: it needs a name of a spreadsheet, and to be one. */
async function readSent(sent: SentFile | undefined): Promise<SheetTable> {
  if (!sent) throw refusedFor(problem('file', 'INVALID_INPUT', 'contacts.uploadFailed'));
  if (!isSheetName(sent.name)) throw refusedFor(problem('file', 'INVALID_INPUT', 'sheets.wrongName'));
  try {
    return await readInWorker(sent.bytes, CONTACT_SHEET_LIMITS.time, CONTACT_SHEET_LIMITS);
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const { reason } = error;
    const key =
      reason === 'tooManyRows' || reason === 'tooLarge' ? OWN[reason] : (`sheets.refused.${reason}` as const);
    throw refusedFor(problem('file', 'INVALID_INPUT', key));
  }
}

/** The shop's contacts with these numbers, locked until the import is over. */
async function knownBy(
  db: TenantDb,
  caller: Caller,
  mobiles: readonly string[],
): Promise<Map<string, KnownContact>> {
  if (mobiles.length === 0) return new Map();
  const mayEdit = mayDo(caller.rights, 'customers:edit');
  const rows = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.mobile', 'in', mobiles)
    .selectAll('customer')
    .select((customer) => customer.and([visibleTo(caller)(customer)]).as('isVisible'))
    .orderBy('customer.id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.mobile ?? '',
      { id: row.id, open: mayEdit && row.isVisible === true, values: valuesOf(row) },
    ]),
  );
}

async function plan(db: TenantDb, caller: Caller, table: SheetTable, now: Date): Promise<ContactPlan> {
  const fields = contactFields();
  const header = readHeader(table, fields);
  const { rows, faults: cellFaults } = readRows(fields, header, table.rows);
  const mobiles = rows.flatMap(({ values }) => normalizeMobile(values['mobile'] ?? '') ?? []);
  const known = await knownBy(db, caller, [...new Set(mobiles)]);
  return planContacts({
    header,
    rows,
    cellFaults,
    known,
    mayOwe: mayDo(caller.rights, 'billing-history:edit'),
    today: dayIn(caller.timeZone, now),
  });
}

/** Imports a sheet of contacts: every row, or with a single fault none. */
export async function importContacts(
  db: TenantDb,
  caller: Caller,
  sent: SentFile | undefined,
  now: Date,
): Promise<Counts> {
  const { rows, faults } = await plan(db, caller, await readSent(sent), now);
  if (faults.length > 0) throw refusedFaults(faults);
  return writeContacts(db, caller, rows, now);
}
