import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { readDirectory } from '../../db/directory.ts';
import { type TenantDb, withTenant } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { PublicCall } from '../../http/route.ts';
import { tokenHash } from '../../session/index.ts';
import { selectEvents, toEvent } from './events.ts';
import { selectItems, toItems } from './items.ts';
import { findOrder, toOrder } from './orders.ts';
import { tenantProfile } from './profile.ts';
import type { customerOrderDetail } from './linkContract.ts';
import type { PublicOrderRow } from './schemas.ts';

/** Placeholder ids of shop and order when there is none. */
const NONE = '00000000-0000-0000-0000-000000000000';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Events of the history that a customer may see: without money or names. */
const TOLD = new Set(['CREATED', 'STATUS', 'STAGE', 'STARTED', 'DONE', 'HANDED_OVER']);

/** The shop that a link names; none when it has not paid, as for its staff. */
async function shopOf(database: Database, ts: string): Promise<string> {
  const schemaKey = Buffer.from(ts, 'base64').toString('utf8').replaceAll('\0', '');
  const found = await readDirectory(database, (directory) =>
    directory.sql
      .selectFrom('directory.tenant')
      .where('schemaKey', '=', schemaKey)
      .where('paymentStatus', '=', 'COMPLETED')
      .select('tenantId')
      .executeTakeFirst(),
  );
  return found?.tenantId ?? NONE;
}

const masked = (mobile: string | null): string | null =>
  mobile && `${'X'.repeat(Math.max(0, mobile.length - 4))}${mobile.slice(-4)}`;

/** What the holder of a link sees, picked field by field so that nothing else leaks by accident. */
async function toPublic(
  db: TenantDb,
  call: Pick<PublicCall, 'files' | 'now'>,
  owner: { employeeId: null; tenantId: string },
  orderId: string,
): Promise<Static<typeof PublicOrderRow> | undefined> {
  const row = await findOrder(db, owner, orderId);
  if (!row) return undefined;
  const order = toOrder(row);
  const rows = await selectItems(db, owner).where('item.orderId', '=', orderId).execute();
  const items = await toItems(db, call, rows);
  const events = await selectEvents(db, owner).where('event.orderId', '=', orderId).execute();
  const { order_no, customer_name, created_at, delivery_time, function_date, trial_date } = order;
  const { urgent_status, order_type, status, status_fixed, stage, ref_no, discount, subtotal } = order;
  const { gst_percentage, gst_amount, final_total, advance_amt, pending_amt, payment_status } = order;
  return {
    order_no,
    customer_name,
    customer_mobile: masked(row.customerMobile),
    created_at,
    delivery_time,
    function_date,
    trial_date,
    urgent_status,
    order_type,
    status,
    status_fixed,
    stage,
    ref_no,
    discount,
    subtotal,
    gst_percentage,
    gst_amount,
    final_total,
    advance_amt,
    pending_amt,
    payment_status,
    timeline: events
      .map(toEvent)
      .filter(({ kind }) => TOLD.has(kind))
      .map(({ kind, at, facts }) => ({
        kind,
        at,
        status: facts.status ?? null,
        stage: facts.stage ?? null,
      })),
    order_items: items.map((item) => ({
      item_name: item.item_name,
      to_whom: item.to_whom,
      quantity: item.quantity,
      unit_price: item.unit_price,
      total_price: item.total_price,
      employee_status: item.employee_status,
      design: item.design,
      add_ons: item.add_ons,
      fabrics: item.fabrics,
      pattern: item.pattern,
    })),
  };
}

/**
 * Reads the order that a link opens. Directory and shop are always queried, and the secret is compared by its hash: a
 * link that is wrong in any part takes as long as one that was revoked or whose order is gone, and gets the same
 * answer.
 * @throws Refused LINK_ENDED
 */
export async function openOrder(
  call: Pick<PublicCall, 'database' | 'now' | 'files'>,
  link: { id: string; ts: string; k: string | undefined },
): Promise<Static<typeof customerOrderDetail.schema.answer>> {
  const { database, now } = call;
  const tenantId = await shopOf(database, link.ts);
  const orderId = UUID.test(link.id) ? link.id.toLowerCase() : NONE;
  const secretHash = tokenHash(link.k ?? '');
  const read = async (db: TenantDb) => {
    const found = await db.sql
      .selectFrom('boutiqueLink')
      .where('tenantId', '=', db.tenantId)
      .where('secretHash', '=', secretHash)
      .where('orderId', '=', orderId)
      .where('revokedAt', 'is', null)
      .where('endsAt', '>', now)
      .select(sql<number>`1`.as('open'))
      .executeTakeFirst();
    if (!found) return undefined;
    const order = await toPublic(db, call, { employeeId: null, tenantId }, orderId);
    return order && { success: true as const, order, tenant_profile: await tenantProfile(db, call) };
  };
  const answer = await withTenant(database, tenantId, read, { readOnly: true });
  if (!answer) throw new Refused('LINK_ENDED');
  return answer;
}
