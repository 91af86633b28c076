import { dayIn, formatMessage } from '@galla/domain';
import { WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { readDays } from '../../http/days.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { gstColumns } from './columns.ts';
import { exportGstSummary, gstSummary } from './contract.ts';
import { countGst, listGst, sumGst, toGstRow } from './list.ts';

/** The largest sheet that a shop's computer still opens. */
const MOST = 50_000;
const USUAL_ROWS = 20;

/** The GST summary on /Reports. */
export const gstRoutes: Route[] = [
  route(gstSummary, async ({ db, caller, body }) => {
    const { by, include } = body;
    const days = readDays(body);
    const { rows, page } = await listGst(db, caller, by, days, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows.map((row) => toGstRow(by, row)),
      ...(page && { page }),
      ...(isIncluded(include, 'count') && { total: await countGst(db, caller, by, days) }),
      ...(isIncluded(include, 'summary') && { summary: await sumGst(db, caller, days) }),
    };
  }),

  route(exportGstSummary, async ({ db, caller, body, now }) => {
    const { by } = body;
    const { rows } = await listGst(db, caller, by, readDays(body), { limit: MOST });
    const columns = gstColumns(by);
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({
        kind: 'table',
        sheet: formatMessage('gst.title'),
        columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
        rows: rows
          .map((row) => toGstRow(by, row))
          .map((row) => ({ cells: columns.map(({ valueOf }) => valueOf(row)) })),
      }),
      fileName: formatMessage('gst.file', { date: dayIn(caller.timeZone, now) }),
    };
  }),
];
