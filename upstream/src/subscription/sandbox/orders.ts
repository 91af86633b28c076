import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { readDirectory } from '../../db/directory.ts';
import { OUTCOMES, type Outcome } from './protocol.ts';

/** The sandbox's orders, which a real payment service would store itself. */

export interface PlacedOrder {
  merchantOrderId: string;
  /** In paise. */
  amount: number;
  payer: string;
  redirectUrl: string;
}

/** Places an order; returns the ticket of its page. Returns the same ticket for an existing order. */
export async function placeOrder(database: Database, order: PlacedOrder, now: Date): Promise<string> {
  const ticket = randomBytes(16).toString('base64url');
  const row = await readDirectory(database, (db) =>
    db.sql
      .insertInto('directory.sandboxOrder')
      .values({ ...order, ticket, state: 'PENDING', createdAt: now })
      .onConflict((conflict) => conflict.column('merchantOrderId').doUpdateSet({ payer: order.payer }))
      .returning('ticket')
      .executeTakeFirstOrThrow(),
  );
  return row.ticket;
}

const select = (database: Database, column: 'ticket' | 'merchantOrderId', value: string) =>
  readDirectory(database, (db) =>
    db.sql.selectFrom('directory.sandboxOrder').selectAll().where(column, '=', value).executeTakeFirst(),
  );

/** The order of a page. */
export const orderOfTicket = (database: Database, ticket: string) => select(database, 'ticket', ticket);

/** The order with a merchant's number. */
export const orderOfMerchant = (database: Database, id: string) => select(database, 'merchantOrderId', id);

export type SandboxOrder = NonNullable<Awaited<ReturnType<typeof orderOfTicket>>>;

/** Ends a payment with the chosen outcome; a completed one stays completed. */
export async function endOrder(database: Database, ticket: string, outcome: Outcome): Promise<void> {
  await readDirectory(database, (db) =>
    db.sql
      .updateTable('directory.sandboxOrder')
      .set({ state: OUTCOMES[outcome], transactionId: `SBX${randomBytes(8).toString('hex').toUpperCase()}` })
      .where('ticket', '=', ticket)
      .where('state', '<>', 'COMPLETED')
      .execute(),
  );
}
