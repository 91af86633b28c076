/** The public interface of boutique for other slices. */
export { addAddOns } from './designs/addAddOns.ts';
export { addFixedStatuses } from './stages/fixed.ts';
export { forgetOrdersOf } from './orders/forget.ts';
export { createOrder } from './orders/create.ts';
export { handOverPieces } from './orders/handOver.ts';
export { invoiceOrder } from './orders/invoice.ts';
export { movePieces } from './orders/moves.ts';
export { receiveOnOrder } from './orders/payments.ts';
export { type OrderWriter, setStatus } from './orders/states.ts';
export type { OrderPayload } from './orders/payload.ts';
export { type OrderRecord, selectOrders, toOrder } from './orders/orders.ts';
export { ownOrders } from './orders/visible.ts';
