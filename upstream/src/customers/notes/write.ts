import { checkNote } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import { noteDeleted } from '../../notifications/index.ts';
import type { Call } from '../../http/route.ts';
import { requireCustomer } from '../require.ts';
import type { addOrEditNote } from './contract.ts';

type Body = Static<NonNullable<typeof addOrEditNote.schema.body>>;
type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

const tagsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Adds a note, or changes the named one; returns its id. Refuses with the problems that the form shows. */
export async function writeNote({ db, caller, now }: Writer, body: Body): Promise<string> {
  const tags = tagsOf(body.tag_list);
  refuseOn(...checkNote(body.note, tags));
  await requireCustomer(db, caller, body.customer_id);
  const entries = { note: body.note.trim(), tags };
  if (body.note_id !== undefined) return changeNote(db, body, { ...entries, now });
  const id = newId();
  await db.sql
    .insertInto('customerNote')
    .values({
      tenantId: db.tenantId,
      id,
      customerId: body.customer_id,
      ...entries,
      createdBy: caller.staffId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}

async function changeNote(
  db: TenantDb,
  { note_id: id = '', customer_id: customerId, expected_version: expected }: Body,
  { now, ...entries }: { note: string; tags: string[]; now: Date },
): Promise<string> {
  const stored = await db.sql
    .selectFrom('customerNote')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .select('updatedAt')
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw new Refused('NOT_FOUND');
  if (expected !== undefined && stored.updatedAt.getTime() !== new Date(expected).getTime())
    throw new Refused('CHANGED_MEANWHILE');
  await db.sql
    .updateTable('customerNote')
    .set({ ...entries, updatedAt: sql`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  return id;
}

/** Deletes a note of a customer whom the caller may see; returns the customer's id. */
export async function removeNote({ db, caller, now }: Writer, id: string): Promise<string> {
  const note = await db.sql
    .selectFrom('customerNote')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('customerId')
    .executeTakeFirst();
  if (!note) throw new Refused('NOT_FOUND');
  await requireCustomer(db, caller, note.customerId);
  await db.sql.deleteFrom('customerNote').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
  await noteDeleted(db, 'CUSTOMER_NOTE', [id], now);
  return note.customerId;
}
