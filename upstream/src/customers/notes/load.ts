import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { MOST_TOLD, writerName } from '../writer.ts';
import type { Note } from './schemas.ts';

type NoteAnswer = Omit<Static<typeof Note>, 'customer_no'>;

/** The notes of each customer, newest first, in one statement for any number of customers. */
export async function notesOf(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<Map<string, NoteAnswer[]>> {
  const rows = await db.sql
    .selectFrom('customer')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('customerNote')
          .whereRef('customerNote.tenantId', '=', 'customer.tenantId')
          .whereRef('customerNote.customerId', '=', 'customer.id')
          .orderBy('customerNote.createdAt', 'desc')
          .orderBy('customerNote.id', 'desc')
          .limit(MOST_TOLD)
          .selectAll('customerNote')
          .as('note'),
      (join) => join.onTrue(),
    )
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'note.tenantId').onRef('staff.id', '=', 'note.createdBy'),
    )
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .selectAll('note')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('note.createdAt', 'desc')
    .orderBy('note.id', 'desc')
    .execute();
  return Map.groupBy(rows.map(toNote), ({ customer_id: id }) => id);
}

/** The notes with these ids, unordered. */
export async function notesByIds(db: TenantDb, ids: readonly string[]): Promise<NoteAnswer[]> {
  const rows = await db.sql
    .selectFrom('customerNote')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'customerNote.tenantId')
        .onRef('staff.id', '=', 'customerNote.createdBy'),
    )
    .where('customerNote.tenantId', '=', db.tenantId)
    .where('customerNote.id', 'in', ids)
    .selectAll('customerNote')
    .select(['staff.firstName', 'staff.lastName'])
    .execute();
  return rows.map(toNote);
}

function toNote(row: {
  id: string;
  customerId: string;
  note: string;
  tags: string[];
  createdAt: Date;
  updatedAt: Date;
  firstName: string | null;
  lastName: string | null;
}): NoteAnswer {
  return {
    id: row.id,
    customer_id: row.customerId,
    note: row.note,
    tag_list: row.tags.join(','),
    created_at: row.createdAt.toISOString(),
    created_by: writerName(row),
    version: row.updatedAt.toISOString(),
  };
}
