import { dayIn, formatMessage, type ReturnReason } from '@galla/domain';
import { WORKBOOK_TYPE } from '../../catalogue/index.ts';
import { readDays } from '../../http/days.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { everyRow, streamedWorkbook } from '../export/workbook.ts';
import { noteColumns } from './columns.ts';
import { listNotes, type NoteFilter, sumNotes } from './list.ts';
import { exportCreditNotes, listCreditNotes } from './listContract.ts';
import { toCreditNote, withLines } from './records.ts';

const USUAL_ROWS = 20;

interface Asked {
  from_date?: string | null;
  to_date?: string | null;
  search?: string | null;
  reason?: ReturnReason | null;
}

const filterOf = ({ search, reason, ...days }: Asked): NoteFilter => ({
  ...readDays(days),
  search: search ?? undefined,
  reason: reason ?? undefined,
});

/** All credit notes of the shop, as a list and as a workbook. */
export const noteListRoutes: Route[] = [
  route(listCreditNotes, async ({ db, caller, body }) => {
    const filter = filterOf(body);
    const { include } = body;
    const summed = include?.split(',').includes('summary') === true;
    const sums = summed || isIncluded(include, 'count') ? await sumNotes(db, caller, filter) : undefined;
    const { rows, page } = await listNotes(db, caller, filter, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: await withLines(db, caller, rows),
      ...(page && { page }),
      ...(sums && isIncluded(include, 'count') && { total: sums.notes }),
      ...(sums && summed && { summary: sums }),
    };
  }),

  route(exportCreditNotes, async ({ db, caller, body, now }) => {
    const filter = filterOf(body);
    async function* notes() {
      // The details of each return are on the printed notes.
      for await (const row of everyRow((asked) => listNotes(db, caller, filter, asked)))
        yield toCreditNote(row, []);
    }
    return {
      contentType: WORKBOOK_TYPE,
      bytes: streamedWorkbook(formatMessage('returns.creditNotes'), noteColumns(), notes()),
      fileName: formatMessage('returns.sheet', { date: dayIn(caller.timeZone, now) }),
    };
  }),
];
