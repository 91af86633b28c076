import type { Recorder } from './Recorder.ts';

/** The payload for taking and editing an order: pieces of one item, one suit each. */
const payload = (at: Recorder, quantity: number, id?: string) => ({
  customer_id: at.at('customers.addCustomer', 'customer_id'),
  delivery_time: '2026-12-20',
  trial_date: '2026-12-15',
  item: [
    {
      ...(id !== undefined && { id }),
      item_id: at.at('boutique.submitItemConfiguration', 'data', 'id'),
      to_whom: 'Priya',
      quantity,
      measurements: {
        type: 'form' as const,
        measurements: [{ name: 'Chest', value: '38 1/2' }],
        measurementUnit: 'inch' as const,
      },
    },
  ],
});

/** An order from the counter to its invoice: taken, paid, put on hold, worked on, billed, and shown to its customer. */
export async function recordOrders(at: Recorder): Promise<void> {
  await at.send('boutique.addStage', { body: { name: 'Hemming' } });
  await at.send('boutique.submitItemConfiguration', { body: { item_name: 'Sherwani', price: '4500.00' } });
  await at.send('boutique.createOrders', {
    body: { ...payload(at, 2), advance_amt: '1000.00', payment_mode: 'Cash' },
  });
  const id = at.at('boutique.createOrders', 'order_id');
  const one = { params: { id } };
  await at.send('boutique.listOrders', { body: { filters: { status: 'Pending' }, limit: 2 } });
  await at.send('boutique.setDailyPieces', { body: { pieces: 8 } });
  await at.send('boutique.dueOrders', { query: { by: 'delivery' } });
  await at.send('boutique.dayLoad', { query: { date: '2026-12-20' } });
  await at.send('boutique.measurementVersions', {
    query: {
      customer_id: at.at('customers.addCustomer', 'customer_id'),
      garment_id: at.at('boutique.submitItemConfiguration', 'data', 'id'),
    },
  });
  await at.send('boutique.orderDetails', one);
  await at.send('boutique.orderDetail', one);
  await at.send('boutique.orderItems', one);
  await recordMoney(at, id);
  await recordWork(at, id);
  await at.send('boutique.orderHistory', { query: { ids: id } });
  await at.send('boutique.generateInvoice', { ...one, body: {} });
  await at.send('boutique.invoicePdf', one);
  await recordLinks(at, id);
}

/** Receives the full total, then removes a piece and refunds its price. */
async function recordMoney(at: Recorder, id: string): Promise<void> {
  await at.send('boutique.payOrder', {
    params: { id },
    body: {
      amount: '500.00',
      expected_pending: at.at('boutique.createOrders', 'order', 'pending_amt'),
      payment_mode: 'UPI',
      reference: '412345678902',
    },
  });
  await at.send('boutique.updateOrderPending', {
    params: { id },
    body: { advance_amt: at.at('boutique.createOrders', 'order', 'final_total'), pending_amt: '0.00' },
  });
  const item = at.at('boutique.createOrders', 'orderItemList', 0, 'id');
  await at.send('boutique.updateOrders', { params: { id }, body: payload(at, 1, item) });
  await at.send('boutique.refundOrder', {
    params: { id },
    body: { amount: at.at('boutique.updateOrders', 'order', 'to_refund'), payment_mode: 'Cash' },
  });
}

/** The order is put on hold and resumed; its piece is assigned, begun and finished. */
async function recordWork(at: Recorder, id: string): Promise<void> {
  const stage = at.at('boutique.addStage', 'data', 'id');
  const employee = at.at('employees.employees', 'data', 0, 'id');
  await at.send('boutique.updateOrderStatus', { body: { OrderID: id, status: 'Held' } });
  await at.send('boutique.updateOrderStatus', { body: { OrderID: id, status: 'Pending' } });
  await at.send('boutique.updateOrderStage', { body: { OrderID: id, stage } });
  await at.send('boutique.assignEmployee', {
    body: {
      employee_id: employee,
      order_id: id,
      item: [{ id: at.at('boutique.createOrders', 'orderItemList', 0, 'id'), qty: 1 }],
      stage,
    },
  });
  await at.send('boutique.itemsOfOrders', { query: { ids: id } });
  await at.send('boutique.employeeOrders', { params: { id: employee } });
  const piece = at.at('boutique.itemsOfOrders', 'data', 0, 'pieces', 0, 'id');
  const ids = [piece];
  const of = at.at('boutique.itemsOfOrders', 'data', 0, 'id');
  await at.send('boutique.setCloth', {
    body: { item_id: of, cloth: { description: 'Blue silk', metres: '2.5' } },
  });
  await at.send('boutique.returnCloth', { body: { item_id: of, left: '0.35' } });
  await at.send('boutique.jobCards', { query: { order_id: id } });
  await at.send('boutique.finishPiece', { params: { id: piece }, body: { stage_id: stage } });
  await at.send('boutique.undoPiece', { params: { id: piece }, body: {} });
  await at.send('boutique.movePieces', { body: { ids, state: '1' } });
  await at.send('boutique.movePieces', { body: { ids, state: '2' } });
  const handOver = { params: { id }, body: { piece_ids: ids, collected_by: 'Priya Nair' } };
  await at.send('boutique.handOver', handOver);
  await at.send('boutique.takeBack', { params: { id }, body: { piece_ids: ids } });
  await at.send('boutique.handOver', handOver);
  await at.send('boutique.createAlteration', {
    body: {
      piece_id: piece,
      cause: 'Too tight at the waist',
      charge: '150.00',
      delivery_time: '2026-12-24',
      employee_id: employee,
      stage_id: stage,
    },
  });
}

async function recordLinks(at: Recorder, id: string): Promise<void> {
  await at.send('boutique.shareOrder', { params: { id }, body: {} });
  await at.send('boutique.customerOrderDetail', {
    params: { id, ts: at.at('boutique.shareOrder', 'ts') },
    query: { k: at.at('boutique.shareOrder', 'secret') },
  });
  await at.send('boutique.revokeOrderLinks', { params: { id } });
}
