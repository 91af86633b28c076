import { whenOpened } from '../../ui/whenOpened.tsx';

/** The drawer with an order's QR codes, for screens that show an order or have just created one. */
export const OrderSlips = whenOpened(() => import('./OrderSlips.tsx'));
