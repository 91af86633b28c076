import { sql } from 'kysely';
import {
  decimalColumn,
  idColumn,
  instantColumn,
  type OrderColumn,
  textColumn,
  wholeColumn,
} from '../../lists/columns.ts';

/** By what documents are listed. */
export type DocumentOrder = 'date' | 'number' | 'total' | 'due' | 'updated';

/** What is still to pay of a document, as its index has it: nothing of canceled ones and proposals. */
export const due = sql<string>`case when document.canceled_at is null and document.type <> 'PROPOSAL' then document.pending else 0.00 end`;

const id = idColumn('document.id');

/** What each order compares, the first first; the id parts those that are equal. */
export const ORDER_BY = {
  date: [instantColumn('document.issued_at'), id],
  number: [
    textColumn('document.type'),
    textColumn('document.financial_year'),
    wholeColumn('document.serial'),
    id,
  ],
  total: [decimalColumn('document.total'), id],
  due: [decimalColumn(due), id],
  updated: [instantColumn('document.updated_at'), id],
} as const satisfies Record<DocumentOrder, readonly OrderColumn[]>;
