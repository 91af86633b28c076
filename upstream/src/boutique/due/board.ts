import { addDays, type Day, DUE_GROUPS, type DueGroup, lastDueDay } from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { selectOrders, toOrder } from '../orders/orders.ts';

/** At most this many orders of a group are listed. */
const SHOWN = 100;

const PIECES = sql`select 1 from boutique_piece piece
  where piece.tenant_id = boutique_order.tenant_id and piece.order_id = boutique_order.id`;

/** Unfinished pieces of an order. */
const LEFT = sql<number>`(select count(*)::integer from boutique_piece piece
  where piece.tenant_id = boutique_order.tenant_id and piece.order_id = boutique_order.id and piece.state <> '2')`;

const DAYS = {
  delivery: sql<string>`boutique_order.delivery_date`,
  trial: sql<string>`boutique_order.trial_date`,
} as const;

/**
 * What makes an order late. By delivery: an unfinished piece. Whether a trial took place is not recorded, but it can't
 * have while a piece is not begun.
 */
const LATE = {
  delivery: sql<boolean>`exists (${PIECES} and piece.state <> '2')`,
  trial: sql<boolean>`exists (${PIECES} and piece.state = '0')`,
} as const;

/** Whether a piece of an order is still in the shop. */
const IN_THE_SHOP = sql<boolean>`exists (${PIECES} and piece.handed_over_at is null)`;

/**
 * What is due (ADR 58): visible orders that are neither canceled nor fully handed over, from the late ones to the last
 * day of the board. Being invoiced does not matter, as it says nothing about the work.
 */
export async function dueBoard(db: TenantDb, caller: Caller, by: 'delivery' | 'trial', today: Day) {
  const day = DAYS[by];
  const until = lastDueDay(today);
  const group = sql<DueGroup>`case when ${day} < ${today} then 'LATE' when ${day} = ${today} then 'TODAY'
    when ${day} = ${addDays(today, 1)} then 'TOMORROW' else 'THIS_WEEK' end`;
  const due = selectOrders(db, caller)
    .where('boutiqueOrder.canceledAt', 'is', null)
    .where(IN_THE_SHOP)
    .where(day, '<=', until)
    .where((order: ExpressionBuilder<TenantTables, 'boutiqueOrder'>) =>
      order.or([order(day, '>=', today), LATE[by]]),
    )
    .select([day.as('dueOn'), LEFT.as('left'), group.as('group')]);
  const rows = await db.sql
    .selectFrom(
      db.sql
        .selectFrom(due.as('due'))
        .selectAll('due')
        .select([
          sql<number>`row_number() over (partition by "group" order by due_on, id)`.as('place'),
          sql<string>`count(*) over (partition by "group")`.as('orders'),
          sql<string>`sum("left") over (partition by "group")`.as('piecesLeft'),
        ])
        .as('placed'),
    )
    .selectAll('placed')
    .where('place', '<=', SHOWN)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.group);
  return {
    today,
    until,
    groups: DUE_GROUPS.map((name) => {
      const own = found.get(name) ?? [];
      return {
        group: name,
        orders: Number(own[0]?.orders ?? 0),
        pieces_left: Number(own[0]?.piecesLeft ?? 0),
        rows: own.map((row) => ({ order: toOrder(row), due_on: row.dueOn, pieces_left: row.left })),
      };
    }),
  };
}
