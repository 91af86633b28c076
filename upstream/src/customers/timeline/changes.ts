import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { changesOf, changesOfGrowing } from '../../lists/changes.ts';
import { kindsFor, type TimelineKind } from './entries.ts';

/** Kinds of entry that can be deleted; payments and statuses stay as long as the customer. */
const DELETED = { document: 'DOCUMENT', appointment: 'APPOINTMENT', note: 'CUSTOMER_NOTE' } as const;

const isDeletable = (kind: TimelineKind): kind is keyof typeof DELETED => Object.hasOwn(DELETED, kind);

/** Deleted records of the requested and visible kinds, of the whole shop. */
export async function timelineChanges(
  db: TenantDb,
  caller: Caller,
  kinds: readonly TimelineKind[] | undefined,
  since: Date | undefined,
  now: Date,
) {
  const deleted: { kind: keyof typeof DELETED; id: string }[] = [];
  for (const kind of kindsFor(caller, kinds).filter(isDeletable)) {
    const gone = await changesOf(db, DELETED[kind], since, now);
    deleted.push(...gone.deleted.map((id) => ({ kind, id })));
  }
  return { ...changesOfGrowing(now), deleted };
}
