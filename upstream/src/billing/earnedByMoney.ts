import type { Day } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { signedAmount } from './payments/signed.ts';

/** By the end of which day of the shop; where none is told, by now. */
export interface Until {
  day: Day;
  timeZone: string;
}

/** A condition on an instant that is true by then. */
export const happenedBy = (instant: string, until: Until | undefined): RawBuilder<boolean> =>
  until
    ? sql<boolean>`(${sql.ref(instant)} at time zone ${until.timeZone})::date <= ${until.day}::date`
    : sql<boolean>`true`;

/** domain's `earnedByMoney` in SQL, of a query that has `received`, `total` and the whole; points have three places. */
export const moneyShare = (places: 2 | 3 = 2, whole: RawBuilder<unknown> = sql.ref('whole')) =>
  sql<string>`case when total <= 0 then ${whole}
  else round((${whole}) * least(greatest(received, 0), total) / total, ${sql.lit(places)}) end`;

/** What was received on a document and not given back. A column of queries on `document`. */
export const receivedBy = (until?: Until) => sql<string>`coalesce((select sum(${signedAmount}) from payment
  where payment.tenant_id = document.tenant_id and payment.document_id = document.id
    and ${happenedBy('payment.created_at', until)}), 0)`;

/** The last day by then on which money of a document came or went; null where none did. */
export const paidOn = (until: Until) => sql<Day | null>`(
  select max((payment.created_at at time zone ${until.timeZone})::date) from payment
   where payment.tenant_id = document.tenant_id and payment.document_id = document.id
     and ${happenedBy('payment.created_at', until)})`;

/** What a document comes to, less its credit notes. A column of queries on `document`. */
export const leftOfTotal = (until?: Until) =>
  until
    ? sql<string>`(document.total - coalesce((select sum(note.total) from credit_note note
        where note.tenant_id = document.tenant_id and note.document_id = document.id
          and note.issued_on <= ${until.day}::date), 0))`
    : sql<string>`(document.total - document.credited)`;
