import { dayIn, formatMessage } from '@galla/domain';
import { WORKBOOK_TYPE } from '../../catalogue/index.ts';
import { readDays } from '../../http/days.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { findDocument, toDocument } from '../history/documents.ts';
import { filterOf } from '../history/filter.ts';
import { listDocuments } from '../history/list.ts';
import { listPayments, toPayment } from '../payments/payments.ts';
import { paymentColumns, recordColumns, transactionColumns } from './columns.ts';
import { exportDocuments, exportPayments } from './contract.ts';
import { everyRow, streamedWorkbook, workbook } from './workbook.ts';

/** Document histories as spreadsheets (spec 2 §9). */
export const exportRoutes: Route[] = [
  route(exportDocuments, async ({ db, caller, body, now }) => {
    const filter = filterOf(body, now);
    async function* rows() {
      for await (const row of everyRow((asked) => listDocuments(db, caller, filter, asked)))
        yield toDocument(row);
    }
    const isRecords = body.layout === 'records';
    const columns = isRecords ? recordColumns() : transactionColumns();
    const date = dayIn(caller.timeZone, now);
    return {
      contentType: WORKBOOK_TYPE,
      bytes: streamedWorkbook(
        formatMessage(isRecords ? 'history.title' : 'transactions.title'),
        columns,
        rows(),
      ),
      fileName: isRecords
        ? formatMessage('transactions.recordsFile', { date })
        : formatMessage('transactions.transactionsFile'),
    };
  }),

  route(exportPayments, async ({ db, caller, body }) => {
    const document = await findDocument(db, caller, body.document_id);
    if (!document) throw new Refused('NOT_FOUND');
    const rows = await listPayments(db, caller, [document.id], readDays(body));
    const columns = paymentColumns((instant) => dayIn(caller.timeZone, new Date(instant)));
    return {
      contentType: WORKBOOK_TYPE,
      bytes: workbook(formatMessage('payments.title'), columns, rows.map(toPayment)),
      fileName: formatMessage('transactions.paymentsFile', { number: document.number.replaceAll('/', '-') }),
    };
  }),
];
