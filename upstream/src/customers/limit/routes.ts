import { formatMessage, rupees } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { requireCustomer } from '../require.ts';
import { setCreditLimit } from './contract.ts';

/** Credit limits of customers. */
export const limitRoutes: Route[] = [
  route(setCreditLimit, async ({ db, caller, body, now, request }) => {
    const { id } = await requireCustomer(db, caller, body.customer_id);
    const limit = body.credit_limit === null ? null : rupees(moneyIn(body.credit_limit, 'credit_limit'));
    await db.sql
      .updateTable('customer')
      .set({ creditLimit: limit, updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .execute();
    request.log.info({ staff: caller.staffId, customer: id }, 'a credit limit was set');
    return {
      success: true,
      message: formatMessage('creditLimit.saved'),
      customer_id: id,
      credit_limit: limit,
    };
  }),
];
