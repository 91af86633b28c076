import { checkOpeningDue, dayIn, formatMessage, rupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { moneyIn } from '../../http/amounts.ts';
import { refuseOn } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { requireAccount } from '../statement/load.ts';
import { setOpeningDue } from './contract.ts';

/** What customers owed before the shop used this product. */
export const openingDueRoutes: Route[] = [
  route(setOpeningDue, async ({ db, caller, body, now, request }) => {
    const { id } = await requireAccount(db, caller, body.customer_id);
    const amount = moneyIn(body.amount, 'amount');
    const row = () => db.sql.selectFrom('customer').where('tenantId', '=', db.tenantId).where('id', '=', id);
    const before = await row().select(['openingDue', 'openingPending']).forUpdate().executeTakeFirstOrThrow();
    const paid = paiseOf(before.openingDue) - paiseOf(before.openingPending);
    const today = dayIn(caller.timeZone, now);
    const since = body.since ?? today;
    refuseOn(...checkOpeningDue({ amount, since }, paid, today));
    const after = {
      openingDue: rupees(amount),
      openingPending: rupees(amount - paid),
      openingOn: amount === 0 ? null : since,
    };
    await db.sql
      .updateTable('customer')
      .set({ ...after, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .execute();
    request.log.info(
      { staff: caller.staffId, customer: id, before: before.openingDue, after: after.openingDue },
      'an opening due was set',
    );
    return {
      success: true,
      message: formatMessage('openingDue.saved'),
      customer_id: id,
      opening_due: after.openingDue,
      opening_pending: after.openingPending,
      opening_on: after.openingOn,
    };
  }),
];
