import { dayIn, formatMessage, formatRupees } from '@galla/domain';
import { WORKBOOK_TYPE } from '../../catalogue/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { readDays } from '../../http/days.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { requireFreshPin } from '../../session/index.ts';
import { everyRow, streamedWorkbook } from '../export/workbook.ts';
import { quickColumns } from './columns.ts';
import { listEvents } from './events.ts';
import { findQuickBill, listQuickBills, selectQuickBills, statusAsked, toQuickBill } from './quickBills.ts';
import * as trash from './trash.ts';
import * as contract from './trashContract.ts';

const billNow = async ({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string) =>
  toQuickBill(await findQuickBill(db, caller, id));

/** Trash of quick bills, undone receipts, their history and the workbook. */
export const quickTrashRoutes: Route[] = [
  route(contract.trashQuickBilling, async (call) => {
    const { id } = call.body;
    await trash.trashQuickBill(call, id);
    call.request.log.info({ staff: call.caller.staffId, quickBill: id }, 'quick bill moved to trash');
    return { success: true, message: formatMessage('transactions.trashed'), data: await billNow(call, id) };
  }),

  route(contract.restoreQuickBilling, async (call) => {
    const { id } = call.body;
    await trash.restoreQuickBill(call, id);
    call.request.log.info({ staff: call.caller.staffId, quickBill: id }, 'quick bill put back');
    return { success: true, message: formatMessage('transactions.restored'), data: await billNow(call, id) };
  }),

  route(contract.deleteQuickBilling, async (call) => {
    const { caller, params, now, request } = call;
    requireFreshPin(caller, now);
    await trash.deleteQuickBill(call, params.id);
    request.log.info({ staff: caller.staffId, quickBill: params.id }, 'quick bill deleted for good');
    return { success: true, message: formatMessage('transactions.deleted'), id: params.id };
  }),

  route(contract.undoQuickBillingReceipt, async (call) => {
    const { id } = call.body;
    await trash.undoReceipt(call, id);
    call.request.log.info({ staff: call.caller.staffId, quickBill: id }, 'receipt of a quick bill undone');
    const data = await billNow(call, id);
    const amount = formatRupees(paiseOf(data.amount));
    return { success: true, message: formatMessage('quickBill.undone', { amount, number: data.tid }), data };
  }),

  route(contract.quickBillingEvents, async ({ db, caller, body }) => {
    const seen = await selectQuickBills(db, caller, { ids: body.ids.split(',') })
      .select('id')
      .execute();
    if (seen.length === 0) return { success: true, data: [] };
    const ids = seen.map(({ id }) => id);
    return { success: true, data: await listEvents(db, ids) };
  }),

  route(contract.exportQuickBilling, async ({ db, caller, body, now }) => {
    const { search, status, trash: inTrash, ...days } = body;
    const filter = { search: search ?? undefined, inTrash, status: statusAsked(status), ...readDays(days) };
    async function* bills() {
      for await (const row of everyRow((asked) => listQuickBills(db, caller, filter, asked)))
        yield toQuickBill(row);
    }
    const columns = quickColumns((instant) => dayIn(caller.timeZone, new Date(instant)));
    return {
      contentType: WORKBOOK_TYPE,
      bytes: streamedWorkbook(formatMessage('transactions.quickTab'), columns, bills()),
      fileName: formatMessage('quickBill.sheet', { date: dayIn(caller.timeZone, now) }),
    };
  }),
];
