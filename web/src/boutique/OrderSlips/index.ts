import { whenOpened } from '../../ui/whenOpened.tsx';

/** The drawer with an order's QR codes, for the screens that show an order or have just made one. */
export const OrderSlips = whenOpened(() => import('./OrderSlips.tsx'));
