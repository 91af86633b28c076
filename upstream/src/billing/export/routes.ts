import { dayIn, formatMessage } from '@galla/domain';
import { WORKBOOK_TYPE } from '../../catalogue/index.ts';
import { readDays } from '../../http/days.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { findDocument, selectDocuments, toDocument } from '../history/documents.ts';
import { filterOf } from '../history/filter.ts';
import { matches } from '../history/list.ts';
import { listPayments, toPayment } from '../payments/payments.ts';
import { paymentColumns, recordColumns, transactionColumns } from './columns.ts';
import { exportDocuments, exportPayments } from './contract.ts';
import { workbook } from './workbook.ts';

/** As many as a sheet is still opened with on a shop's computer. */
const MOST = 50_000;

/** Histories as spreadsheets (spec 2 §9). */
export const exportRoutes: Route[] = [
  route(exportDocuments, async ({ db, caller, body, now }) => {
    const rows = await selectDocuments(db, caller)
      .where(matches(filterOf(body, now)))
      .orderBy('document.issuedAt', 'desc')
      .orderBy('document.id', 'desc')
      .limit(MOST)
      .execute();
    const isRecords = body.layout === 'records';
    const columns = isRecords ? recordColumns() : transactionColumns();
    const date = dayIn(caller.timeZone, now);
    return {
      contentType: WORKBOOK_TYPE,
      bytes: workbook(
        formatMessage(isRecords ? 'history.title' : 'transactions.title'),
        columns,
        rows.map(toDocument),
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
