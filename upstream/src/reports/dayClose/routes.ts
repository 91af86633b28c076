import { type Day, dayIn, formatDay, formatMessage, formatRupees, isDay } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { moneyIn } from '../../http/amounts.ts';
import { invalidField, Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { requireFreshPin } from '../../session/index.ts';
import { everyRow, streamedWorkbook } from '../../billing/index.ts';
import { WORKBOOK_TYPE } from '../../catalogue/index.ts';
import { closeDay as close, reopenDay as reopen } from './close.ts';
import { closeColumns } from './columns.ts';
import * as contract from './contract.ts';
import { readDayBook } from './dayBook.ts';
import { deleteExpense, noteExpense, selectExpenses, toExpense } from './expenses.ts';
import { drawDayClose } from './paper.ts';
import { countCloses, listCloses, readCloses } from './records.ts';

const USUAL_ROWS = 20;

async function readClose({ db }: Pick<Call, 'db'>, id: string) {
  const [row] = await readCloses(db, [id]);
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

const askedDay = (text: string): Day => {
  if (!isDay(text)) throw invalidField('day');
  return text;
};

/** Closing days, and cash expenses. */
export const dayCloseRoutes: Route[] = [
  route(contract.dayBook, async ({ body, ...call }) => ({
    success: true,
    data: await readDayBook(call, body.day == null ? undefined : askedDay(body.day)),
  })),

  route(contract.closeDay, async ({ body, request, ...call }) => {
    const day = askedDay(body.day);
    const asked = {
      day,
      opening: moneyIn(body.opening, 'opening'),
      counted: moneyIn(body.counted, 'counted'),
      coins: body.coins?.toSorted((one, other) => other.value - one.value),
      note: body.note?.trim() || undefined,
      expected: {
        collected: paiseOf(body.expected_collected),
        paidOut: moneyIn(body.expected_paid_out, 'expected_paid_out'),
      },
    };
    const id = await close(call, asked);
    request.log.info({ staff: call.caller.staffId, day, close: id }, 'a day was closed');
    return {
      success: true,
      message: formatMessage('dayClose.closed', { day: formatDay(day) }),
      day_close: await readClose(call, id),
      data: await readDayBook(call, day),
    };
  }),

  route(contract.reopenDay, async ({ body, request, ...call }) => {
    requireFreshPin(call.caller, call.now);
    await reopen(call, body.day_close_id);
    const row = await readClose(call, body.day_close_id);
    request.log.info({ staff: call.caller.staffId, day: row.day, close: row.id }, 'a day was reopened');
    return {
      success: true,
      message: formatMessage('dayClose.reopened', { day: formatDay(row.day) }),
      day_close: row,
      data: await readDayBook(call, row.day),
    };
  }),

  route(contract.dayCloses, async ({ db, body }) => {
    if (body.ids !== undefined) return { success: true, data: await readCloses(db, body.ids.split(',')) };
    const { rows, page } = await listCloses(db, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows,
      ...(page && { page }),
      ...(isIncluded(body.include, 'count') && { total: await countCloses(db) }),
    };
  }),

  route(contract.exportDayCloses, async ({ db, caller, now }) => ({
    contentType: WORKBOOK_TYPE,
    bytes: streamedWorkbook(
      formatMessage('dayClose.tab'),
      closeColumns(),
      everyRow((asked) => listCloses(db, asked)),
    ),
    fileName: formatMessage('dayClose.file', { date: dayIn(caller.timeZone, now) }),
  })),

  route(contract.dayClosePdf, async ({ db, caller, params, query, ...call }) =>
    drawDayClose({ db, caller }, await readClose({ ...call, db }, params.id), query.paper),
  ),

  route(contract.expenses, async ({ db, body }) => {
    const rows = await selectExpenses(db).where('expense.id', 'in', body.ids.split(',')).execute();
    return { success: true, data: rows.map(toExpense) };
  }),

  route(contract.createExpense, async ({ body, request, ...call }) => {
    const amount = moneyIn(body.amount, 'amount');
    const id = await noteExpense(call, { amount, purpose: body.purpose });
    const row = await selectExpenses(call.db).where('expense.id', '=', id).executeTakeFirstOrThrow();
    request.log.info({ staff: call.caller.staffId, expense: id }, 'cash was paid out');
    return {
      success: true,
      message: formatMessage('dayClose.expenseSaved', {
        amount: formatRupees(amount),
        purpose: row.purpose,
      }),
      expense: toExpense(row),
      data: await openBook(call),
    };
  }),

  route(contract.deleteExpense, async ({ body, request, ...call }) => {
    await deleteExpense(call, body.expense_id);
    request.log.info({ staff: call.caller.staffId, expense: body.expense_id }, 'an expense was deleted');
    return {
      success: true,
      message: formatMessage('dayClose.deleted'),
      expense_id: body.expense_id,
      data: await openBook(call),
    };
  }),
];

/** Today's book, whose drawer is affected. */
const openBook = (call: Pick<Call, 'db' | 'caller' | 'now'>) =>
  readDayBook(call, dayIn(call.caller.timeZone, call.now));
