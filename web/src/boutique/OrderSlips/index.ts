/** The drawer with an order's QR codes, for the screens that show an order or have just made one. */
export { OrderSlips } from './OrderSlips.tsx';
