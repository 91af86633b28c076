import { problem } from '@galla/domain';
import { before } from '../db/before.ts';
import type { TenantDb } from '../db/tenant.ts';
import { invalidField, refusedFor } from '../http/refused.ts';

const DAY = 86_400_000;
/** How long deletions are recorded, in milliseconds: a client that was away for longer must read everything again. */
export const DELETED_KEPT = 365 * DAY;
/**
 * In milliseconds, longer than any transaction: a change committed late has an earlier time than changes already
 * returned.
 */
export const OVERLAP = 15_000;
/** Maximum number of deletions returned individually. */
const MOST_DELETED = 10_000;

/** The instant since which changes are requested; refuses one from before deletions are recorded. */
export function sinceOf(sent: string | null | undefined, now: Date): Date | undefined {
  if (sent == null) return undefined;
  const since = new Date(sent);
  if (Number.isNaN(since.getTime())) throw invalidField('updated_since');
  if (since < before(now, DELETED_KEPT)) throw tooLongAgo();
  return since;
}

const tooLongAgo = () => refusedFor(problem('updated_since', 'INVALID_INPUT', 'faults.updatedSince'));

/** Kinds of records whose deletions are recorded. */
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
 * Ids of the records of a kind deleted since an instant, and until when the changes are complete. For personal records,
 * only the person's own.
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

/** The changes of a list whose rows are never deleted. */
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
