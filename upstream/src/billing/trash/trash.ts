import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { follow } from '../../jobs/index.ts';
import { announce, noteDeleted } from '../../notifications/index.ts';
import { fullName, type RefundWay } from '@galla/domain';
import type { DocumentRecord } from '../history/documents.ts';
import { removeAttachmentsOf } from '../attachments/write.ts';
import { dueReminder } from '../remind.ts';
import { lockForTrash, refuseBound, refuseKept } from './lock.ts';
import { moneyToReturn, returnMoney, takeCreditBack } from './money.ts';
import { billAgain, reopenOrder } from './order.ts';
import { giveBack, takeAgain } from './stock.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

const READERS = ['billing-history:view', 'billing:view', 'transactions-history:view'] as const;

/** Notifies open screens, and clears or restores the reminder for the promised day. */
async function announceTrash({ db, now }: Writer, id: string): Promise<void> {
  await follow(db, dueReminder, [id], now);
  await announce(db, { event: 'document', id, to: [...READERS] });
}

const nameOf = async (db: TenantDb, staffId: string): Promise<string> => {
  const { firstName, lastName } = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', staffId)
    .select(['firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  return fullName(firstName, lastName);
};

/**
 * Moves a document to the trash: stock is returned, money is refunded, nothing is owed on it, and its number remains.
 * Has no effect on a document already there.
 * @throws Refused NOT_FOUND, MONEY_RECEIVED, INVOICE_OF_ORDER
 */
export async function trashDocument(writer: Writer, id: string, way?: RefundWay): Promise<void> {
  const { db, caller, now } = writer;
  const document = await lockForTrash(db, caller, id);
  if (document.trashedAt !== null) return;
  refuseBound(document);
  const amount = await moneyToReturn(db, document, way);
  await reopenOrder(db, document);
  await giveBack(db, id, { staffId: caller.staffId, now });
  await returnMoney(db, writer, document, { amount, way });
  await db.sql
    .updateTable('document')
    .set({
      trashedAt: now,
      trashedBy: caller.staffId,
      trashedByName: await nameOf(db, caller.staffId),
      // A document canceled before it was trashed stays canceled when restored.
      canceledAt: document.canceledAt ?? now,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  await announceTrash(writer, id);
}

const isCanceledByTrash = ({ canceledAt, trashedAt }: DocumentRecord): boolean =>
  canceledAt !== null && canceledAt.getTime() === trashedAt?.getTime();

/**
 * Restores a document from the trash: it takes its stock and is owed again, and credit kept by trashing pays for it
 * again. Has no effect on a document not in the trash.
 * @throws Refused NOT_FOUND, STOCK_SHORT when its goods were sold meanwhile, CREDIT_SHORT when the credit was spent
 */
export async function restoreDocument(writer: Writer, id: string): Promise<void> {
  const { db, caller, now } = writer;
  const document = await lockForTrash(db, caller, id);
  if (document.trashedAt === null) return;
  const isBack = isCanceledByTrash(document);
  if (isBack) await billAgain(db, document, now);
  if (isBack) await takeCreditBack(db, writer, { ...document, trashedAt: document.trashedAt });
  if (isBack) await takeAgain(db, id, { staffId: caller.staffId, now });
  await db.sql
    .updateTable('document')
    .set({
      trashedAt: null,
      trashedBy: null,
      trashedByName: null,
      ...(isBack && { canceledAt: null }),
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  await announceTrash(writer, id);
}

/**
 * Deletes a document permanently, whether in the trash or not: its stock is returned; number and day stay in the
 * register, so that the series has no gap.
 * @throws Refused NOT_FOUND, MONEY_RECEIVED, INVOICE_OF_ORDER, DOCUMENT_CORRECTED: the history of its edits is kept;
 * MONEY_KEPT: so are its payments
 */
export async function deleteDocument(writer: Writer, id: string): Promise<void> {
  const { db, caller, now } = writer;
  const document = await lockForTrash(db, caller, id);
  refuseBound(document);
  await moneyToReturn(db, document, undefined);
  if (document.revision > 0) throw new Refused('DOCUMENT_CORRECTED');
  await refuseKept(db, document);
  await giveBack(db, id, { staffId: caller.staffId, now });
  await removeAttachmentsOf(db, [id], now);
  const { tenantId } = db;
  const { type, number, financialYear, serial, issuedOn } = document;
  const register = {
    type,
    number,
    financialYear,
    serial,
    issuedOn,
    deletedBy: caller.staffId,
    deletedAt: now,
  };
  await db.sql
    .insertInto('deletedDocument')
    .values({ tenantId, id, ...register })
    .execute();
  for (const table of ['documentLine', 'erasedParty'] as const) {
    await db.sql.deleteFrom(table).where('tenantId', '=', tenantId).where('documentId', '=', id).execute();
  }
  await db.sql.deleteFrom('document').where('tenantId', '=', tenantId).where('id', '=', id).execute();
  await noteDeleted(db, 'DOCUMENT', [id], now);
  await announceTrash(writer, id);
}
