import type { billing } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { PAYMENT_MODE } from './wire.ts';

/** Maps money on account to the graph's type. */
export function accountReceiptOf(row: Answer<typeof billing.receipts>['data'][number]) {
  const node = nodeOf('AccountReceipt', row.id);
  return {
    ...node,
    number: row.serial_number,
    date: row.created_at,
    amount: row.amount,
    credited: row.credited,
    opening: row.opening,
    mode: PAYMENT_MODE[row.payment_mode],
    reference: row.reference,
    bank: row.bank,
    receivedBy: row.created_by_name,
    parts: row.parts.map((part) => ({
      documentId: globalId('Document', part.document_id),
      number: part.serial_number,
      amount: part.paid_amount,
      pending: part.new_pending,
    })),
    pdfUrl: `/pdf/receipt/${node.id}`,
  };
}
