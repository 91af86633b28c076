import {
  type BillPaper,
  creditNoteFileName,
  formatMessage,
  formatRupees,
  PAYMENT_MODE_LABELS,
  PAYMENT_MODES,
  paperFileName,
  paperName,
  quantityText,
  RETURN_REASON_LABELS,
  RETURN_REASONS,
  rupees,
  times,
} from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Files } from '../../files/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import type { LineRecord } from '../history/lines.ts';
import { loadRecords, type NoteFacts, type Records } from '../pdf/load.ts';
import { drawPaper } from '../pdf/routes.ts';
import { listNoteLines, type NoteLineRecord, type NoteRecord, selectCreditNotes } from './records.ts';

/** Sentences for where the value of a credit note went. */
function settledOf({ total, refunded, refundMode }: NoteRecord): string[] {
  const back = paiseOf(refunded);
  const due = paiseOf(total) - back;
  const mode = refundMode === null ? undefined : oneOf(PAYMENT_MODES, refundMode);
  return [
    ...(due > 0 ? [formatMessage('returns.paper.offDue', { amount: formatRupees(due) })] : []),
    ...(mode === 'CREDIT' ? [formatMessage('returns.paper.kept', { amount: formatRupees(back) })] : []),
    ...(mode !== undefined && mode !== 'CREDIT'
      ? [
          formatMessage('returns.paper.refunded', {
            mode: formatMessage(PAYMENT_MODE_LABELS[mode]),
            amount: formatRupees(back),
          }),
        ]
      : []),
  ];
}

const factsOf = (note: NoteRecord, { document }: Records): NoteFacts => ({
  against: { number: document.number, issuedOn: document.issuedOn },
  reason: formatMessage(RETURN_REASON_LABELS[oneOf(RETURN_REASONS, note.reason)]),
  settled: settledOf(note),
});

/** The returned part of an invoice line. A discount before tax is shown below its value. */
function returnedLine(line: LineRecord, back: NoteLineRecord): LineRecord {
  const { quantity, taxable, cgst, sgst, igst } = back;
  const gross = times(paiseOf(line.price), milliOf(quantity));
  const off = paiseOf(line.discount) === 0 ? 0 : Math.max(0, gross - paiseOf(taxable));
  const total = paiseOf(taxable) + paiseOf(cgst) + paiseOf(sgst) + paiseOf(igst);
  // For a sold period the unused days are credited, and their value is the price.
  if (back.unusedDays !== null) {
    const price = line.taxInclusive ? rupees(total) : taxable;
    return {
      ...line,
      quantity: '1.000',
      price,
      taxable,
      cgst,
      sgst,
      igst,
      discount: '0.00',
      total: rupees(total),
    };
  }
  return { ...line, quantity, taxable, cgst, sgst, igst, discount: rupees(off), total: rupees(total) };
}

/** Turns the records of an invoice into those of a credit note against it. */
function noteRecords(records: Records, note: NoteRecord, lines: readonly NoteLineRecord[]): Records {
  const { document } = records;
  const byLine = new Map(lines.map((line) => [line.lineId, line]));
  const returned = records.lines.flatMap((line) => {
    const back = byLine.get(line.id);
    return back ? [returnedLine(line, back)] : [];
  });
  const gst = paiseOf(note.cgst) + paiseOf(note.sgst) + paiseOf(note.igst);
  return {
    ...records,
    document: {
      ...document,
      number: note.number,
      issuedAt: note.issuedAt,
      issuedOn: note.issuedOn,
      itemCount: returned.length,
      totalQuantity: quantityText(lines.reduce((sum, { quantity }) => sum + milliOf(quantity), 0)),
      cgst: note.cgst,
      sgst: note.sgst,
      igst: note.igst,
      gst: rupees(gst),
      discount: note.discount,
      roundOff: note.roundOff,
      total: note.total,
      pending: '0.00',
      description: note.note,
      refNumber: null,
      correctedOn: null,
      deliveryDate: null,
    },
    lines: returned,
    payments: [],
    creditNote: factsOf(note, records),
  };
}

/** The paper of a credit note that the caller may see (CGST Rules 2017, rule 53); undefined when there is none. */
export async function drawNote(
  { db, caller, files }: { db: TenantDb; caller: Caller; files: Files },
  id: string,
  paper: BillPaper | undefined,
): Promise<BinaryAnswer | undefined> {
  const note = await selectCreditNotes(db, caller).where('creditNote.id', '=', id).executeTakeFirst();
  if (!note) return undefined;
  const records = await loadRecords(db, caller, note.documentId);
  if (!records) return undefined;
  const lines = await listNoteLines(db, [id]);
  const drawn = await drawPaper(noteRecords(records, note, lines), files, paper);
  const fileName = paper
    ? paperFileName(note.number, paperName(paper, records.print.pageSize))
    : creditNoteFileName(note.number);
  return { ...drawn, fileName };
}
