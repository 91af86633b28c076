/** What other slices use of goods. */
export { selectSoldUnits, type SoldUnit, unitCost, unitPrice } from './soldUnits.ts';
