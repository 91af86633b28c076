import { sql } from 'kysely';

/** What a payment adds to what was received on a document: what was given back is below zero, a credit note nothing. */
export const signedAmount = sql<string>`case payment.kind
  when 'REFUND' then -payment.amount when 'CREDIT_NOTE' then 0.00 else payment.amount end`;
