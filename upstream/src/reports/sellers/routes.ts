import { dayIn, formatMessage, type ItemKind, type MessageKey, type SellerView } from '@galla/domain';
import type { Static } from 'typebox';
import { type TableColumn, WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { readDays } from '../../http/days.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { exportSellers, type SellerRow, sellers } from './contract.ts';
import { listSellers, seesCosts, sumSellers, toSellerRow } from './list.ts';
import type { SellerFilter } from './rows.ts';

/** The largest sheet that a shop's computer still opens. */
const MOST = 50_000;
const USUAL_ROWS = 20;
const WIDTH = 18;

type Row = Static<typeof SellerRow>;

/** Columns of the workbook: those of the screen. */
const COLUMNS: readonly (readonly [MessageKey, TableColumn['kind'], (row: Row) => string | number | null])[] =
  [
    ['sellers.column.item', 'text', (row) => row.item_name],
    ['sellers.column.category', 'text', (row) => row.category],
    ['sellers.column.quantity', 'number', (row) => row.sold_qty],
    ['sellers.column.unit', 'text', (row) => row.unit],
    ['sellers.column.bills', 'number', (row) => row.bills],
    ['sellers.column.amount', 'money', (row) => row.amount],
    ['sellers.column.profit', 'money', (row) => row.profit],
    ['sellers.column.stock', 'number', (row) => row.stock_qty],
    ['sellers.column.stockValue', 'money', (row) => row.stock_value],
  ];

interface Sent {
  from_date?: string | null;
  to_date?: string | null;
  view: SellerView;
  kind?: ItemKind | null;
}

/** The filter from a request; refuses an end before the start. */
const filterOf = ({ view, kind, ...days }: Sent): SellerFilter => ({
  ...readDays(days),
  view,
  kind: kind ?? undefined,
});

/** Best and slow sellers on /Reports. */
export const sellerRoutes: Route[] = [
  route(sellers, async ({ db, caller, body }) => {
    const { include } = body;
    const filter = filterOf(body);
    const { rows, page } = await listSellers(db, caller, filter, pageAsked(body, USUAL_ROWS));
    const [count, summary] = [isIncluded(include, 'count'), isIncluded(include, 'summary')];
    const sums = count || summary ? await sumSellers(db, caller, filter) : undefined;
    return {
      success: true,
      data: rows.map((row) => toSellerRow(row, caller)),
      ...(page && { page }),
      ...(sums && count && { total: sums.total }),
      ...(sums && summary && { summary: sums.summary }),
    };
  }),

  route(exportSellers, async ({ db, caller, body, now }) => {
    const { rows } = await listSellers(db, caller, filterOf(body), { limit: MOST });
    // An empty column would reveal to others that the figure exists.
    const columns = seesCosts(caller)
      ? COLUMNS
      : COLUMNS.filter(([heading]) => heading !== 'sellers.column.profit');
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({
        kind: 'table',
        sheet: formatMessage('sellers.title'),
        columns: columns.map(([heading, kind]) => ({ heading: formatMessage(heading), kind, width: WIDTH })),
        rows: rows
          .map((row) => toSellerRow(row, caller))
          .map((row) => ({ cells: columns.map(([, , valueOf]) => valueOf(row)) })),
      }),
      fileName: formatMessage('sellers.file', { date: dayIn(caller.timeZone, now) }),
    };
  }),
];
