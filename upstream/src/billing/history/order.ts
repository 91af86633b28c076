import { sql } from 'kysely';

/** By what documents are listed. */
export type DocumentOrder = 'date' | 'number' | 'total' | 'due' | 'updated';

/** What is still to pay of a document, as its index has it: nothing of canceled ones and proposals. */
export const due = sql<string>`case when document.canceled_at is null and document.type <> 'PROPOSAL' then document.pending else 0.00 end`;

const id = sql.ref('document.id');

/** What each order compares, the first first; the id parts those that are equal. */
export const ORDER_BY = {
  date: [sql.ref('document.issued_at'), id],
  number: [sql.ref('document.type'), sql.ref('document.financial_year'), sql.ref('document.serial'), id],
  total: [sql.ref('document.total'), id],
  due: [due, id],
  updated: [sql.ref('document.updated_at'), id],
} as const satisfies Record<DocumentOrder, unknown>;
