import { dayIn, formatMessage, formatMonth, formatRupees, monthOfDay } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { maySeeEarnings, refuseOwnEarnings, requireSeller } from '../access.ts';
import { monthIn } from '../monthIn.ts';
import { employeeTarget, setEmployeeTarget, targetsThisMonth } from './contract.ts';
import { listTargets, readTarget, setTarget } from './target.ts';

/** Sales targets of employees per month (ADR 56). */
export const targetRoutes: Route[] = [
  route(employeeTarget, async ({ db, caller, body, now }) => {
    await requireSeller(db, caller, body.employee_id);
    const month = body.month == null ? monthOfDay(dayIn(caller.timeZone, now)) : monthIn(body.month);
    return { success: true, data: await readTarget(db, caller, body.employee_id, month) };
  }),

  route(targetsThisMonth, async ({ db, caller, body, now }) => {
    const ids = body.ids.split(',').filter((id) => maySeeEarnings(caller, id));
    const month = monthOfDay(dayIn(caller.timeZone, now));
    return { success: true, data: await listTargets(db, caller, ids, month) };
  }),

  route(setEmployeeTarget, async ({ body, request, ...call }) => {
    const { db, caller } = call;
    const { employee_id: employeeId } = body;
    await requireSeller(db, caller, employeeId);
    refuseOwnEarnings(caller, employeeId);
    const month = monthIn(body.month);
    const amount = body.amount === null ? undefined : moneyIn(body.amount, 'amount');
    await setTarget(call, { employeeId, month, amount });
    request.log.info({ staff: caller.staffId, employee: employeeId, month }, 'a target was set');
    const said = { month: formatMonth(month) };
    const message =
      amount === undefined
        ? formatMessage('target.ended', said)
        : formatMessage('target.saved', { ...said, amount: formatRupees(amount) });
    return { success: true, message, data: await readTarget(db, caller, employeeId, month) };
  }),
];
