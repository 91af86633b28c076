import { sql } from 'kysely';
import {
  decimalColumn,
  idColumn,
  instantColumn,
  type OrderColumn,
  textColumn,
  wholeColumn,
} from '../../lists/columns.ts';

/** Sort keys of document lists. */
export type DocumentOrder = 'date' | 'number' | 'total' | 'due' | 'updated';

/** Pending amount of a document, exactly as its index defines it: none for canceled documents and proposals. */
export const due = sql<string>`case when document.canceled_at is null and document.type <> 'PROPOSAL' then document.pending else 0.00 end`;

const id = idColumn('document.id');

/** The columns each order compares, in sequence; the id breaks ties. */
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
