import { sql } from 'kysely';

/** What a payment adds to the amount received on a document: refunds are negative, credit notes add nothing. */
export const signedAmount = sql<string>`case payment.kind
  when 'REFUND' then -payment.amount when 'CREDIT_NOTE' then 0.00 else payment.amount end`;
