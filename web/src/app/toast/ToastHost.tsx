import { lazy, Suspense, useEffect, useReducer } from 'react';
import { hostToasts, type ToastText } from './toast.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** What the toaster is to do, in order; it remembers how far it got. */
export type ToastOrder = ToastText | 'clear';

const append = (orders: readonly ToastOrder[], order: ToastOrder): readonly ToastOrder[] => [
  ...orders,
  order,
];

/** Where toasts appear. The toaster's code is fetched with the first toast: the first screen does not wait for it. */
export function ToastHost() {
  const [orders, add] = useReducer(append, []);
  useEffect(() => hostToasts({ show: add, clear: () => add('clear') }), []);
  if (orders.length === 0) return null;
  return (
    <Suspense>
      <Toasts orders={orders} />
    </Suspense>
  );
}
