import { dayIn, formatMessage, MONEY_MODES } from '@galla/domain';
import type { Static } from 'typebox';
import { paymentModeWord } from '../billing/index.ts';
import { WORKBOOK_TYPE, writeWorkbook } from '../catalogue/index.ts';
import { oneOf } from '../db/oneOf.ts';
import { readDays } from '../http/days.ts';
import { type Route, route } from '../http/route.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import type { ReportFilter } from './collected.ts';
import { reportColumns } from './columns.ts';
import { dayCloseRoutes } from './dayClose/routes.ts';
import { dueRoutes } from './dues/routes.ts';
import { gstRoutes } from './gst/routes.ts';
import { sellerRoutes } from './sellers/routes.ts';
import { exportReports, fetchReports, type ReportRow } from './contract.ts';
import {
  allCollected,
  type CollectedRow,
  countCollected,
  listCollected,
  listCollectors,
  sumCollected,
} from './list.ts';

/** The largest sheet that a shop's computer still opens. */
const MOST = 50_000;
const USUAL_ROWS = 10;

interface Sent {
  from_date?: string | null;
  to_date?: string | null;
  person_name?: string | null;
  collected_by?: string | null;
}

const filterOf = (sent: Sent): ReportFilter => ({
  ...readDays(sent),
  person: sent.person_name ?? undefined,
  collectedBy: sent.collected_by ?? undefined,
});

const modeOf = ({ mode }: Pick<CollectedRow, 'mode'>) => paymentModeWord[oneOf(MONEY_MODES, mode)];

/** A payment with the field names of the specification. */
const toReportRow = (row: CollectedRow): Static<typeof ReportRow> => ({
  id: row.id,
  uid: row.number,
  date: row.createdAt.toISOString(),
  customer_name: row.person,
  customer_no: row.mobile,
  customer_accountnumber: row.reference,
  Customer_bankname: row.bank ?? modeOf(row),
  collected_amount: row.amount,
  collected_by: row.collector,
  totalamt: row.total,
  total_taxamount: row.gst,
});

/** Routes of financial reports (spec 2 §7). */
export const routes: Route[] = [
  ...dayCloseRoutes,
  ...gstRoutes,
  ...sellerRoutes,
  ...dueRoutes,
  route(fetchReports, async ({ db, caller, body }) => {
    const filter = filterOf(body);
    const order = { by: body.sort_by, direction: body.sort_order };
    const { rows, page } = await listCollected(db, caller, filter, pageAsked(body, USUAL_ROWS), order);
    return {
      success: true,
      data: rows.map((row) => ({
        tax_details: [toReportRow(row)],
        billing_details: [
          {
            uid: row.number,
            document_id: row.documentId,
            order_id: row.orderId,
            customer_id: row.customerId,
            payment_mode: modeOf(row),
            bank: row.bank,
            collected_by_id: row.receivedBy,
          },
        ],
      })),
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await countCollected(db, caller, filter) }),
      ...(isIncluded(body.include, 'summary') && { summary: await sumCollected(db, caller, filter) }),
      ...(isIncluded(body.include, 'collectors') && { collectors: await listCollectors(db, caller, filter) }),
    };
  }),

  route(exportReports, async ({ db, caller, body, now }) => {
    const rows = await allCollected(db, caller, filterOf(body), MOST);
    const columns = reportColumns((at) => dayIn(caller.timeZone, at));
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({
        kind: 'table',
        sheet: formatMessage('reports.title'),
        columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
        rows: rows.map((row) => ({ cells: columns.map(({ valueOf }) => valueOf(row)) })),
      }),
      fileName: formatMessage('reports.file', { date: dayIn(caller.timeZone, now) }),
    };
  }),
];
