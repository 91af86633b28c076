import { checkStatementRange } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { RefusalError, refusedInput } from '../refusals/RefusalError.ts';
import { globalId } from '../relay/ids.ts';
import type { CustomerstatementArgs } from '../types.generated.ts';
import { PAYMENT_MODE } from './wire.ts';

/** Upstream's refusals when the caller may not see a statement, or the customer has none. */
const NONE = ['NOT_FOUND', 'PERMISSION_DENIED'];

/** Addresses of a statement's files. */
function filePaths(customer: string, { from, to }: CustomerstatementArgs) {
  const path = `statement/${globalId('Customer', customer)}?${new URLSearchParams({ from, to }).toString()}`;
  return { pdfUrl: `/pdf/${path}`, sheetUrl: `/sheets/${path}` };
}

/** The statement of a customer; null where the caller may not see it. */
export async function statementOf(customer_id: string, range: CustomerstatementArgs, { call }: Context) {
  const { from, to } = range;
  const wrong = checkStatementRange(from, to);
  if (wrong) throw refusedInput([wrong]);
  try {
    const query = { customer_id, from_date: from, to_date: to };
    const { data, opening, billed, received, closing } = await call(billing.customerStatement, { query });
    const lines = data.map((line) => ({
      documentId:
        line.document_id === null
          ? globalId('AccountReceipt', line.id)
          : globalId('Document', line.document_id),
      number: line.serial_number,
      day: line.date,
      date: line.created_at,
      mode: line.payment_mode && PAYMENT_MODE[line.payment_mode],
      billed: line.billed,
      received: line.received,
      balance: line.balance,
    }));
    return { opening, billed, received, closing, lines, ...filePaths(customer_id, range) };
  } catch (error) {
    if (error instanceof RefusalError && NONE.includes(error.refusal.code)) return null;
    throw error;
  }
}
