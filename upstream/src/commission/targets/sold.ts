import { commissionKind, type Day, monthEnd } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { type EmployeeId, isEarning, matches } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

interface Asked {
  employeeId: EmployeeId;
  month: Day;
}

/** Lines of the month's bills before tax, after their share of the bill's discount. */
const billed = (db: TenantDb, { employeeId, month }: Asked) =>
  db.sql
    .selectFrom('document')
    .innerJoin('documentLine as line', (join) =>
      join.onRef('line.tenantId', '=', 'document.tenantId').onRef('line.documentId', '=', 'document.id'),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where('document.employeeId', '=', employeeId)
    .where(matches({ from: month, to: monthEnd(month), inTrash: false }))
    .where('document.canceledAt', 'is', null)
    .where(isEarning)
    .select(sql<string>`coalesce(sum(line.earning_amount), 0)`.as('amount'));

/** Returns of the month, from any bill: for each line the share up to its end minus the share before. */
const returned = (db: TenantDb, { employeeId, month }: Asked) => sql<string>`
  (select coalesce(sum(round(amount * until / sold, 2) - round(amount * (until - quantity) / sold, 2)), 0)
     from (select line.earning_amount as amount, line.quantity as sold, back.quantity, note.issued_on,
                  sum(back.quantity) over (partition by back.line_id order by note.issued_at, note.id) as until
             from credit_note_line back
             join credit_note note on note.tenant_id = back.tenant_id and note.id = back.credit_note_id
             join document on document.tenant_id = note.tenant_id and document.id = note.document_id
             join document_line line on line.tenant_id = back.tenant_id and line.id = back.line_id
            where back.tenant_id = ${db.tenantId} and document.employee_id = ${employeeId}
              and document.canceled_at is null) back
    where issued_on between ${month} and ${monthEnd(month)})`;

/** Orders in pieces completed in the month, less the month's returns on their invoices. */
const ofOrders = (db: TenantDb, { employeeId, month }: Asked) => sql<string>`
  (select coalesce(sum(subtotal - discount), 0) from boutique_order
    where tenant_id = ${db.tenantId} and employee_id = ${employeeId}
      and completed_on between ${month} and ${monthEnd(month)})
  - (select coalesce(sum(round(note.total * (done.subtotal - done.discount) / done.total, 2)), 0)
       from boutique_order done
       join credit_note note on note.tenant_id = done.tenant_id and note.document_id = done.document_id
      where done.tenant_id = ${db.tenantId} and done.employee_id = ${employeeId} and done.completed_on is not null
        and done.total > 0 and note.issued_on between ${month} and ${monthEnd(month)})`;

/** An employee's sales of a month before tax, in rupees, as a column. */
export const soldIn = (
  db: TenantDb,
  { capabilities }: Pick<Caller, 'capabilities'>,
  asked: Asked,
): RawBuilder<string> =>
  commissionKind(capabilities) === 'BOUTIQUE'
    ? sql<string>`round(${ofOrders(db, asked)}, 2)`
    : sql<string>`round((${billed(db, asked)}) - ${returned(db, asked)}, 2)`;
