export {
  MAX_MILLI,
  isWhole,
  parseQuantity,
  parseStock,
  quantityText,
  times,
  type Milli,
} from './quantity.ts';
