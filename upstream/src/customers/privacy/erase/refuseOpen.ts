import { dayIn, formatAmount, rupees } from '@galla/domain';
import { paiseOf } from '../../../db/numeric.ts';
import type { Call } from '../../../http/route.ts';
import { Refused } from '../../../http/refused.ts';

/** Refuses to erase a customer with pending amounts, credit, or open orders. */
export async function refuseOpen(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  customerId: string,
): Promise<void> {
  const bills = db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.customerId', '=', customerId)
    .where('document.type', 'in', ['INVOICE', 'ORDER'])
    .where('document.canceledAt', 'is', null);
  const billed = await bills
    .select((bill) =>
      bill.fn.coalesce(bill.fn.sum<string>('document.pending'), bill.val('0.00')).as('pending'),
    )
    .executeTakeFirstOrThrow();
  const { credit, openingPending } = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .select(['credit', 'openingPending'])
    .executeTakeFirstOrThrow();
  const owed = paiseOf(billed.pending) + paiseOf(openingPending);
  if (owed > 0)
    throw new Refused(
      'CUSTOMER_OWES',
      { pending: formatAmount(owed) },
      { details: { pending: rupees(owed) } },
    );
  if (paiseOf(credit) > 0)
    throw new Refused(
      'CUSTOMER_HAS_CREDIT',
      { credit: formatAmount(paiseOf(credit)) },
      { details: { credit } },
    );
  const order = await bills
    .where('document.type', '=', 'ORDER')
    .where('document.deliveryDate', '>=', dayIn(caller.timeZone, now))
    .orderBy('document.deliveryDate')
    .select('document.number')
    .limit(1)
    .executeTakeFirst();
  if (order) throw new Refused('CUSTOMER_ORDER_OPEN', { number: order.number }, { details: { ...order } });
  const work = await db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    // An invoiced order is checked through its invoice.
    .where('documentId', 'is', null)
    .where('canceledAt', 'is', null)
    .orderBy('deliveryDate')
    .select('number')
    .limit(1)
    .executeTakeFirst();
  if (work) throw new Refused('CUSTOMER_ORDER_OPEN', { number: work.number }, { details: { ...work } });
}
