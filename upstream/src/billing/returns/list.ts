import { type Day, normalizeMobile, type ReturnReason } from '@galla/domain';
import { sql } from 'kysely';
import { containing } from '../../db/search.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { idColumn, instantColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf, type PageRows } from '../../lists/page.ts';
import { type NoteRecord, selectCreditNotes } from './records.ts';

/** Filter of a list of credit notes; `from` and `to` are the shop's days, inclusive. */
export interface NoteFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  /** Part of its number, of the invoice's number, or of the customer's name or mobile. */
  search?: string | undefined;
  reason?: ReturnReason | undefined;
}

const NEWEST = {
  list: 'credit notes',
  columns: [instantColumn('credit_note.issued_at'), idColumn('credit_note.id')],
  direction: 'desc',
} as const;

/** The matching credit notes that the caller may see. */
function matchingNotes(db: TenantDb, caller: Pick<Caller, 'employeeId'>, filter: NoteFilter) {
  const { from, to, search = '', reason } = filter;
  const digits = normalizeMobile(search);
  return selectCreditNotes(db, caller)
    .$if(from !== undefined, (notes) => notes.where('creditNote.issuedOn', '>=', from ?? ''))
    .$if(to !== undefined, (notes) => notes.where('creditNote.issuedOn', '<=', to ?? ''))
    .$if(reason !== undefined, (notes) => notes.where('creditNote.reason', '=', reason ?? ''))
    .$if(search.trim() !== '', (notes) =>
      notes.where((note) =>
        note.or([
          note('creditNote.number', 'ilike', containing(search)),
          note('document.number', 'ilike', containing(search)),
          note('document.customerName', 'ilike', containing(search)),
          ...(digits ? [note('document.customerMobile', 'like', containing(digits))] : []),
        ]),
      ),
    );
}

/** A page of credit notes, newest first. */
export async function listNotes(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  filter: NoteFilter,
  asked: PageAsked,
): Promise<PageRows<NoteRecord>> {
  const page = pageOf(db, NEWEST, asked);
  return page.answer(await page.of(matchingNotes(db, caller, filter)).execute());
}

/** Count and sums of all matches on all pages, by where the value went. */
export async function sumNotes(db: TenantDb, caller: Pick<Caller, 'employeeId'>, filter: NoteFilter) {
  const sums = await db.sql
    .selectFrom(matchingNotes(db, caller, filter).as('note'))
    .select([
      sql<string>`coalesce(sum(total), 0.00)`.as('total'),
      sql<string>`coalesce(sum(total - refunded), 0.00)`.as('againstDue'),
      sql<string>`coalesce(sum(refunded) filter (where refund_mode <> 'CREDIT'), 0.00)`.as('refunded'),
      sql<string>`coalesce(sum(refunded) filter (where refund_mode = 'CREDIT'), 0.00)`.as('kept'),
      sql<string>`count(*)`.as('notes'),
    ])
    .executeTakeFirstOrThrow();
  const { againstDue, notes, ...rest } = sums;
  return { ...rest, against_due: againstDue, notes: Number(notes) };
}
