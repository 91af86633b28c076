import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import { happenedBy, moneyShare, partOf, signedAmount, type Until, upTo } from '../billing/index.ts';

/**
 * Columns for queries on `boutique_order`; those about earnings also need `part` (`orderPartsOf`). An order earns from
 * its completion on, including money received earlier.
 */

/**
 * Received minus given back on an order: on the order itself, and later on its invoice, which repeats it as advance.
 */
export const orderReceived = (until?: Until) => sql<string>`(
  coalesce((select sum(case own.kind when 'REFUND' then -own.amount else own.amount end) from boutique_payment own
    where own.tenant_id = boutique_order.tenant_id and own.order_id = boutique_order.id
      and ${happenedBy('own.created_at', until)}), 0)
  + coalesce((select sum(${signedAmount}) from payment
    where payment.tenant_id = boutique_order.tenant_id and payment.document_id = boutique_order.document_id
      and payment.kind <> 'ADVANCE' and ${happenedBy('payment.created_at', until)}), 0))`;

/** The last day up to the cutoff with a payment or refund on an order; null when there is none. */
export const orderPaidOn = (until: Until) => sql<Day | null>`(
  select max((money.at at time zone ${until.timeZone})::date)
    from (select created_at as at from boutique_payment own
           where own.tenant_id = boutique_order.tenant_id and own.order_id = boutique_order.id
          union all
          select created_at from payment
           where payment.tenant_id = boutique_order.tenant_id and payment.document_id = boutique_order.document_id) money
   where ${happenedBy('money.at', until)})`;

/** The total of an order, less credit notes on its invoice. */
export const orderLeft = (until?: Until) => sql<string>`(boutique_order.total - coalesce((
  select sum(note.total) from credit_note note
   where note.tenant_id = boutique_order.tenant_id and note.document_id = boutique_order.document_id
     and ${until ? sql`note.issued_on <= ${until.day}::date` : sql`true`}), 0))`;

const isCompleted = (until: Until | undefined) =>
  until
    ? sql`boutique_order.completed_on <= ${until.day}::date`
    : sql`boutique_order.completed_on is not null`;

/** A person's part of an order's full commission. */
export const orderWhole = partOf((bound) => upTo(sql.ref('boutique_order.commission'), bound));

/** The share of the person's part for this much received money. */
const shareOf = (money: ReturnType<typeof orderReceived>) =>
  partOf(
    (bound) => sql<string>`(select ${moneyShare()}
  from (select ${upTo(sql.ref('boutique_order.commission'), bound)} as whole, ${money} as received,
    boutique_order.total as total) paid)`,
  );

/**
 * What a person has earned of an order: nothing before its completion, then the whole part, or the share for the
 * received money.
 */
export const orderEarned = (
  until?: Until,
) => sql<string>`case when not coalesce(${isCompleted(until)}, false) then 0.00
  when boutique_order.commission_on_money then ${shareOf(orderReceived(until))}
  else ${orderWhole} end`;

/** What a completed order will still earn when the rest of its money is received. */
export const orderExpected = (until?: Until) => sql<string>`
  case when boutique_order.commission_on_money and ${isCompleted(until)}
    then ${shareOf(orderLeft(until))} - ${shareOf(orderReceived(until))} else 0.00 end`;
