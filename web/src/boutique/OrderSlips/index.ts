/** The drawer with an order's QR codes, for screens that show an order or have just created one. */
export { OrderSlips } from './OrderSlips.tsx';
