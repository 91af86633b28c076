import { formatMessage, formatMonth, formatRupees, fullName } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { moneyIn } from '../../http/amounts.ts';
import { invalidField, Refused } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { requireFreshPin } from '../../session/index.ts';
import { maySeeEarnings, refuseOwnEarnings, requireSeller } from '../access.ts';
import { monthIn } from '../monthIn.ts';
import { advancesOf, deleteAdvance, noteAdvance } from './advances.ts';
import { closeMonth, payStatement, reopenMonth } from './close.ts';
import * as contract from './contract.ts';
import { readMonth } from './month.ts';
import { type ClosedMonth, drawMonth, monthSheet } from './paper.ts';
import {
  allRows,
  countRows,
  countStatements,
  listRows,
  listStatements,
  readStatement,
  readStatements,
} from './records.ts';

const USUAL_ROWS = 20;

type Caller = Pick<Call, 'db' | 'caller' | 'now'>;

/** A closed month with its rows, if the caller may see it. */
async function closedMonth({ db, caller }: Omit<Caller, 'now'>, id: string): Promise<ClosedMonth> {
  const statement = await readStatement(db, caller, id);
  const { firstName, lastName } = await requireSeller(db, caller, statement.employee_id);
  return { statement, rows: await allRows(db, id), employee: fullName(firstName, lastName) };
}

/** The response after a statement was written: the statement and its month. */
async function written(call: Caller, id: string) {
  const statement = await readStatement(call.db, call.caller, id);
  return { statement, data: await readMonth(call, statement.employee_id, statement.month) };
}

/** Monthly statements of employees, and advances on them. */
export const statementRoutes: Route[] = [
  route(contract.earningsMonth, async ({ body, ...call }) => {
    await requireSeller(call.db, call.caller, body.employee_id);
    const month = body.month == null ? undefined : monthIn(body.month);
    return { success: true, data: await readMonth(call, body.employee_id, month) };
  }),

  route(contract.earningsStatements, async ({ db, caller, body }) => {
    const { employee_id: id, ids, include } = body;
    if (ids !== undefined) return { success: true, data: await readStatements(db, caller, ids.split(',')) };
    if (id === undefined) throw invalidField('employee_id');
    await requireSeller(db, caller, id);
    const { rows, page } = await listStatements(db, id, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows,
      ...(page && { page }),
      ...(isIncluded(include, 'count') && { total: await countStatements(db, id) }),
    };
  }),

  route(contract.earningsStatementRows, async ({ db, caller, body }) => {
    const { statement_id: id, include } = body;
    await readStatement(db, caller, id);
    const { rows, page } = await listRows(db, id, pageAsked(body, USUAL_ROWS));
    return {
      success: true,
      data: rows,
      ...(page && { page }),
      ...(isIncluded(include, 'count') && { total: await countRows(db, id) }),
    };
  }),

  route(contract.earningsStatementPdf, async ({ params, files, ...call }) =>
    drawMonth({ db: call.db, files }, await closedMonth(call, params.id)),
  ),

  route(contract.earningsStatementXlsx, async ({ params, ...call }) =>
    monthSheet(await closedMonth(call, params.id)),
  ),

  route(contract.closeEarningsMonth, async ({ body, request, ...call }) => {
    const { employee_id: employeeId, expected_payable: expected } = body;
    await requireSeller(call.db, call.caller, employeeId);
    refuseOwnEarnings(call.caller, employeeId);
    const month = monthIn(body.month);
    const id = await closeMonth(call, { employeeId, month, expected: paiseOf(expected) });
    request.log.info(
      { staff: call.caller.staffId, employee: employeeId, month, statement: id },
      'a month was closed',
    );
    const answer = await written(call, id);
    const said = { month: formatMonth(month), number: answer.statement.number };
    return { success: true, message: formatMessage('earnings.closeDone', said), ...answer };
  }),

  route(contract.reopenEarningsMonth, async ({ body, request, ...call }) => {
    requireFreshPin(call.caller, call.now);
    await reopenMonth(call, body.statement_id);
    const answer = await written(call, body.statement_id);
    const { employee_id: employee, month, id } = answer.statement;
    request.log.info({ staff: call.caller.staffId, employee, month, statement: id }, 'a month was reopened');
    return {
      success: true,
      message: formatMessage('earnings.reopened', { month: formatMonth(month) }),
      ...answer,
    };
  }),

  route(contract.payEarningsStatement, async ({ body, request, ...call }) => {
    const asked = await readStatement(call.db, call.caller, body.statement_id);
    refuseOwnEarnings(call.caller, asked.employee_id);
    await payStatement(call, body.statement_id, body.payment_mode);
    const answer = await written(call, body.statement_id);
    request.log.info({ staff: call.caller.staffId, statement: body.statement_id }, 'a statement was paid');
    const { number } = answer.statement;
    return { success: true, message: formatMessage('earnings.payDone', { number }), ...answer };
  }),

  route(contract.employeeAdvances, async ({ db, caller, body }) => {
    const rows = await advancesOf(db, body.ids.split(','));
    return { success: true, data: rows.filter((row) => maySeeEarnings(caller, row.employee_id)) };
  }),

  route(contract.createEmployeeAdvance, async ({ body, request, ...call }) => {
    const { employee_id: employeeId, payment_mode: mode } = body;
    await requireSeller(call.db, call.caller, employeeId);
    refuseOwnEarnings(call.caller, employeeId);
    const amount = moneyIn(body.amount, 'amount');
    const id = await noteAdvance(call, { employeeId, amount, mode, note: body.note?.trim() || undefined });
    request.log.info(
      { staff: call.caller.staffId, employee: employeeId, advance: id },
      'an advance was paid',
    );
    const [advance] = await advancesOf(call.db, [id]);
    if (!advance) throw new Refused('NOT_FOUND');
    return {
      success: true,
      message: formatMessage('earnings.advanceSaved', { amount: formatRupees(amount) }),
      advance,
      data: await readMonth(call, employeeId),
    };
  }),

  route(contract.deleteEmployeeAdvance, async ({ body, request, ...call }) => {
    const [advance] = await advancesOf(call.db, [body.advance_id]);
    if (!advance) throw new Refused('NOT_FOUND');
    await requireSeller(call.db, call.caller, advance.employee_id);
    refuseOwnEarnings(call.caller, advance.employee_id);
    const employeeId = await deleteAdvance(call, body.advance_id);
    request.log.info({ staff: call.caller.staffId, advance: body.advance_id }, 'an advance was deleted');
    return {
      success: true,
      message: formatMessage('earnings.deleted'),
      advance_id: body.advance_id,
      data: await readMonth(call, employeeId),
    };
  }),
];
