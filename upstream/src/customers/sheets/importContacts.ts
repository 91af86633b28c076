import {
  CONTACT_SHEET_LIMITS,
  CONTACT_SYNONYMS,
  contactFields,
  type ContactPlan,
  dayIn,
  type FormField,
  isSheetName,
  type KnownContact,
  mayDo,
  normalizeMobile,
  planContacts,
  problem,
  readRows,
  seeHeadings,
  type SheetHeadings,
  type SheetTable,
} from '@galla/domain';
import {
  acceptedMatching,
  headingsOf,
  readInWorker,
  refusedHeadings,
  rememberHeadings,
  SheetRefused,
} from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { SentFile } from '../../http/multipart.ts';
import type { Call } from '../../http/route.ts';
import { refusedFor } from '../../http/refused.ts';
import { visibleTo } from '../visibility.ts';
import { chosenColumns } from './chosenColumns.ts';
import { refusedFaults } from './refusedFaults.ts';
import { valuesOf } from './values.ts';
import { type Counts, writeContacts } from './writeContacts.ts';

/** Messages that differ from those for items, since contacts have other limits. */
const OWN = { tooManyRows: 'contacts.tooManyRows', tooLarge: 'contacts.tooLarge' } as const;

/** Parses the sent file: it needs a spreadsheet's file name and valid content. */
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

/** The shop's contacts with these numbers, locked until the import ends. */
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

/** A sheet of contacts with the matching of its columns. */
interface SeenSheet {
  fields: FormField[];
  headings: SheetHeadings;
}

const seeing = (table: SheetTable) =>
  ({ kind: 'CONTACT', table, fields: contactFields(), synonyms: CONTACT_SYNONYMS }) as const;

/** The matching of the columns of a sent sheet. */
export async function seeContacts(db: TenantDb, sent: SentFile | undefined): Promise<SeenSheet> {
  const asked = seeing(await readSent(sent));
  return { fields: asked.fields, headings: await headingsOf(db, asked) };
}

/**
 * The sheet with the caller's matching, which is remembered even if its rows have faults.
 * @throws Refused SHEET_HEADINGS without a matching for a sheet that is not from the template
 */
async function understood(
  { db, now, aside }: Context,
  sent: SentFile | undefined,
  columns: string | undefined,
) {
  const seen = await seeContacts(db, sent);
  const { fields, headings } = seen;
  if (columns === undefined) {
    if (headings.needsMatching) throw refusedHeadings(headings.header.faults);
    return seen;
  }
  const matching = acceptedMatching(chosenColumns(columns), fields, headings.columns);
  const matched = seeHeadings(headings.table, { fields, synonyms: CONTACT_SYNONYMS, matching });
  await aside((beside) => rememberHeadings(beside, 'CONTACT', matched.columns, now));
  return { fields, headings: matched };
}

async function plan({ db, caller, now }: Context, { fields, headings }: SeenSheet): Promise<ContactPlan> {
  const { header, table } = headings;
  const { rows, faults: cellFaults } = readRows(fields, header, table.rows);
  const mobiles = rows.flatMap(({ values }) => normalizeMobile(values['mobile'] ?? '') ?? []);
  const known = await knownBy(db, caller, [...new Set(mobiles)]);
  return planContacts({
    header,
    rows,
    cellFaults,
    known,
    mayOwe: mayDo(caller.rights, 'billing-history:edit'),
    mayLimit: mayDo(caller.rights, 'customers:edit'),
    today: dayIn(caller.timeZone, now),
  });
}

type Context = Pick<Call, 'db' | 'caller' | 'now' | 'aside'>;

/**
 * Imports a sheet of contacts: all rows, or none if there is any fault.
 * @param columns the matching of its columns as JSON; undefined for a sheet from the template
 */
export async function importContacts(
  context: Context,
  sent: SentFile | undefined,
  columns: string | undefined,
): Promise<Counts> {
  const { rows, faults } = await plan(context, await understood(context, sent, columns));
  if (faults.length > 0) throw refusedFaults(faults);
  return writeContacts(context.db, context.caller, rows, context.now);
}
