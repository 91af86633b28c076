import { problem } from '@galla/domain';
import { before } from '../db/before.ts';
import type { TenantDb } from '../db/tenant.ts';
import { invalidField, refusedFor } from '../http/refused.ts';

const DAY = 86_400_000;
/** How long it is known that a record is gone: whoever was away for longer reads everything anew. */
export const DELETED_KEPT = 365 * DAY;
/** Longer than a transaction may run: a change that is committed late has an earlier time than one already told. */
export const OVERLAP = 15_000;
/** More than a client is told one by one. */
const MOST_DELETED = 10_000;

/** The instant since which changes are asked for; refuses one that is further back than deletions are known. */
export function sinceOf(sent: string | null | undefined, now: Date): Date | undefined {
  if (sent == null) return undefined;
  const since = new Date(sent);
  if (Number.isNaN(since.getTime())) throw invalidField('updated_since');
  if (since < before(now, DELETED_KEPT)) throw tooLongAgo();
  return since;
}

const tooLongAgo = () => refusedFor(problem('updated_since', 'INVALID_INPUT', 'faults.updatedSince'));

/** Records of which it is kept that they are gone. */
export type DeletedKind =
  | 'CUSTOMER'
  | 'PRODUCT'
  | 'SERVICE'
  | 'DOCUMENT'
  | 'QUICK_BILL'
  | 'BOUTIQUE_ORDER'
  | 'TASK'
  | 'NOTIFICATION'
  | 'APPOINTMENT'
  | 'CUSTOMER_NOTE';

/**
 * Ids of the records of a kind that were deleted since an instant, and up to when all changes are told. Of what is one
 * person's own, only that person's.
 */
export async function changesOf(
  db: TenantDb,
  kind: DeletedKind,
  since: Date | undefined,
  now: Date,
  staffId?: string,
) {
  const rows = since === undefined ? [] : await deletedSince(db, kind, since, staffId);
  if (rows.length > MOST_DELETED) throw tooLongAgo();
  return { deleted: rows.map(({ id }) => id), until: untilOf(now) };
}

/** The changes of a list of which nothing is ever deleted. */
export const changesOfGrowing = (now: Date): { deleted: string[]; until: string } => ({
  deleted: [],
  until: untilOf(now),
});

const untilOf = (now: Date): string => before(now, OVERLAP).toISOString();

function deletedSince(db: TenantDb, kind: DeletedKind, since: Date, staffId: string | undefined) {
  const gone = db.sql
    .selectFrom('deletedRecord')
    .where('deletedRecord.tenantId', '=', db.tenantId)
    .where('deletedRecord.deletedAt', '>=', since)
    .where((of) => {
      const everybodys = of('deletedRecord.staffId', 'is', null);
      return staffId === undefined
        ? everybodys
        : of.or([everybodys, of('deletedRecord.staffId', '=', staffId)]);
    })
    .orderBy('deletedRecord.deletedAt')
    .orderBy('deletedRecord.recordId')
    .limit(MOST_DELETED + 1)
    .select('deletedRecord.recordId as id');
  if (kind !== 'PRODUCT' && kind !== 'SERVICE') return gone.where('deletedRecord.kind', '=', kind).execute();
  return gone
    .where('deletedRecord.kind', '=', 'ITEM')
    .innerJoin('catalogueItem as item', (join) =>
      join
        .onRef('item.tenantId', '=', 'deletedRecord.tenantId')
        .onRef('item.id', '=', 'deletedRecord.recordId'),
    )
    .where('item.kind', '=', kind)
    .execute();
}
