import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { findAttachments } from './list.ts';
import { removeAttachmentsOf } from './write.ts';

/** The owner acts for the customer, so documents of every employee are included. */
const EVERYTHING: Pick<Caller, 'employeeId'> = { employeeId: null };

/** Deletes the attachments of all documents of a customer who is being erased. */
export async function eraseAttachmentsOf(db: TenantDb, customerId: string, now: Date): Promise<void> {
  const rows = await findAttachments(db, EVERYTHING, { customerId });
  await removeAttachmentsOf(db, [...new Set(rows.map(({ documentId }) => documentId))], now);
}

/** The attachment paths of all documents of a customer, with the document numbers. */
export const readAttachmentsOf = (db: TenantDb, customerId: string) =>
  findAttachments(db, EVERYTHING, { customerId });
