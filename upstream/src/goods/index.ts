/** The public interface of goods for other slices. */
export { selectSoldUnits, type SoldUnit, unitCost, unitPrice } from './soldUnits.ts';
export { receiveDelivery } from './delivery.ts';
