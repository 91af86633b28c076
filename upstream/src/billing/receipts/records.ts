import { fullName, MONEY_MODES } from '@galla/domain';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Static } from 'typebox';
import { visibleTo } from '../../customers/index.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { ownDocuments } from '../history/ownership.ts';
import { paymentModeWord } from '../words.ts';
import type { ReceiptRow } from './contract.ts';

/** The bills that receipts paid, in that order. */
const listParts = (db: TenantDb, receiptIds: readonly string[]) =>
  db.sql
    .selectFrom('payment')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'payment.tenantId')
        .onRef('document.id', '=', 'payment.documentId'),
    )
    .where('payment.tenantId', '=', db.tenantId)
    .where('payment.receiptId', 'in', receiptIds)
    .select(['payment.id', 'payment.receiptId', 'payment.documentId', 'payment.amount', 'payment.newPending'])
    .select(['document.number', 'document.issuedOn'])
    .orderBy('document.issuedOn')
    .orderBy('document.issuedAt')
    .orderBy('document.id')
    .execute();

/** The receipts for which a person may see every paid bill. A `where` for queries on `receipt`. */
export const wholeReceipts =
  (caller: Pick<Caller, 'employeeId'>) =>
  (row: ExpressionBuilder<TenantTables, 'receipt'>): ExpressionWrapper<TenantTables, 'receipt', SqlBool> =>
    row.not(
      row.exists(
        row
          .selectFrom('payment')
          .innerJoin('document', (join) =>
            join
              .onRef('document.tenantId', '=', 'payment.tenantId')
              .onRef('document.id', '=', 'payment.documentId'),
          )
          .whereRef('payment.tenantId', '=', 'receipt.tenantId')
          .whereRef('payment.receiptId', '=', 'receipt.id')
          .where((document) => document.not(ownDocuments(caller)(document as never)))
          .select('payment.id'),
      ),
    );

/** Receipts by id; for an employee only those of visible customers with every paid bill visible. */
export async function readReceipts(
  db: TenantDb,
  caller: Caller,
  ids: readonly string[],
): Promise<Static<typeof ReceiptRow>[]> {
  const rows = await db.sql
    .selectFrom('receipt')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'receipt.tenantId')
        .onRef('customer.id', '=', 'receipt.customerId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'receipt.tenantId').onRef('staff.id', '=', 'receipt.createdBy'),
    )
    .where('receipt.tenantId', '=', db.tenantId)
    .where('receipt.id', 'in', ids)
    .where(visibleTo(caller) as never)
    .where((row) => wholeReceipts(caller)(row as never) as never)
    .selectAll('receipt')
    .select(['customer.name', 'staff.firstName', 'staff.lastName'])
    .orderBy('receipt.issuedAt')
    .orderBy('receipt.id')
    .execute();
  const paid =
    rows.length === 0
      ? []
      : await listParts(
          db,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    id: row.id,
    customer_id: row.customerId,
    customer_name: row.name,
    serial_number: row.number,
    created_at: row.issuedAt.toISOString(),
    date: row.issuedOn,
    amount: row.amount,
    credited: row.credited,
    opening: row.opening,
    opening_left: row.openingLeft,
    payment_mode: paymentModeWord[oneOf(MONEY_MODES, row.mode)],
    reference: row.reference,
    bank: row.bank,
    created_by_name: fullName(row.firstName, row.lastName),
    parts: paid
      .filter(({ receiptId }) => receiptId === row.id)
      .map((part) => ({
        payment_id: part.id,
        document_id: part.documentId,
        serial_number: part.number,
        date: part.issuedOn,
        paid_amount: part.amount,
        new_pending: part.newPending,
      })),
  }));
}
