import { fullName } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { QuickBillEvent } from './trashContract.ts';

export const EVENT_KINDS = ['RECEIVED', 'UNDONE', 'TRASHED', 'RESTORED'] as const;
type EventKind = (typeof EVENT_KINDS)[number];

/** The money that an event is about; none for trash events. */
interface Money {
  mode: string | null;
  reference: string | null;
}

/** Records an event of a quick bill, in the same transaction. */
export async function noteEvent(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  quickBillId: string,
  kind: EventKind,
  { mode, reference }: Money = { mode: null, reference: null },
): Promise<void> {
  await db.sql
    .insertInto('quickBillEvent')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      quickBillId,
      kind,
      mode,
      reference,
      by: caller.staffId,
      at: now,
    })
    .execute();
}

/** The events of quick bills, oldest first, in their wire shape. */
export async function listEvents(
  db: TenantDb,
  quickBillIds: readonly string[],
): Promise<Static<typeof QuickBillEvent>[]> {
  const rows = await db.sql
    .selectFrom('quickBillEvent as event')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'event.tenantId').onRef('staff.id', '=', 'event.by'),
    )
    .where('event.tenantId', '=', db.tenantId)
    .where('event.quickBillId', 'in', quickBillIds)
    .selectAll('event')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('event.at')
    .orderBy('event.id')
    .execute();
  return rows.map((row) => ({
    quick_bill_id: row.quickBillId,
    kind: oneOf(EVENT_KINDS, row.kind),
    payment_mode: row.mode === null ? null : row.mode === 'UPI' ? 'UPI' : 'Cash',
    reference: row.reference,
    at: row.at.toISOString(),
    by_name: fullName(row.firstName, row.lastName),
  }));
}
