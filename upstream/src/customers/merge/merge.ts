import { type MergeField, formatMessage } from '@galla/domain';
import { sql } from 'kysely';
import { retirePicture } from '../../files/index.ts';
import type { Call } from '../../http/route.ts';
import { noteDeleted } from '../../notifications/index.ts';
import { noteEvent } from '../privacy/events.ts';
import { NOBODY } from '../privacy/nobody.ts';
import { renameMentions } from '../mentions/renameMentions.ts';
import { lockBoth, type Pair, requireAllSeen } from './lockBoth.ts';
import { moveRecords } from './moveRecords.ts';
import { mergedValues } from './values.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

/**
 * Merges one customer into another, which gets all related records and the sums of both.
 * @returns name of the remaining customer
 * @throws Refused PERMISSION_DENIED, and every refusal of `lockBoth`
 */
export async function merge(call: Writer, pair: Pair, take: readonly MergeField[]): Promise<string> {
  const { db, now } = call;
  await requireAllSeen(call);
  const { keep, merged } = await lockBoth(call, pair);
  const values = mergedValues(call, { keep, merged }, take);
  if (merged.picture !== values.picture) await retirePicture(db, 'avatar', merged.picture, now);
  await renameMentions(db, merged, { id: keep.id, name: values.name, mobile: values.mobile });
  await moveRecords(db, merged.id, keep.id, now);
  // The merged customer first: its number may move to the other, and must be unique in the shop.
  await change(call, merged.id, {
    ...NOBODY,
    ...NO_OPENING,
    name: formatMessage('merge.mergedName'),
    mergedInto: keep.id,
  });
  await change(call, keep.id, values);
  await noteEvent(call, merged.id, 'MERGED');
  await noteEvent(call, keep.id, 'MERGED');
  await noteDeleted(db, 'CUSTOMER', [merged.id], now);
  return values.name;
}

/** The opening due moves along with the receipts that paid it. */
const NO_OPENING = { openingDue: '0.00', openingPending: '0.00', openingOn: null } as const;

type Values =
  | ReturnType<typeof mergedValues>
  | (typeof NOBODY & typeof NO_OPENING & { name: string; mergedInto: string });

async function change({ db, now }: Writer, id: string, values: Values): Promise<void> {
  await db.sql
    .updateTable('customer')
    .set({
      ...values,
      updatedAt: now,
      editedAt: sql`greatest(${now}::timestamptz, edited_at + interval '1 millisecond')`,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
