import type { Day } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { signedAmount } from './payments/signed.ts';

/** The shop's day whose end is the cutoff; without one the cutoff is now. */
export interface Until {
  day: Day;
  timeZone: string;
}

/** A condition on an instant that is true up to the cutoff. */
export const happenedBy = (instant: string, until: Until | undefined): RawBuilder<boolean> =>
  until
    ? sql<boolean>`(${sql.ref(instant)} at time zone ${until.timeZone})::date <= ${until.day}::date`
    : sql<boolean>`true`;

/**
 * The SQL version of domain's `earnedByMoney`, for queries with `received`, `total` and the whole; points have three
 * decimal places.
 */
export const moneyShare = (places: 2 | 3 = 2, whole: RawBuilder<unknown> = sql.ref('whole')) =>
  sql<string>`case when total <= 0 then ${whole}
  else round((${whole}) * least(greatest(received, 0), total) / total, ${sql.lit(places)}) end`;

/** Received minus given back on a document. A column for queries on `document`. */
export const receivedBy = (until?: Until) => sql<string>`coalesce((select sum(${signedAmount}) from payment
  where payment.tenant_id = document.tenant_id and payment.document_id = document.id
    and ${happenedBy('payment.created_at', until)}), 0)`;

/** The last day up to the cutoff with a payment or refund on a document; null when there is none. */
export const paidOn = (until: Until) => sql<Day | null>`(
  select max((payment.created_at at time zone ${until.timeZone})::date) from payment
   where payment.tenant_id = document.tenant_id and payment.document_id = document.id
     and ${happenedBy('payment.created_at', until)})`;

/** The total of a document less its credit notes. A column for queries on `document`. */
export const leftOfTotal = (until?: Until) =>
  until
    ? sql<string>`(document.total - coalesce((select sum(note.total) from credit_note note
        where note.tenant_id = document.tenant_id and note.document_id = document.id
          and note.issued_on <= ${until.day}::date), 0))`
    : sql<string>`(document.total - document.credited)`;
