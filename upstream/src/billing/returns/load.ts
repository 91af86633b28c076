import { DOCUMENT_TYPES, isSoldWhole, type Paise, type SoldBill, type SoldLine } from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { lockSource } from '../convert/source.ts';
import { type DocumentRecord, findDocument } from '../history/documents.ts';
import { type LineRecord, listLines } from '../history/lines.ts';

/** An invoice to return goods from, locked until the transaction ends so that two concurrent returns both count. */
export interface Sold {
  row: DocumentRecord;
  lines: LineRecord[];
  bill: SoldBill;
  pending: Paise;
  isInvoice: boolean;
}

const soldLine = (line: LineRecord): SoldLine => ({
  quantity: milliOf(line.quantity),
  returned: milliOf(line.returned ?? '0'),
  taxable: paiseOf(line.taxable),
  cgst: paiseOf(line.cgst),
  sgst: paiseOf(line.sgst),
  igst: paiseOf(line.igst),
  whole: isSoldWhole(line.unit, line.variantId ?? undefined),
});

/** An invoice in the shape that the return rules take. A discount included in the lines was before tax. */
export function soldBill(
  { discount, roundOff }: Pick<DocumentRecord, 'discount' | 'roundOff'>,
  lines: readonly LineRecord[],
): SoldBill {
  const inLines = lines.reduce((sum, line) => sum + paiseOf(line.discount), 0);
  return {
    lines: lines.map(soldLine),
    discount: paiseOf(discount) - inLines,
    roundOff: paiseOf(roundOff),
  };
}

async function soldOf(db: TenantDb, caller: Pick<Caller, 'employeeId'>, row: DocumentRecord): Promise<Sold> {
  const lines = await listLines(db, caller, [row.id]);
  return {
    row,
    lines,
    bill: soldBill(row, lines),
    pending: paiseOf(row.pending),
    isInvoice: oneOf(DOCUMENT_TYPES, row.type) === 'INVOICE',
  };
}

/** Locks an invoice that the caller may see and reads how much of it has not been returned. */
export const lockSold = async (
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  documentId: string,
): Promise<Sold> => soldOf(db, caller, await lockSource(db, caller, documentId));

/** The same without a lock, for quotes; undefined when the caller sees no such invoice. */
export async function readSold(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  documentId: string,
): Promise<Sold | undefined> {
  const row = await findDocument(db, caller, documentId);
  return row && soldOf(db, caller, row);
}
