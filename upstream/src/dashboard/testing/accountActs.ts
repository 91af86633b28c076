import { addDays, rupees } from '@galla/domain';
import {
  confirmQuickBilling,
  createQuickBilling,
  createReceipt,
  setOpeningDue,
} from '../../billing/contract.ts';
import { addCustomer } from '../../billing/testing/index.ts';
import { saveAppointment, updateAppointment } from '../../calendar/contract.ts';
import { call } from '../../testing/index.ts';
import type { Acts, Scene } from './scene.ts';

/** Acts without documents: contacts, quick bills, money on account, appointments. */
export function accountActs({
  api,
  shop,
  as,
  owner,
  ids,
  idOf,
  customers,
  customer,
  person,
  share,
  which,
  today,
}: Scene): Acts<'contact' | 'quickBill' | 'quickMoney' | 'openingDue' | 'account' | 'appointment' | 'done'> {
  return {
    async contact() {
      const made = await addCustomer(shop, person !== shop.owner ? { assignedTo: person.staffId } : {});
      customers.push(made);
      await shop.within(({ sql, tenantId }) =>
        sql
          .updateTable('customer')
          .set({ createdAt: api.clock.now })
          .where('tenantId', '=', tenantId)
          .where('id', '=', made.id)
          .execute(),
      );
      return { status: 200 };
    },
    async quickBill() {
      const body = { amount: rupees(share * 101), customer_id: customer.id, phone: customer.mobile };
      const made = await call(api, createQuickBilling, { ...as, body });
      if (made.status === 200) ids.quickBill.push(made.body.data.id);
      return made;
    },
    async quickMoney() {
      const body = { id: idOf('quickBill'), payment_mode: 'UPI' as const };
      return call(api, confirmQuickBilling, { ...as, body });
    },
    openingDue: () =>
      call(api, setOpeningDue, {
        ...owner,
        body: { customer_id: customer.id, amount: rupees(share * 77), since: addDays(today, -share) },
      }),
    async account() {
      const body = { customer_id: customer.id, amount: rupees(share * 53), payment_mode: 'Cash' as const };
      const ask = (expected_due: string) =>
        call(api, createReceipt, { ...owner, body: { ...body, expected_due } });
      return ask(String((await ask('0.01')).refusal.details?.['due'] ?? '0.00'));
    },
    async appointment() {
      const date = `${addDays(today, 1 + (which % 5))} 10:00:00 AM`;
      const body = { customer_id: customer.id, date, looking_for: 'Call', double_booking: 1 as const };
      const made = await call(api, saveAppointment, { ...as, body });
      if (made.status === 200) ids.appointment.push(made.body.data.id);
      return made;
    },
    done: () => call(api, updateAppointment, { ...owner, body: { id: idOf('appointment'), done: 1 } }),
  };
}
