import { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { statusId } from './fakeBoutique.ts';
import { customerId } from './fakeCustomers.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export const orderId = (n: number) => uuid('1', n);
export const pieceId = (n: number) => uuid('3', n);

type OrderRow = Answer<typeof boutique.listOrders>['orders'][number];

/** The nth order, with two pieces for 1,000.00, of which 400.00 have been received. */
export const orderRow = (n: number, more: Partial<OrderRow> = {}): OrderRow => ({
  order_id: orderId(n),
  order_no: `26-27/J/0000${n}`,
  version: 1,
  customer_id: customerId(n),
  customer_name: `Customer ${n}`,
  customer_mobile: '9829041526',
  customer_number: '9829041526',
  created_at: '2026-11-20T06:30:00.000Z',
  delivery_time: '2026-12-01',
  function_date: null,
  trial_date: null,
  urgent_status: 'Normal',
  order_type: 'new',
  status: 'Pending',
  status_id: statusId(1),
  status_fixed: 'PENDING',
  stage: null,
  stage_id: null,
  employee_id: null,
  employee_name: null,
  ref_no: null,
  discount: '0.00',
  discount_percentage: null,
  subtotal: '1000.00',
  gst_percentage: '0',
  gst_amount: '0.00',
  final_total: '1000.00',
  advance_amt: '400.00',
  pending_amt: '600.00',
  to_refund: '0.00',
  payment_status: 'Partially Paid',
  is_paid: 0,
  quantity: 2,
  items: 1,
  kept_reason: null,
  isInvoice: 0,
  serial_no: null,
  document_id: null,
  is_split: 0,
  ...more,
});

/** `/boutique/getorders` over these: all of them, or those with the ids. */
export const ordersAre = (orders: readonly OrderRow[]): Fake =>
  answering(boutique.listOrders, ({ body }) => {
    const ids = body?.ids?.split(',');
    const found = orders.filter((order) => ids?.includes(order.order_id) ?? true);
    return { success: true, orders: found, total: found.length };
  });
