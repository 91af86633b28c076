import { sql } from 'kysely';

/** What a payment adds to the money of the shop: what was given back is below zero. */
export const signedAmount = sql<string>`case payment.kind when 'REFUND' then -payment.amount else payment.amount end`;
