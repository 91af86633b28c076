export { averageWithout, type CostedReceipt } from './averageWithout.ts';
export {
  checkDelivery,
  deliveryAmount,
  MAX_DELIVERY_LINES,
  receivedAmount,
  type DeliveryLine,
} from './delivery.ts';
export {
  averageCost,
  checkGoods,
  marginPercent,
  MAX_BILL_NUMBER,
  MAX_SUPPLIER_NAME,
  SOLD_DAYS,
  type ReceivedGoods,
  type Stocked,
} from './goods.ts';
