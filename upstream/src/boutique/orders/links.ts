import { randomBytes } from 'node:crypto';
import { linkEnd, MOST_LINK_DAYS, MOST_LINKS } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { tokenHash } from '../../session/index.ts';
import { lockOrder } from './orders.ts';
import type { OrderLinkRow } from './schemas.ts';
import { ownOrders } from './visible.ts';

/** 128 random bits can't be guessed, and the link stays short enough for a message. */
const newSecret = (): string => randomBytes(16).toString('base64url');

/** The shop's parameter of a link. */
export const tsOf = (schemaKey: string): string => Buffer.from(schemaKey, 'utf8').toString('base64');

/** The open links of orders that the caller may see, newest first. */
export function selectLinks(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>, now: Date) {
  return db.sql
    .selectFrom('boutiqueLink as link')
    .innerJoin('boutiqueOrder', (join) =>
      join
        .onRef('boutiqueOrder.tenantId', '=', 'link.tenantId')
        .onRef('boutiqueOrder.id', '=', 'link.orderId'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .where('link.tenantId', '=', db.tenantId)
    .where('link.revokedAt', 'is', null)
    .where('link.endsAt', '>', now)
    .where(ownOrders(caller) as never)
    .select(['link.orderId', 'link.createdAt', 'link.endsAt'])
    .orderBy('link.createdAt', 'desc')
    .orderBy('link.id', 'desc');
}

export const toLink = (row: {
  orderId: string;
  createdAt: Date;
  endsAt: Date;
}): Static<typeof OrderLinkRow> => ({
  order_id: row.orderId,
  created_at: row.createdAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
});

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

async function end({ db, caller, now }: Writer, orderId: string): Promise<void> {
  await db.sql
    .updateTable('boutiqueLink')
    .set({ revokedAt: now, revokedBy: caller.staffId })
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends all links of an order immediately; has no effect when there are none. */
export async function endLinks(by: Writer, orderId: string): Promise<void> {
  await lockOrder(by.db, by.caller, orderId);
  await end(by, orderId);
}

/**
 * Makes a link to the customer's page. Only a hash of the secret is stored.
 * @param renew whether existing links end
 * @throws Refused NOT_FOUND, TOO_MANY_LINKS
 */
export async function makeLink(by: Writer, orderId: string, renew: boolean) {
  const { db, caller, now } = by;
  // Locks the order, so that two concurrent links both count.
  await lockOrder(db, caller, orderId);
  if (renew) await end(by, orderId);
  const open = await selectLinks(db, caller, now).where('link.orderId', '=', orderId).execute();
  if (open.length >= MOST_LINKS) throw new Refused('TOO_MANY_LINKS', { max: MOST_LINKS });
  const secret = newSecret();
  const link = { orderId, createdAt: now, endsAt: linkEnd(MOST_LINK_DAYS, now) };
  await db.sql
    .insertInto('boutiqueLink')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      secretHash: tokenHash(secret),
      createdBy: caller.staffId,
      ...link,
    })
    .execute();
  return { secret, ts: tsOf(caller.schemaKey), data: toLink(link) };
}

/** Ends all links to orders of a customer who is being erased. */
export async function endLinksOf({ db, caller, now }: Writer, customerId: string): Promise<void> {
  await db.sql
    .updateTable('boutiqueLink')
    .set({ revokedAt: now, revokedBy: caller.staffId })
    .where('tenantId', '=', db.tenantId)
    .where('revokedAt', 'is', null)
    .where('orderId', 'in', (of) =>
      of
        .selectFrom('boutiqueOrder')
        .where('boutiqueOrder.tenantId', '=', db.tenantId)
        .where('boutiqueOrder.customerId', '=', customerId)
        .select('boutiqueOrder.id'),
    )
    .execute();
}
