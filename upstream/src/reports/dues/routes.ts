import { dayIn, formatMessage, type MessageKey } from '@galla/domain';
import type { Static } from 'typebox';
import { type TableColumn, WORKBOOK_TYPE, writeWorkbook } from '../../catalogue/index.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { type DueRow, duesByAge, exportDues } from './contract.ts';
import { listDues, sumDues, toDueRow } from './list.ts';
import type { DueFilter } from './rows.ts';

/** The largest sheet that a shop's computer still opens. */
const MOST = 50_000;
const USUAL_ROWS = 20;

type Row = Static<typeof DueRow>;

/** Columns of the workbook: those of the screen. */
const COLUMNS: readonly (readonly [MessageKey, TableColumn['kind'], (row: Row) => string | number | null])[] =
  [
    ['dues.column.customer', 'text', (row) => row.customer_name],
    ['dues.column.mobile', 'text', (row) => row.customer_no],
    ['dues.column.bills', 'number', (row) => row.bills],
    ['dues.column.oldest', 'day', (row) => row.oldest],
    ['dues.age.UP_TO_30', 'money', (row) => row.up_to_30],
    ['dues.age.UP_TO_60', 'money', (row) => row.up_to_60],
    ['dues.age.UP_TO_90', 'money', (row) => row.up_to_90],
    ['dues.age.OVER_90', 'money', (row) => row.over_90],
    ['dues.column.total', 'money', (row) => row.total],
  ];
const WIDTH = 18;

const filterOf = (sent: { search?: string | null; age?: DueFilter['age'] | null }): DueFilter => ({
  search: sent.search ?? undefined,
  age: sent.age ?? undefined,
});

/** Dues by age on /Reports. */
export const dueRoutes: Route[] = [
  route(duesByAge, async ({ db, caller, body, now }) => {
    const { include } = body;
    const filter = filterOf(body);
    const today = dayIn(caller.timeZone, now);
    const { rows, page } = await listDues(db, caller, filter, today, pageAsked(body, USUAL_ROWS));
    const [count, summary] = [isIncluded(include, 'count'), isIncluded(include, 'summary')];
    const sums = count || summary ? await sumDues(db, caller, filter, today) : undefined;
    return {
      success: true,
      data: rows.map(toDueRow),
      ...(page && { page }),
      ...(sums && count && { total: sums.total }),
      ...(sums && summary && { summary: sums.summary }),
    };
  }),

  route(exportDues, async ({ db, caller, body, now }) => {
    const today = dayIn(caller.timeZone, now);
    const { rows } = await listDues(db, caller, filterOf(body), today, { limit: MOST });
    return {
      contentType: WORKBOOK_TYPE,
      bytes: writeWorkbook({
        kind: 'table',
        sheet: formatMessage('dues.title'),
        columns: COLUMNS.map(([heading, kind]) => ({ heading: formatMessage(heading), kind, width: WIDTH })),
        rows: rows.map(toDueRow).map((row) => ({ cells: COLUMNS.map(([, , valueOf]) => valueOf(row)) })),
      }),
      fileName: formatMessage('dues.file', { date: today }),
    };
  }),
];
